import { CheckOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { APPEARANCES, type Appearance, chooseAppearance, useAppearance } from '../../shared/theme/appearance.ts';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { useTexts } from '../texts.ts';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean; readonly className?: string }>;

const ICONS: Readonly<Record<Appearance, Icon>> = { light: SunOutlined, dark: MoonOutlined, system: DesktopOutlined };

/** The appearances to choose from. */
export function Appearances({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTexts();
  const chosen = useAppearance();
  const choose = (appearance: Appearance) => {
    chooseAppearance(appearance);
    onChosen();
  };
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
            onClick={() => choose(appearance)}
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
  return (
    <DropPanel state={state} content={<Appearances onChosen={() => state.change(false)} />}>
      <button type="button" className="shell-icon-button" aria-label={name} title={name} aria-expanded={state.open}>
        <Icon aria-hidden />
      </button>
    </DropPanel>
  );
}
