import type { Clock } from '../core/clock.ts';

/** A clock that stands still but where a test moves it. */
export function stillClock(moment = new Date('2026-03-02T08:00:00Z')): Clock {
  let now = moment.getTime();
  return {
    now: () => new Date(now),
    set: (next) => {
      now = next.getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
    freeze: () => undefined,
    frozen: true,
    apart: 0,
    reset: () => {
      now = moment.getTime();
    },
  };
}
