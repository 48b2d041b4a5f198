import type { AccountState } from '@hall/contract/people';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { useTexts } from '../texts.ts';
import './account-status.css';

/** Says what keeps a person from signing in, or that nothing does. */
export function AccountStatus({ account }: { readonly account: AccountState }) {
  const { t } = useTexts();
  const { enabled, locked, refusedUntil } = account;
  if (enabled && !locked && !refusedUntil) return <span className="account-tag account-fine">{t('fine')}</span>;
  return (
    <span className="account-tags">
      {!enabled && <span className="account-tag account-off">{t('disabled')}</span>}
      {locked && <span className="account-tag account-off">{t('locked')}</span>}
      {refusedUntil && <span className="account-tag account-refused">{t('refused', { time: minuteOf(refusedUntil) })}</span>}
    </span>
  );
}
