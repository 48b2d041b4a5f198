import { CheckOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { APPEARANCES, type Appearance, chooseAppearance, useAppearance } from '../../shared/theme/appearance.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { useTexts } from '../texts.ts';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean; readonly className?: string }>;

const ICONS: Readonly<Record<Appearance, Icon>> = { light: SunOutlined, dark: MoonOutlined, system: DesktopOutlined };

function Choices({ chosen, onChoose }: { readonly chosen: Appearance; readonly onChoose: (appearance: Appearance) => void }) {
  const { t } = useTexts();
  return (
    <fieldset className="shell-choices" aria-label={t('appearance')}>
      {APPEARANCES.map((appearance) => {
        const Icon = ICONS[appearance];
        return (
          <button
            key={appearance}
            type="button"
            className="shell-choice"
            aria-pressed={appearance === chosen}
            onClick={() => onChoose(appearance)}
          >
            <Icon aria-hidden /> {t(appearance)}
            {appearance === chosen && <CheckOutlined className="shell-choice-mark" aria-hidden />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Light, dark, or as the system is (SHELL-16). */
export function AppearanceChoice() {
  const { t } = useTexts();
  const state = useDropPanel();
  const chosen = useAppearance();
  const Icon = ICONS[chosen];
  const name = t('appearanceNow', { now: t(chosen) });
  const choose = (appearance: Appearance) => {
    chooseAppearance(appearance);
    state.change(false);
  };
  return (
    <DropPanel state={state} content={<Choices chosen={chosen} onChoose={choose} />}>
      <button type="button" className="shell-icon-button" aria-label={name} title={name} aria-expanded={state.open}>
        <Icon aria-hidden />
      </button>
    </DropPanel>
  );
}
