import { ControlOutlined } from '@ant-design/icons';
import type { Parameters } from '@hall/contract/parameter-table';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useTexts } from '../texts.ts';
import { Appearances } from './appearance-choice.tsx';
import { useFullScreen } from './full-screen-button.tsx';

/** Whether the header has no room for all of its tools: some are in the account panel then (SHELL-17). */
export const useNarrow = (): boolean => useMedia('(max-width: 399px)');

interface AccountToolsProps {
  readonly parameters: Parameters;
  readonly onChosen: () => void;
  readonly onPreferences: () => void;
}

/** What a narrow header has no room for. */
export function AccountTools({ parameters, onChosen, onPreferences }: AccountToolsProps) {
  const { t } = useTexts();
  const whole = useFullScreen();
  const turn = () => {
    whole?.turn();
    onChosen();
  };
  return (
    <div className="account-tools">
      <LanguageSwitch parameters={parameters} />
      <Appearances onChosen={onChosen} />
      <button type="button" className="account-choice" onClick={onPreferences}>
        <ControlOutlined aria-hidden /> {t('preferences')}
      </button>
      {whole && (
        <button type="button" className="account-choice" onClick={turn}>
          {whole.icon} {whole.name}
        </button>
      )}
    </div>
  );
}
