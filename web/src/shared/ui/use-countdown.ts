import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, and what begins it. */
export function useCountdown(): readonly [left: number, begin: (seconds: number) => void] {
  const [ends, setEnds] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((ends - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  const begin = (seconds: number) => {
    const begun = Date.now();
    setNow(begun);
    setEnds(begun + seconds * 1000);
  };
  return [left, begin];
}
