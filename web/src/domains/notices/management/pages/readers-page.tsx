import { BellOutlined } from '@ant-design/icons';
import type { ManagedNotice } from '@hall/contract/notice-management';
import { NoticeReader, NoticeReaderFilter, noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { noticesDomain } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Action } from '../../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../../page-kit/configured-page.tsx';
import { toastLane } from '../../../../shared/ui/toast-lane.ts';
import { useManagedNoticesQuery } from '../api.ts';
import { useRemindReadersMutation } from '../readers-api.ts';
import { NOTICE_PARAMETER } from '../readers-path.ts';
import { useTexts } from '../texts.ts';
import '../parts/read-bar.css';

const KNOWN = {
  title: noticesDomain.permissions['notices.manage.readers'],
  call: noticeReadersEndpoints.readers.path,
  rowKey: wireName(NoticeReader, 'staffNumber'),
};
const CARD = { title: 'name', line: ['department', 'read', 'readAt'] };

/** Reminds those who have not read a notice, once it is confirmed how many they are. */
function useRemindAction(notice: ManagedNotice | undefined): readonly Action[] {
  const { t } = useTexts();
  const [remind] = useRemindReadersMutation();
  if (!notice) return [];
  const unread = notice.reach - notice.readBy;
  const remindAll = async () => {
    const { data } = await remind({ id: notice.id });
    if (!data) return false;
    const text = t(data.toldBefore > 0 ? 'remindDoneBefore' : 'remindDone', { count: data.told, before: data.toldBefore });
    toastLane.show({ tone: 'success', text });
    return true;
  };
  const obstacle = unread === 0 ? t('allRead') : undefined;
  return [
    {
      id: 'remind',
      label: t('remind'),
      icon: <BellOutlined aria-hidden />,
      permission: 'notices.manage.readers',
      confirm: t('askRemind', { count: unread }),
      disabledBecause: notice.state === 'published' ? obstacle : t('notPublished'),
      run: remindAll,
    },
  ];
}

interface LeadProps {
  readonly notice: ManagedNotice | undefined;
  readonly isKnown: boolean;
}

/** Which notice it is, and how many have read it. */
function Lead({ notice, isKnown }: LeadProps) {
  const { t, pick } = useTexts();
  const said = notice && { reach: notice.reach, read: notice.readBy, unread: notice.reach - notice.readBy };
  return (
    <div className="notice-readers-lead">
      {notice && <strong>{pick(notice.title, notice.titleEn)}</strong>}
      {said && <span>{t('readersLead', said)}</span>}
      {!notice && isKnown && <span>{t('noSuchNotice')}</span>}
      <Link to="/xtsz/notices">{t('backToNotices')}</Link>
    </div>
  );
}

/** Who has read a notice, and who has not (NOTICE-7). */
export function ReadersPage() {
  const id = new URLSearchParams(useLocation().search).get(NOTICE_PARAMETER) ?? '';
  const always = useMemo(() => ({ [wireName(NoticeReaderFilter, 'id')]: id }), [id]);
  const { currentData } = useManagedNoticesQuery({ id, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  const notice = id ? currentData?.rows[0] : undefined;
  const toolbar = useRemindAction(notice);
  return (
    <ConfiguredPage
      page="notice-readers"
      known={KNOWN}
      row={NoticeReader}
      always={always}
      toolbar={toolbar}
      lead={<Lead notice={notice} isKnown={currentData !== undefined} />}
      card={CARD}
    />
  );
}
