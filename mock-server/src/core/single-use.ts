import type { Clock } from './clock.ts';

/** Remembers what was used already until it would have expired anyway. */
export interface SingleUse {
  /** @returns whether this was the first use */
  take(id: string, expiresAt: number): boolean;
}

export function createSingleUse(clock: Clock): SingleUse {
  const used = new Map<string, number>();
  return {
    take(id, expiresAt) {
      const now = clock.now().getTime();
      for (const [old, end] of used) {
        if (end > now) break;
        used.delete(old);
      }
      if (used.has(id)) return false;
      used.set(id, expiresAt);
      return true;
    },
  };
}
