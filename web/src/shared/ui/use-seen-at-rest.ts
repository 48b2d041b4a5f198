import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * Whether a part of the page has been in view since the page had nothing to do: what is large and not urgent waits for that, and is not
 * loaded by who never gets there.
 */
export function useSeenAtRest(part: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (seen || !element) return;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true));
    let gone = false;
    whenIdle(() => !gone && watch.observe(element));
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [part, seen]);
  return seen;
}
