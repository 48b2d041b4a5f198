import { daysBetween } from './shanghai.ts';

/** How many days before the last one of a grant people are reminded of it. */
export const REMINDED_DAYS = { month: 30, week: 7 } as const;
export type EndReminder = keyof typeof REMINDED_DAYS;
/** What holder and authorizer of a grant are reminded of, each once: an end that is near, or that little is left (PROJ-11). */
export type GrantReminder = EndReminder | 'low';

/** Less than a tenth of a grant is little. */
const LOW_PART = 10;

/**
 * Whether less is left of a grant than a tenth of what it is for, in fen.
 * @param available none where the amount is not controlled
 */
export const isLow = (amount: number, available: number | undefined): boolean => available !== undefined && available * LOW_PART < amount;

/** How the end of a grant presses on a day (yyyy-MM-dd) not after it: by the nearer of the two; not at all where nothing ends it. */
export function pressingEnd(today: string, lastDay: string | null): EndReminder | undefined {
  const left = lastDay ? daysBetween(today, lastDay) : Number.POSITIVE_INFINITY;
  if (left <= REMINDED_DAYS.week) return 'week';
  return left <= REMINDED_DAYS.month ? 'month' : undefined;
}

/** A grant as far as its end is concerned; days are yyyy-MM-dd. */
export interface EndingGrant {
  readonly firstDay: string;
  readonly lastDay: string | null;
  /** What people were reminded of, each with the day on which they last were. */
  readonly reminded: readonly { readonly kind: string; readonly day: string }[];
}

/**
 * Of which end people are to be reminded on a day (yyyy-MM-dd) on which a grant can be used:
 *
 * - of the nearer one alone, where days without a server, or a suspension, let both pass;
 * - once: not again where they were reminded of that end, or a nearer one, since its day came. An end that is moved further away has days of
 *   its own, which come anew; one that is moved within them does not;
 * - not of a day that came before the grant's second one: who is given three weeks is told so then, and reminded in the last of them.
 *
 * Only what can be used presses: a grant that is not yet in force, or suspended, is neither told of nor pending. It is caught up with once it
 * is in use, at the next change of the day; of one that has ended nobody is reminded any more.
 */
export function endToRemindOf(today: string, { firstDay, lastDay, reminded }: EndingGrant): EndReminder | undefined {
  const kind = pressingEnd(today, lastDay);
  if (!kind || !lastDay) return undefined;
  const days = REMINDED_DAYS[kind];
  if (daysBetween(firstDay, lastDay) <= days) return undefined;
  const told = reminded.some((one) => (one.kind === 'week' || one.kind === kind) && daysBetween(one.day, lastDay) <= days);
  return told ? undefined : kind;
}
