import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** Remembers entries for a while, up to a maximum; the least recently used makes room. */
export interface Expiring<T> {
  /** Remembers a value under an id; one that is there already is replaced and keeps its end. */
  set(id: string, value: T): void;
  /** The value, unless its time is over or it was taken. */
  get(id: string): T | undefined;
  /** As {@link get}, and forgets it: of two callers one gets it. */
  take(id: string): T | undefined;
  entries(): [id: string, value: T][];
}

/** @param lifeMs how long each entry is remembered, by the server's clock */
export function createExpiring<T extends NonNullable<unknown>>(clock: Clock, lifeMs: number, most: number): Expiring<T> {
  const kept = new LRUCache<string, T>({ max: most, ttl: ttlOf(lifeMs), noUpdateTTL: true, ...timeOf(clock) });
  return {
    set: (id, value) => void kept.set(id, value),
    get: (id) => kept.get(id),
    take(id) {
      const value = kept.get(id);
      kept.delete(id);
      return value;
    },
    entries: () => [...kept.rentries()] as [string, T][],
  };
}

/** Options of an LRUCache that goes by the server's clock. */
export const timeOf = (clock: Clock) => ({ ttlResolution: 0, perf: { now: () => clock.now().getTime() } });

/** The `ttl` of an LRUCache for what is over once it is so many ms old; the library keeps an entry for one ms more. */
export const ttlOf = (lifeMs: number): number => lifeMs - 1;
