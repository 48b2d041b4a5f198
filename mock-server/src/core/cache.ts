import type { Database, ModelName } from '@hall/database/database';

/** Answers that are read often and change seldom. */
export interface Cache {
  /** The value under a key, loaded anew when one of the models was written since. */
  get<T>(key: string, models: readonly ModelName[], load: () => Promise<T>): Promise<T>;
}

/** Most values kept; the oldest goes first. */
const MOST = 2_000;

export function createCache(database: Database): Cache {
  const kept = new Map<string, { stamp: number; value: Promise<unknown> }>();
  return {
    get<T>(key: string, models: readonly ModelName[], load: () => Promise<T>): Promise<T> {
      const stamp = database.stampOf(...models);
      const hit = kept.get(key);
      if (hit?.stamp === stamp) return hit.value as Promise<T>;
      const value = load();
      kept.delete(key);
      kept.set(key, { stamp, value });
      value.catch(() => kept.delete(key));
      if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
      return value;
    },
  };
}
