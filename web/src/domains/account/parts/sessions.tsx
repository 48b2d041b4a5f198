import type { OwnSession } from '@hall/contract/own-sessions';
import { Button, Popconfirm } from 'antd';
import { Card } from '../../../shared/ui/card.tsx';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useEndMyOtherSessionsMutation, useEndMySessionMutation, useMySessionsQuery } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import './lines.css';

function SessionLine({ session }: { readonly session: OwnSession }) {
  const { t, pick } = useTexts();
  const [end] = useEndMySessionMutation();
  const { id, address, browser, startedAt, lastUsedAt, current, actor, actorEn } = session;
  const endIt = async () => {
    const { error } = await end({ id });
    if (!error) toastLane.show({ tone: 'success', text: t('sessionEnded') });
  };
  return (
    <li className="center-line">
      <div>
        <p>
          {browser} · {address} {current && <span className="center-tag">{t('thisSession')}</span>}
        </p>
        {actor && <p>{t('actedBy', { name: pick(actor, actorEn) })}</p>}
        <p className="center-absent">{t('sessionTimes', { started: minuteOf(startedAt), used: minuteOf(lastUsedAt) })}</p>
      </div>
      {!current && (
        <Popconfirm
          title={t('askEndSession')}
          okText={t('endSession')}
          cancelText={t('cancel')}
          okButtonProps={{ danger: true }}
          onConfirm={endIt}
        >
          <Button size="small">{t('endSession')}</Button>
        </Popconfirm>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTexts();
  const [endAll] = useEndMyOtherSessionsMutation();
  const end = async () => {
    const { data } = await endAll();
    if (data) toastLane.show({ tone: 'success', text: t('othersEnded', { count: data.ended }) });
  };
  return (
    <Popconfirm title={t('askEndOthers')} okText={t('endOthers')} cancelText={t('cancel')} okButtonProps={{ danger: true }} onConfirm={end}>
      <Button size="small" danger>
        {t('endOthers')}
      </Button>
    </Popconfirm>
  );
}

/** Where the person is signed in (ACCT-6). */
export function Sessions() {
  const { t } = useTexts();
  const query = useMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = query.data?.some(({ current }) => !current) ?? false;
  return (
    <Card title={t('sessions')} extra={others && <EndOthers />}>
      <QueryView query={query} lines={3}>
        {(sessions) => (
          <ul className="center-lines">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
