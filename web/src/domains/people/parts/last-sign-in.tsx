import { minuteOf } from '../../../shared/ui/dates.ts';
import { useTexts } from '../texts.ts';

/** When a person was here last, to the minute. */
export function LastSignIn({ at }: { readonly at: string | undefined }) {
  const { t } = useTexts();
  return at ? minuteOf(at) : <span className="hall-soft">{t('never')}</span>;
}
