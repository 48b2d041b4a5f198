import { useSharedTexts } from '../i18n/shared-texts.ts';
import './cross.css';

interface CrossProps {
  /** What it dismisses, to who cannot see that; nothing where there is one such thing. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** The cross by which something said at the edge of the window is dismissed. */
export function Cross({ label, onClick }: CrossProps) {
  const { t } = useSharedTexts();
  return (
    <button type="button" className="hall-cross" aria-label={label ?? t('dismiss')} title={t('dismiss')} onClick={onClick}>
      ×
    </button>
  );
}
