import type { Database, Leaf } from '@hall/database/database';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** What was worked out, and how long it holds: both moments are in ms by the server's clock. */
interface Lasting<T> {
  readonly value: T;
  readonly commits: number;
  /** The clock may be put back, and what was worked out later says nothing of then. */
  readonly from: number;
  readonly until: number;
}

/**
 * Values that hold until something is committed on which they depend, or their time is over. What holds is found at once: promises take
 * longer than the answers that are made of it.
 */
export interface Keep<T> {
  /** @param leaves what the value depends on of the models that are counted by themselves: see `commits` of the database */
  get(key: string, leaves: readonly Leaf[]): T | undefined;
  /**
   * Notes what is committed, before a value is worked out from it.
   * @returns what keeps that value until a moment, in ms by the server's clock
   */
  begin(leaves: readonly Leaf[]): (key: string, value: T, until: number) => void;
  /** What works out a value, or who works it out already, where nothing was committed since. */
  share(key: string, leaves: readonly Leaf[], work: () => Promise<T>): Promise<T>;
}

/** How much is kept: what was asked for longest ago goes first. */
export interface Room<T> {
  /** The sum of all sizes. */
  readonly most: number;
  /** What is larger is not kept. */
  readonly largest: number;
  sizeOf(key: string, value: T): number;
}

export function createKeep<T>(
  { commits }: Pick<Database, 'commits'>,
  clock: Pick<Clock, 'now'>,
  { most, largest, sizeOf }: Room<T>,
): Keep<T> {
  const kept = new LRUCache<string, Lasting<T>>({
    maxSize: most,
    maxEntrySize: largest,
    sizeCalculation: ({ value }, key) => sizeOf(key, value),
  });
  const underWay = new Map<string, { readonly commits: number; readonly value: Promise<T> }>();
  return {
    get(key, leaves) {
      const hit = kept.get(key);
      if (hit?.commits !== commits(leaves)) return undefined;
      const now = clock.now().getTime();
      return hit.from <= now && now < hit.until ? hit.value : undefined;
    },
    begin(leaves) {
      const before = commits(leaves);
      return (key, value, until) => {
        const from = clock.now().getTime();
        if (from < until) kept.set(key, { value, commits: before, from, until });
      };
    },
    share(key, leaves, work) {
      const now = commits(leaves);
      const others = underWay.get(key);
      if (others?.commits === now) return others.value;
      const own = { commits: now, value: work().finally(() => underWay.get(key) === own && underWay.delete(key)) };
      underWay.set(key, own);
      return own.value;
    },
  };
}
