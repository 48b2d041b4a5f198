import type { Grant } from '@hall/contract/authorizations';
import { isLiving } from '@hall/contract/rules/grant-states';
import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';

/** A grant ends soon where it has so many days left, or fewer. */
export const SOON_DAYS = 30;
const URGENT_DAYS = 7;

/** How many days a grant has after today, while it lives; none where nothing ends it. */
export const daysLeftOf = ({ state, lastDay }: Pick<Grant, 'state' | 'lastDay'>, now: Date): number | undefined =>
  isLiving(state) && lastDay ? daysBetween(wireDay(now), lastDay) : undefined;

/** How much the end of a grant presses. */
export function pressing(days: number): 'urgent' | 'soon' | 'far' {
  if (days <= URGENT_DAYS) return 'urgent';
  return days <= SOON_DAYS ? 'soon' : 'far';
}
