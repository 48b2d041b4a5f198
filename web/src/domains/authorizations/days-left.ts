import type { Grant } from '@hall/contract/authorizations';
import { REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import { isLiving } from '@hall/contract/rules/grant-states';
import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';

/** A grant ends soon where it has so many days left, or fewer: from when people are reminded of it. */
export const SOON_DAYS = REMINDED_DAYS.month;

/** How many days a grant has after today, while it lives; none where nothing ends it. */
export const daysLeftOf = ({ state, lastDay }: Pick<Grant, 'state' | 'lastDay'>, now: Date): number | undefined =>
  isLiving(state) && lastDay ? daysBetween(wireDay(now), lastDay) : undefined;

/** How urgent the end of a grant is that has so many days left. */
export function urgencyOf(days: number): 'urgent' | 'soon' | 'far' {
  if (days <= REMINDED_DAYS.week) return 'urgent';
  return days <= SOON_DAYS ? 'soon' : 'far';
}
