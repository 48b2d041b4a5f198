import { SignInRecord } from '@hall/contract/logs';
import { AccountState, AccountDetails as Details } from '@hall/contract/people';
import { valueText } from '@hall/contract/wire/coded';
import { Link } from 'react-router-dom';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useAccountQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { AccountSection } from './account-section.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountStatus } from './account-status.tsx';
import { HoldNote } from './hold-note.tsx';
import { LastSignIn } from './last-sign-in.tsx';

function State({ details }: { readonly details: Details }) {
  const { t } = useTexts();
  const { state, lockedBy, disabledBy } = details;
  return (
    <>
      <p className="account-state">
        <AccountStatus account={state} />
        <span className="hall-soft">
          {t('lastSignIn')}
          <LastSignIn at={state.lastSignIn} />
        </span>
      </p>
      {lockedBy && <HoldNote hold={lockedBy} did="lockedBy" />}
      {disabledBy && <HoldNote hold={disabledBy} did="disabledBy" />}
    </>
  );
}

function Failures({ failures }: { readonly failures: readonly SignInRecord[] }) {
  const { t, language } = useTexts();
  if (failures.length === 0) return <p className="hall-soft">{t('noFailures')}</p>;
  return (
    <ul className="account-lines">
      {failures.map((failure) => (
        <li key={failure.id} className="account-line">
          <div>
            <p>
              {minuteOf(failure.at)} · {failure.address} · {failure.browser}
            </p>
            <p className="hall-soft">{valueText(SignInRecord, 'reason', failure.reason, language) || t('refusedSignIn')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the list may have cut short of who it is, and the way to what the person sees and why. */
function Who({ account }: { readonly account: AccountState }) {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <section className="account-section">
      <Facts entity={AccountState} row={account} fields={['department', 'roles', 'local']} />
      {permits('system.why') && (
        <Link className="account-why" to={`/xtsz/why?person=${encodeURIComponent(account.staffNumber)}`}>
          {t('why')}
        </Link>
      )}
    </section>
  );
}

/** An account beside the list: who it is, whether it can sign in and who sees to that, where it is signed in, and where it could not. */
export function AccountDetails({ account }: { readonly account: AccountState }) {
  const term = useTerms(Details);
  const query = useAccountQuery({ staffNumber: account.staffNumber }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Who account={account} />
      <QueryView query={query} lines={8}>
        {(details) => (
          <>
            <AccountSection title={term('state')}>
              <State details={details} />
            </AccountSection>
            <AccountSessions account={details.state} sessions={details.sessions} />
            <AccountSection title={term('failures')}>
              <Failures failures={details.failures} />
            </AccountSection>
          </>
        )}
      </QueryView>
    </>
  );
}
