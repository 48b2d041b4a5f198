import { OnlineSession, onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { peopleDomain } from '@hall/contract/people';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useOnlineActions } from '../online-actions.ts';
import { useOnlineTexts } from '../online-texts.ts';

const KNOWN = { title: peopleDomain.permissions['system.online'], call: onlineSessionsEndpoints.online.path };
const FACTS = ['name', 'staffNumber', 'actor', 'department', 'browser', 'address', 'way', 'startedAt', 'lastUsedAt', 'current'] as const;
const CARD = { title: 'name', line: ['department', 'browser', 'lastUsedAt'] };

function Browser({ session: { browser, current } }: { readonly session: OnlineSession }) {
  const { t } = useOnlineTexts();
  return (
    <>
      {current && <strong>{t('present')} · </strong>}
      {browser}
    </>
  );
}

const CELLS = { browser: (session: OnlineSession) => <Browser session={session} /> };

/** Who is signed in now, and from where; who may ends it there (SYS-8). */
export function OnlinePage() {
  const { pick } = useOnlineTexts();
  const { rowActions, selectionActions } = useOnlineActions();
  const detail = {
    title: ({ name, nameEn }: OnlineSession) => pick(name, nameEn),
    render: (session: OnlineSession) => <Facts entity={OnlineSession} row={session} fields={FACTS} />,
  };
  return (
    <ConfiguredPage
      page="online"
      known={KNOWN}
      row={OnlineSession}
      rowActions={rowActions}
      selectionActions={selectionActions}
      detail={detail}
      cells={CELLS}
      card={CARD}
    />
  );
}
