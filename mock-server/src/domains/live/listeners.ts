import { STREAM_END, type Topic } from '@hall/contract/live';
import type { Listening } from '../../core/call.ts';

/** A connection on which a person is told what changes. */
export interface Listener {
  readonly personId: string;
  readonly sessionId: string;
  readonly to: Listening;
}

/** Something that changed; for everybody where it names nobody. */
export interface Item {
  readonly personId: string | null;
  readonly topic: string;
}

/** The topics of which there is news for a person. */
export const topicsFor = (personId: string, items: readonly Item[]): string[] => [
  ...new Set(items.filter((item) => item.personId === null || item.personId === personId).map(({ topic }) => topic)),
];

/** Tells everyone what concerns them, in one message each. */
export function spread(listeners: Iterable<Listener>, items: readonly Item[]): void {
  if (items.length === 0) return;
  for (const { personId, to } of listeners) {
    const topics = topicsFor(personId, items);
    if (topics.length > 0) to.send('news', { topics });
  }
}

/** That notices which were written ahead are due now. */
export const DUE: Item = { personId: null, topic: 'notices' satisfies Topic };

/** Lets those go whose session is over. */
export function dismiss(listeners: Iterable<Listener>, open: ReadonlySet<string>): void {
  for (const { sessionId, to } of listeners) {
    if (open.has(sessionId)) continue;
    to.send(STREAM_END, { topics: [] });
    to.end();
  }
}
