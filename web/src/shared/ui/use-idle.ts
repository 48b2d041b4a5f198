import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** Whether the page has had nothing to do since this is on it: what is large and not urgent waits for that. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let gone = false;
    whenIdle(() => !gone && setIdle(true));
    return () => {
      gone = true;
    };
  }, []);
  return idle;
}
