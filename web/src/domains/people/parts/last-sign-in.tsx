import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useTexts } from '../texts.ts';

/** When a person was here last. */
export function LastSignIn({ at }: { readonly at: string | undefined }) {
  const { t } = useTexts();
  return at ? <MomentText at={at} exact /> : <span className="hall-soft">{t('never')}</span>;
}
