import { isRed, type Notice } from '@hall/contract/notices';
import { Button } from 'antd';
import { useMarkReadMutation, useNoticesQuery } from '../../../domains/notices/api.ts';
import { NoticeArticle } from '../../../domains/notices/parts/notice-article.tsx';
import { useSignOut } from '../../../domains/session/use-sign-out.ts';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useUnread } from '../../../shared/account/use-unread.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { tellRule } from '../confining.ts';
import { useTexts } from '../texts.ts';
import './duty-dialogs.css';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';

const remind = () => tellRule('notices-unread');

interface AnswersProps {
  readonly notice: Notice | undefined;
  readonly busy: boolean;
  readonly onRead: () => void;
}

function Answers({ notice, busy, onRead }: AnswersProps) {
  const { t } = useTexts();
  const signOut = useSignOut();
  return (
    <div className="duty-answers">
      <Button type="text" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
      <span>
        <Button {...FIRST_FOCUS} onClick={remind}>
          {t('notRead')}
        </Button>
        <BusyButton type="primary" busy={busy || !notice} onClick={onRead}>
          {t('read')}
        </BusyButton>
      </span>
    </div>
  );
}

/** Notices that must be read, one after another; nothing but reading (or signing out) leads past them (NOTICE-3). */
export function NoticesDialog() {
  const { t, pick } = useTexts();
  const count = useUnread() ?? 0;
  const { refetch } = useMeQuery();
  const query = useNoticesQuery({ published: true, page: 1, pageSize: 1 });
  const [markRead, { isLoading }] = useMarkReadMutation();
  const notice = query.data?.rows.find(({ read }) => !read);
  const busy = isLoading || query.isFetching;
  const read = async () => {
    if (notice) await markRead({ id: notice.id, read: true });
  };
  const title = notice ? pick(notice.title, notice.titleEn) : '…';
  return (
    <Dialog
      width={760}
      closable={false}
      lightDismiss={false}
      onClose={remind}
      title={<span className={notice && isRed(notice) ? 'notice-red' : ''}>{title}</span>}
      footer={<Answers notice={notice} busy={busy} onRead={() => void read()} />}
    >
      <p className="duty-hint">{t('noticesLeft', { count })}</p>
      <QueryView query={{ ...query, refetch: () => (query.isError ? query.refetch() : refetch()) }}>
        {() => notice && <NoticeArticle key={notice.id} notice={notice} />}
      </QueryView>
    </Dialog>
  );
}
