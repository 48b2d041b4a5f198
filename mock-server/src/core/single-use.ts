import type { Clock } from './clock.ts';

/** Remembers what was used already until it would have expired anyway; never makes room before, for that would allow a second use. */
export interface SingleUse {
  /** @returns whether this was the first use */
  take(id: string, expiresAt: number): boolean;
}

/**
 * How much longer than its life a use is remembered, in ms: who asked whether something has expired did so earlier than it is
 * looked up here, and what was forgotten in between would be good once more.
 */
export const REMEMBERED_LONGER_MS = 60_000;

export function createSingleUse(clock: Clock): SingleUse {
  const used = new Map<string, number>();
  return {
    take(id, expiresAt) {
      const now = clock.now().getTime();
      for (const [old, end] of used) {
        if (end + REMEMBERED_LONGER_MS > now) break;
        used.delete(old);
      }
      if (used.has(id)) return false;
      used.set(id, expiresAt);
      return true;
    },
  };
}
