import { PlusOutlined } from '@ant-design/icons';
import { ManagedNotice, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { noticesDomain } from '@hall/contract/notices';
import { useState } from 'react';
import { ConfiguredPage } from '../../../../page-kit/configured-page.tsx';
import { Facts } from '../../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import type { NoticeDialogProps } from '../parts/notice-dialog.tsx';
import { NoticeStateTag } from '../parts/notice-state-tag.tsx';
import { ReadBar } from '../parts/read-bar.tsx';
import { useTexts } from '../texts.ts';
import { useNoticeActions } from '../use-notice-actions.tsx';

// The editor comes once somebody writes.
const NoticeDialog = lazyPart<NoticeDialogProps>(() => import('../parts/notice-dialog.tsx').then((part) => part.NoticeDialog), null);
const NoticeText = lazyPart<{ readonly notice: ManagedNotice }>(() => import('../parts/notice-text.tsx').then((part) => part.NoticeText));

const KNOWN = { title: noticesDomain.permissions['notices.manage'], call: noticeManagementEndpoints.managed.path };
const FACTS = ['state', 'level', 'audience', 'publishedAt', 'publisher', 'author', 'changedAt'] as const;
const CARD = { title: 'title', line: ['state', 'audience', 'publishedAt'] };
const CELLS = {
  state: (notice: ManagedNotice) => <NoticeStateTag notice={notice} />,
  readBy: (notice: ManagedNotice) => <ReadBar notice={notice} />,
};

/** Notices of every state, and what those who write them can do (NOTICE-7). */
export function ManagePage() {
  const { t, pick } = useTexts();
  const [editing, setEditing] = useState<{ readonly id: string | undefined }>();
  const rowActions = useNoticeActions((id) => setEditing({ id }));
  const toolbar = [
    {
      id: 'new',
      label: t('newNotice'),
      icon: <PlusOutlined aria-hidden />,
      permission: 'notices.manage' as const,
      run: () => setEditing({ id: undefined }),
    },
  ];
  const detail = {
    title: ({ title, titleEn }: ManagedNotice) => pick(title, titleEn),
    render: (notice: ManagedNotice) => (
      <>
        <p className="notice-read">
          <span className="hall-soft">{t('readers')}</span>
          <ReadBar notice={notice} />
        </p>
        <Facts entity={ManagedNotice} row={notice} fields={FACTS} />
        <NoticeText notice={notice} />
      </>
    ),
    beside: true,
  };
  return (
    <>
      <ConfiguredPage
        page="managed-notices"
        known={KNOWN}
        row={ManagedNotice}
        toolbar={toolbar}
        rowActions={rowActions}
        cells={CELLS}
        detail={detail}
        card={CARD}
      />
      {editing && <NoticeDialog id={editing.id} onClose={() => setEditing(undefined)} />}
    </>
  );
}
