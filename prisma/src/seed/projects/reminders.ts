import { endToRemindOf, isLow } from '@hall/contract/rules/grant-reminders';
import type { Prisma } from '../../generated/client.ts';
import { dayAfter } from '../days.ts';
import type { SeedGrant } from './grants.ts';

/** Who holds or gave what presses today was reminded of it yesterday: nobody is again. */
export function remindersOf(now: Date, grants: readonly SeedGrant[]): Prisma.GrantReminderCreateManyInput[] {
  const [today, day] = [dayAfter(now, 0), dayAfter(now, -1)];
  const inUse = grants.filter(({ state }) => state === 'active');
  return inUse.flatMap(({ number, firstDay, lastDay = null, controlled, amount, passedOn, spent, frozen }) => {
    const end = endToRemindOf(today, { firstDay, lastDay, reminded: [] });
    const low = isLow(amount, controlled ? amount - passedOn - spent - frozen : undefined);
    return [...(end ? [end] : []), ...(low ? ['low'] : [])].map((kind) => ({ grantNumber: number, kind, day }));
  });
}
