import type { Clock } from './clock.ts';

/** What is remembered for a while: at most so many entries, the oldest making room. */
export interface Expiring<T> {
  set(id: string, value: T): void;
  /** The value, unless its time is over or it was taken. */
  get(id: string): T | undefined;
  /** As {@link get}, and forgets it: of two callers one gets it. */
  take(id: string): T | undefined;
  entries(): [id: string, value: T][];
}

/** @param lifeMs how long each entry is remembered, by the server's clock */
export function createExpiring<T>(clock: Clock, lifeMs: number, most: number): Expiring<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  const alive = (id: string) => {
    const entry = kept.get(id);
    return entry && entry.until > clock.now().getTime() ? entry : undefined;
  };
  return {
    set(id, value) {
      const known = alive(id);
      kept.set(id, { value, until: known?.until ?? clock.now().getTime() + lifeMs });
      if (kept.size > most) kept.delete(kept.keys().next().value as string);
    },
    get: (id) => alive(id)?.value,
    take(id) {
      const value = alive(id)?.value;
      kept.delete(id);
      return value;
    },
    entries: () => [...kept].flatMap(([id, { value }]) => (alive(id) ? [[id, value] as [string, T]] : [])),
  };
}
