import type { OwnSession } from '@hall/contract/own-sessions';
import { AccountDetails, type AccountState } from '@hall/contract/people';
import type { Action } from '../../../page-kit/action.ts';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { agoOf } from '../../../shared/ui/ago.ts';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useEndSessionsMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { useObstacle } from '../use-obstacle.ts';
import { AccountSection } from './account-section.tsx';

interface AccountSessionsProps {
  readonly account: AccountState;
  readonly sessions: readonly OwnSession[];
}

const LOOK = { size: 'small' } as const;

const runIt = (action: Action) => action.run();

/** What ends one of a person's sessions, or all of them; why it cannot is the same for each. */
function useEnding(account: AccountState, sessions: readonly OwnSession[]): (id?: string) => Action {
  const { t } = useTexts();
  const [end] = useEndSessionsMutation();
  const obstacle = useObstacle()(account) ?? (sessions.length === 0 ? t('noSessions') : undefined);
  const { staffNumber } = account;
  const endThem = async (id: string | undefined) => {
    const { data } = await end({ staffNumber, id });
    if (data) toastLane.show({ tone: 'success', text: t('sessionsEnded', { count: data.ended }) });
  };
  return (id) => ({
    id: id ?? 'all',
    label: t(id ? 'endSession' : 'endAll'),
    confirm: t(id ? 'askEndSession' : 'askEndAll'),
    danger: true,
    disabledBecause: obstacle,
    run: () => endThem(id),
  });
}

/** Where a person is signed in; who may ends it there, and who may not on this account is told why. */
export function AccountSessions({ account, sessions }: AccountSessionsProps) {
  const { t, pick, language } = useTexts();
  const term = useTerms(AccountDetails);
  const mayEnd = usePermits()('system.accounts.end-sessions');
  const ending = useEnding(account, sessions);
  return (
    <AccountSection title={term('sessions')} extra={mayEnd && <ActionGroup actions={[ending()]} look={LOOK} onRun={runIt} />}>
      {sessions.length === 0 && <p className="hall-soft">{t('noSessions')}</p>}
      <ul className="account-lines">
        {sessions.map(({ id, address, browser, startedAt, lastUsedAt, actor, actorEn }) => (
          <li key={id} className="account-line">
            <div>
              <p>
                {browser} · {address}
              </p>
              {actor && <p>{t('actedBy', { name: pick(actor, actorEn) })}</p>}
              <p className="hall-soft">
                {t('sessionTimes', { started: minuteOf(startedAt), used: agoOf(lastUsedAt, new Date(), language) ?? minuteOf(lastUsedAt) })}
              </p>
            </div>
            {mayEnd && <ActionGroup actions={[ending(id)]} look={LOOK} onRun={runIt} />}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
