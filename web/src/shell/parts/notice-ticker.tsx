import type { Parameters } from '@hall/contract/parameter-table';
import { showsTicker } from '@hall/contract/rules/notice-display';
import { useUnread } from '../../shared/account/use-unread.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useDutiesInShell } from '../duties/duties-context.ts';

const Ticker = lazyPart<{ readonly parameters: Parameters }>(
  () => import('../../domains/notices/parts/ticker.tsx').then((part) => part.Ticker),
  null,
);

/** A line with the unread notices, where the institution wants one; none before what has to be done first is done. */
export function NoticeTicker({ parameters }: { readonly parameters: Parameters }) {
  const unread = useUnread();
  const { first } = useDutiesInShell();
  if (!showsTicker(parameters) || !unread || first) return null;
  return (
    <div className="shell-ticker">
      <Ticker parameters={parameters} />
    </div>
  );
}
