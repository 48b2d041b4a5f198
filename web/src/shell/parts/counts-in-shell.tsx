import { type ReactNode, useMemo } from 'react';
import { MenuCounts } from '../../domains/menu/menu-counts.ts';
import { PENDING_PATH } from '../../domains/todos/pending-path.ts';
import { usePendingCount } from '../../domains/todos/use-pending-count.ts';
import { useRecounts } from '../../domains/todos/use-recounts.ts';
import { useUnread } from '../../shared/account/use-unread.ts';
import { useTexts } from '../texts.ts';

const NOTICES_PAGE = '/tzgg';

/** Tells the menu what waits behind its entries: unread notices and pending items. */
export function CountsInShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  useRecounts();
  const unread = useUnread() ?? 0;
  const { count: pending = 0 } = usePendingCount();
  const counts = useMemo(() => {
    const all = [
      [NOTICES_PAGE, { count: unread, said: t('unread', { count: unread }) }],
      [PENDING_PATH, { count: pending, said: t('pendingCount', { count: pending }) }],
    ] as const;
    return new Map(all.filter(([, { count }]) => count > 0));
  }, [unread, pending, t]);
  return <MenuCounts value={counts}>{children}</MenuCounts>;
}
