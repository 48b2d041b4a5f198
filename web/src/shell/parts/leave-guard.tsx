import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from '../../shared/ui/leave-question.tsx';
import { hasUnsentInDialog, leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import { confiningOf } from '../duties/confining.ts';
import { useDutiesInShell } from '../duties/duties-context.ts';
import { keyOf } from '../tabs/tab-key.ts';

/** A step to another tab loses nothing; one within a tab may take away the dialog that its address had opened. */
function StepGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const page = keyOf(from.pathname, from.search);
    return from.search !== to.search && keyOf(to.pathname, to.search) === page && hasUnsentInDialog(page);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') leaveUnlessUnsent(blocker.proceed, undefined, blocker.reset);
  }, [blocker]);
  return null;
}

/** Asks before typed input is lost. */
export function LeaveGuard() {
  const { first } = useDutiesInShell();
  return (
    <>
      {/* The router has one guard at a time: a duty that confines the person goes first. */}
      {!confiningOf(first) && <StepGuard />}
      <LeaveQuestion />
    </>
  );
}
