import type { RecentCall, RecentCalls } from '@hall/mock-server/mock-control/said';

/** How many calls of each list the console remembers; more than anybody looks through. */
const MOST = 500;

const newestOf = ({ calls, unmatched }: RecentCalls): RecentCall | undefined =>
  [calls.at(-1), unmatched.at(-1)].reduce((newest, one) => (!newest || (one && one.seq > newest.seq) ? one : newest));

/** After which call to ask: the newest that is known comes along, so that it shows whether the server still is the one that said it. */
export function askAfter(known: RecentCalls | undefined): number {
  const newest = known && newestOf(known);
  return newest ? newest.seq - 1 : 0;
}

/**
 * What is known with what is new.
 * @returns nothing when the server has forgotten what is known, or began to count anew
 */
export function joined(known: RecentCalls | undefined, news: RecentCalls): RecentCalls | undefined {
  const newest = known && newestOf(known);
  if (!newest) return news;
  const again = [...news.calls, ...news.unmatched].some(({ seq, at }) => seq === newest.seq && at === newest.at);
  if (!again) return undefined;
  const join = (old: readonly RecentCall[], added: readonly RecentCall[]) => {
    const fresh = added.filter(({ seq }) => seq > newest.seq);
    return fresh.length ? [...old, ...fresh].slice(-MOST) : old;
  };
  return { calls: join(known.calls, news.calls), unmatched: join(known.unmatched, news.unmatched) };
}
