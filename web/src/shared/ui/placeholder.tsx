import { useSharedTexts } from '../i18n/shared-texts.ts';
import './card.css';

const BARS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Takes the place of content that is still loading. */
export function Placeholder({ lines = 4 }: { readonly lines?: number }) {
  const { t } = useSharedTexts();
  return (
    <div className="hall-placeholder" aria-busy="true">
      <span className="hall-visually-hidden">{t('loading')}</span>
      {BARS.slice(0, lines).map((bar) => (
        <span key={bar} />
      ))}
    </div>
  );
}
