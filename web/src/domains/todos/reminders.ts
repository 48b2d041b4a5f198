import { readJson, write } from '../../shared/storage.ts';

/** The most that has waited in each source in a session, by the source's id. */
export type Seen = Readonly<Record<string, number>>;

interface Counted {
  readonly id: string;
  readonly count: number;
}

interface Kept {
  readonly session: string;
  readonly seen: Seen;
}

const isKept = (value: unknown): value is Kept => {
  const { session, seen } = (value ?? {}) as Partial<Kept>;
  return (
    typeof session === 'string' &&
    typeof seen === 'object' &&
    seen !== null &&
    Object.values(seen).every((count) => typeof count === 'number')
  );
};

/** What a session was reminded of; another one's is of no account. */
export function seenBy(session: string): Seen {
  const kept = readJson(localStorage, 'reminded', isKept);
  return kept?.session === session ? kept.seen : {};
}

/** Keeps what a session was reminded of, for its other windows and for a reload. */
export const keepSeen = (session: string, seen: Seen): void => write(localStorage, 'reminded', JSON.stringify({ session, seen }));

/** Of which sources the person is to be reminded: those where more waits than ever in the session, so that nobody hears of one twice (TODO-2). */
export function toRemindOf(seen: Seen, counted: readonly Counted[]): { readonly ids: readonly string[]; readonly seen: Seen } {
  const before = (id: string) => seen[id] ?? 0;
  const ids = counted.filter(({ id, count }) => count > before(id)).map(({ id }) => id);
  return { ids, seen: { ...seen, ...Object.fromEntries(counted.map(({ id, count }) => [id, Math.max(count, before(id))])) } };
}
