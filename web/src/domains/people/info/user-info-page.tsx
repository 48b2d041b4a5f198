import { UserOutlined } from '@ant-design/icons';
import { peopleDomain } from '@hall/contract/people';
import { PersonSeen, userInfoEndpoints } from '@hall/contract/user-info';
import { wireName } from '@hall/contract/wire/entity';
import { useNavigate } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useTexts } from './texts.ts';
import type { UserInfoProps } from './user-info.tsx';

const UserInfo = lazyPart<UserInfoProps>(() => import('./user-info.tsx').then((part) => part.UserInfo));

const KNOWN = {
  title: peopleDomain.permissions['people.info'],
  call: userInfoEndpoints.peopleSeen.path,
  rowKey: wireName(PersonSeen, 'staffNumber'),
};
const CARD = { title: 'name', line: ['staffNumber', 'department', 'lastSignIn'], tags: ['enabled'] };

function LastSignIn({ at }: { readonly at: string | undefined }) {
  const { t } = useTexts();
  return at ? <MomentText at={at} exact /> : <span className="hall-soft">{t('never')}</span>;
}

const CELLS = { lastSignIn: ({ lastSignIn }: PersonSeen) => <LastSignIn at={lastSignIn} /> };

/** Those whose info the person may see, each in full beside the list. */
function Others() {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const navigate = useNavigate();
  const detail = {
    title: ({ name, nameEn, staffNumber }: PersonSeen) => `${pick(name, nameEn)} ${staffNumber}`,
    render: ({ staffNumber }: PersonSeen) => <UserInfo staffNumber={staffNumber} />,
    beside: true,
  };
  const mine = {
    id: 'mine',
    label: t('own'),
    icon: <UserOutlined aria-hidden />,
    run: () => void (me && navigate({ search: new URLSearchParams({ open: me.staffNumber }).toString() })),
  };
  return <ConfiguredPage page="user-info" known={KNOWN} row={PersonSeen} toolbar={[mine]} cells={CELLS} detail={detail} card={CARD} />;
}

function Own() {
  const { t } = useTexts();
  return (
    <section className="kit-page user-info-own">
      <h1>{t('title')}</h1>
      <UserInfo heading="h2" />
    </section>
  );
}

/** User info: one's own at once for who sees nobody else's, else a list (INFO-1). */
export function UserInfoPage() {
  const permits = usePermits();
  const seesOthers = permits('people.info.others', false) || permits('system.accounts', false);
  return seesOthers ? <Others /> : <Own />;
}
