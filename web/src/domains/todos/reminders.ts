import { readJson, write } from '../../shared/storage.ts';

/** How much waited in each source when it was last looked at, by the source's id. */
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

/**
 * Of which sources the person is to be reminded: those where more waits than when it was last looked at (TODO-2). One where it has become
 * less may grow anew.
 */
export function toRemindOf(seen: Seen, counted: readonly Counted[]): { readonly ids: readonly string[]; readonly seen: Seen } {
  const ids = counted.filter(({ id, count }) => count > (seen[id] ?? 0)).map(({ id }) => id);
  return { ids, seen: { ...seen, ...Object.fromEntries(counted.map(({ id, count }) => [id, count])) } };
}
