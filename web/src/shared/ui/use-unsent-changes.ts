import { type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { type LeaveWords, LeavingScopes, leaveUnlessUnsent, noteForm } from './unsent-input.ts';

interface UnsentChanges {
  /** What the changes are made in. */
  readonly part: RefObject<HTMLDivElement | null>;
  /** Leaves it, where there are changes once the person agrees to lose them. */
  readonly leave: (onLeave: () => void) => void;
}

/** Has nothing take a part away unasked while it has changes that were not sent; in the words of a form unless it has its own. */
export function useUnsentChanges(changed: boolean, words?: LeaveWords): UnsentChanges {
  const id = useId();
  const outer = useContext(LeavingScopes);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) noteForm(id, { element: part.current, scopes: [...outer, id], hasUnsent: () => changed, words });
  }, [id, outer, changed, words]);
  return { part, leave: (onLeave) => leaveUnlessUnsent(onLeave, [id]) };
}
