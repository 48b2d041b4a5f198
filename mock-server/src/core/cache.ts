import type { Database } from '@hall/database/database';

/** Answers that are read often and change seldom. */
export interface Cache {
  /** The value under a key, loaded anew when something that matters was written since. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
}

/** Most values kept; the oldest goes first. */
const MOST = 2_000;

export function createCache({ commits }: Database): Cache {
  const kept = new Map<string, { commits: number; value: Promise<unknown> }>();
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const now = commits();
      const hit = kept.get(key);
      if (hit?.commits === now) return hit.value as Promise<T>;
      const value = load();
      kept.delete(key);
      kept.set(key, { commits: now, value });
      value.catch(() => kept.delete(key));
      if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
      return value;
    },
  };
}
