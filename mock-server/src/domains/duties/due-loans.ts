import type { DueLoan } from '@hall/contract/duties';
import { LOAN_REMINDER_DAYS } from '@hall/contract/rules/duties';
import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';
import type { SignedInCall } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import type { Services } from '../../core/services.ts';

const DAY_MS = 86_400_000;

/** The person's loans that are due within 30 days or overdue, the most urgent first (AUTH-17). */
export async function dueLoans({ database, clock }: Services, _: unknown, { person: { id } }: SignedInCall): Promise<DueLoan[]> {
  const now = clock.now();
  const today = wireDay(now);
  const horizon = wireDay(new Date(now.getTime() + LOAN_REMINDER_DAYS * DAY_MS));
  const rows = await database.read.loan.findMany({
    where: { personId: id, settledAt: null, dueOn: { lte: horizon } },
    orderBy: [{ dueOn: 'asc' }, { number: 'asc' }],
  });
  return rows.map(({ personId: _, settledAt: __, amount, ...loan }) => ({
    ...loan,
    amount: yuanOf(amount),
    daysLeft: daysBetween(today, loan.dueOn),
  }));
}
