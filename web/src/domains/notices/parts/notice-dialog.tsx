import { useEffect } from 'react';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMarkReadMutation, useNoticesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { NoticeArticle } from './notice-article.tsx';
import { RED } from './notice-tags.tsx';

interface NoticeDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One notice, read by being opened. */
export function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  const { t, pick } = useTexts();
  const query = useNoticesQuery({ id, published: true, page: 1, pageSize: 1 });
  const [markRead] = useMarkReadMutation();
  const notice = query.data?.rows[0];
  const unread = notice?.read === false;
  useEffect(() => {
    if (unread) void markRead({ id, read: true });
  }, [unread, markRead, id]);
  const title = notice ? pick(notice.title, notice.titleEn) : t('notices');
  return (
    <Dialog title={<span className={notice?.level === RED ? 'notice-red' : ''}>{title}</span>} width={760} onClose={onClose}>
      <QueryView query={query} empty={{ when: ({ rows }) => rows.length === 0, hint: t('notFound') }}>
        {() => notice && <NoticeArticle notice={notice} />}
      </QueryView>
    </Dialog>
  );
}
