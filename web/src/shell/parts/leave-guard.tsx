import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type Location, useBlocker } from 'react-router-dom';
import { LeaveQuestion } from '../../shared/ui/leave-question.tsx';
import { hasUnsent, hasUnsentInDialog, leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import { confiningOf } from '../duties/confining.ts';
import { useDutiesInShell } from '../duties/duties-context.ts';
import { keyOf } from '../tabs/tab-key.ts';
import { selectTabs } from '../tabs/tabs-slice.ts';
import { droppedFor, type TabsState } from '../tabs/tabs-state.ts';
import { useTabTitle } from '../tabs/use-tab-title.ts';

/** The page that a step takes input from: it may drop another tab, or take away the dialog that the address had opened. */
function losingPage(tabs: TabsState, from: Location, to: Location): string | undefined {
  const [page, next] = [keyOf(from.pathname, from.search), keyOf(to.pathname, to.search)];
  if (next !== page) return droppedFor(tabs, next)?.key;
  return from.search !== to.search && hasUnsentInDialog(page) ? page : undefined;
}

function StepGuard() {
  const store = useStore<{ readonly tabs: TabsState }>();
  const losing = useRef<string>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // As they are now: a tab that was just put back may not be drawn yet.
    losing.current = losingPage(selectTabs(store.getState()), currentLocation, nextLocation);
    return losing.current !== undefined && hasUnsent(losing.current);
  });
  useEffect(() => {
    if (blocker.state === 'blocked' && losing.current !== undefined) leaveUnlessUnsent(blocker.proceed, [losing.current], blocker.reset);
  }, [blocker]);
  return null;
}

/** Names the open pages that are not shown. */
function useHiddenName() {
  const { items, active } = useSelector(selectTabs);
  const titleOf = useTabTitle();
  return (key: string) => (key !== active && items.some((tab) => tab.key === key) ? titleOf(key) : undefined);
}

/** Asks before typed input is lost. */
export function LeaveGuard() {
  const { first } = useDutiesInShell();
  const hiddenName = useHiddenName();
  return (
    <>
      {/* The router has one guard at a time: a duty that confines the person goes first. */}
      {!confiningOf(first) && <StepGuard />}
      <LeaveQuestion hiddenName={hiddenName} />
    </>
  );
}
