import { NoticeArticle } from '../../../domains/notices/parts/notice-article.tsx';
import { NoticeTitle } from '../../../domains/notices/parts/notice-title.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import type { FirstUnread } from '../use-first-unread.ts';

export const UnreadTitle = ({ notice }: FirstUnread) => (notice ? <NoticeTitle notice={notice} /> : '…');

/** What the notice says, or why it cannot be shown. */
export const UnreadNotice = ({ notice, query }: FirstUnread) => (
  <QueryView query={query}>{() => notice && <NoticeArticle key={notice.id} notice={notice} />}</QueryView>
);
