import type { Database, Leaf } from '@hall/database/database';
import { LRUCache } from 'lru-cache';

/** Answers that are read often and change seldom. */
export interface Cache {
  /**
   * The value under a key, loaded anew when something that matters was written since.
   * @param leaves what it depends on of the models that are counted by themselves: see `commits` of the database
   */
  get<T>(key: string, load: () => Promise<T>, leaves?: readonly Leaf[]): Promise<T>;
}

/** Most values kept; the one that was asked for longest ago goes first. */
const MOST = 2_000;

export function createCache({ commits }: Pick<Database, 'commits'>): Cache {
  const kept = new LRUCache<string, { readonly commits: number; readonly value: Promise<unknown> }>({ max: MOST });
  return {
    get<T>(key: string, load: () => Promise<T>, leaves: readonly Leaf[] = []): Promise<T> {
      const now = commits(leaves);
      const hit = kept.get(key);
      if (hit?.commits === now) return hit.value as Promise<T>;
      const value = load();
      const entry = { commits: now, value };
      kept.set(key, entry);
      value.catch(() => kept.peek(key) === entry && kept.delete(key));
      return value;
    },
  };
}
