import type { OwnSession } from '@hall/contract/own-sessions';
import { AccountDetails, type AccountState } from '@hall/contract/people';
import { Button, Popconfirm } from 'antd';
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

interface EndButtonProps {
  readonly staffNumber: string;
  /** The session; all of them without one. */
  readonly id?: string;
}

function EndButton({ staffNumber, id }: EndButtonProps) {
  const { t } = useTexts();
  const [end] = useEndSessionsMutation();
  const [label, ask] = id ? ([t('endSession'), t('askEndSession')] as const) : ([t('endAll'), t('askEndAll')] as const);
  const endThem = async () => {
    const { data } = await end({ staffNumber, id });
    if (data) toastLane.show({ tone: 'success', text: t('sessionsEnded', { count: data.ended }) });
  };
  return (
    <Popconfirm title={ask} okText={label} cancelText={t('cancel')} okButtonProps={{ danger: true }} onConfirm={endThem}>
      <Button size="small" danger={!id}>
        {label}
      </Button>
    </Popconfirm>
  );
}

/** Where a person is signed in; who may ends it there, and who may not on this account is told why. */
export function AccountSessions({ account, sessions }: AccountSessionsProps) {
  const { staffNumber } = account;
  const { t, language } = useTexts();
  const term = useTerms(AccountDetails);
  const permits = usePermits();
  const obstacle = useObstacle()(account);
  const permitted = permits('system.accounts.end-sessions');
  const mayEnd = permitted && !obstacle;
  return (
    <AccountSection title={term('sessions')} extra={mayEnd && sessions.length > 1 && <EndButton staffNumber={staffNumber} />}>
      {permitted && obstacle && sessions.length > 0 && <p className="hall-soft">{obstacle}</p>}
      {sessions.length === 0 && <p className="hall-soft">{t('noSessions')}</p>}
      <ul className="account-lines">
        {sessions.map(({ id, address, browser, startedAt, lastUsedAt }) => (
          <li key={id} className="account-line">
            <div>
              <p>
                {browser} · {address}
              </p>
              <p className="hall-soft">
                {t('sessionTimes', { started: minuteOf(startedAt), used: agoOf(lastUsedAt, new Date(), language) ?? minuteOf(lastUsedAt) })}
              </p>
            </div>
            {mayEnd && <EndButton staffNumber={staffNumber} id={id} />}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
