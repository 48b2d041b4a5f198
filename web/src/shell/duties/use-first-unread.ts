import { useMarkReadMutation, useNoticesQuery } from '../../domains/notices/api.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useUnread } from '../../shared/account/use-unread.ts';

export type FirstUnread = ReturnType<typeof useFirstUnread>;

/**
 * Unread notices, one after another: the first of the list, in which the unread come before the read, and how many there are. Once it is
 * marked as read the next one takes its place.
 */
export function useFirstUnread() {
  const count = useUnread() ?? 0;
  const { refetch } = useMeQuery();
  const asked = useNoticesQuery({ published: true, page: 1, pageSize: 1 });
  const [mark, { isLoading }] = useMarkReadMutation();
  const notice = asked.data?.rows.find(({ read }) => !read);
  const query = { ...asked, refetch: () => (asked.isError ? asked.refetch() : refetch()) };
  const markRead = () => void (notice && mark({ id: notice.id, read: true }));
  return { notice, count, query, busy: isLoading || asked.isFetching, markRead };
}
