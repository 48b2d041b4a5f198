import type { ClaimedInMonth } from '@hall/contract/home';
import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import type { SignedInCall } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import { monthsUpTo } from '../../core/months.ts';
import type { Services } from '../../core/services.ts';

const MONTHS = 12;

/** What the person claimed month by month, by the university's clock, what was rejected aside; nothing is a month as well. */
export async function claimsByMonth({ database, clock }: Services, _: unknown, { person }: SignedInCall): Promise<ClaimedInMonth[]> {
  const months = monthsUpTo(wireDay(clock.now()), MONTHS);
  const from = startOfDay(`${months[0]}-01`);
  const claims = await database.read.claim.findMany({
    where: { applicantId: person.id, createdAt: { gte: from }, state: { not: 'rejected' } },
    select: { createdAt: true, amount: true },
  });
  const byMonth = new Map(months.map((month) => [month, { count: 0, amount: 0 }]));
  for (const { createdAt, amount } of claims) {
    const within = byMonth.get(wireDay(createdAt).slice(0, 'yyyy-MM'.length));
    if (!within) continue;
    within.count += 1;
    within.amount += amount;
  }
  return [...byMonth].map(([month, { count, amount }]) => ({ month, count, amount: yuanOf(amount) }));
}
