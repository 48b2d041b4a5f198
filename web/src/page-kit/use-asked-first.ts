import { useEffect, useState } from 'react';

/** For how long form and table wait for what the list starts with, in ms. */
const PATIENCE_MS = 300;

/**
 * Whether form and table are to be drawn: not before the rows have been asked for, which then travel meanwhile (PERF-3).
 * @param asked whether they have been, or will be once what is drawn now is in the page
 */
export function useAskedFirst(asked: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (asked) return setDrawn(true);
    const timer = setTimeout(() => setDrawn(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return drawn;
}
