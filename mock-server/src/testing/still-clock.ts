import { onTestFinished, vi } from 'vitest';
import { type Clock, createClock } from '../core/clock.ts';

/** A clock at a moment, that stands still but where a test moves it. */
export function stillClock(moment = '2026-03-02T08:00:00Z'): Clock {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
  return createClock();
}
