import { useCallback, useEffect, useState } from 'react';

/** How long one pixel of a text that is wider than its box takes to pass, in ms (NOTICE-4). */
export const PIXEL_MS = 16;

/** A text stands, is pushed on to its end where it has no room, and stands again before the next takes its place. */
type Phase = 'standing' | 'passing' | 'passed';

interface Turn {
  readonly index: number;
  readonly phase: Phase;
}

const FIRST: Turn = { index: 0, phase: 'standing' };

interface Ticking {
  /** How many texts there are. */
  readonly count: number;
  /** For how long a text stands, in ms. */
  readonly interval: number;
  /** By how many pixels the present text is wider than its box; 0 where it has room. */
  readonly overflow: number;
  readonly paused: boolean;
}

interface Ticker extends Turn {
  /** To be called when the present text has passed. */
  readonly onPassed: () => void;
}

/** Which of several texts a ticker shows: one after another, and after the last the first again. A pause keeps what is shown. */
export function useTicker({ count, interval, overflow, paused }: Ticking): Ticker {
  const [turn, setTurn] = useState(FIRST);
  const isWide = overflow > 0;
  const { index } = turn;
  const phase = isWide ? turn.phase : 'standing';
  useEffect(() => {
    if (paused || phase === 'passing' || count === 0) return;
    const next: Turn = isWide && phase === 'standing' ? { index, phase: 'passing' } : { index: (index + 1) % count, phase: 'standing' };
    const timer = setTimeout(() => setTurn(next), interval);
    return () => clearTimeout(timer);
  }, [paused, phase, count, interval, isWide, index]);
  const onPassed = useCallback(() => setTurn((now) => ({ ...now, phase: 'passed' })), []);
  return { index: count === 0 ? 0 : index % count, phase, onPassed };
}
