import type { Prisma } from '../generated/client.ts';
import { chance } from './chance.ts';
import { monthBefore } from './days.ts';
import { PEOPLE } from './people.ts';

const MONTHS = 12;
/** Pay below it is free of tax. */
const FREE_FEN = 5_000_00;
const TAX_PERCENT = 10;

/** The last twelve complete months of everyone. */
export function payslipRows(now: Date): Prisma.PayslipCreateManyInput[] {
  const { between } = chance(33);
  return PEOPLE.flatMap((person) => {
    const base = between(82, 236) * 100_00;
    return Array.from({ length: MONTHS }, (_, index) => {
      const month = monthBefore(now, MONTHS - index);
      const gross = base + between(0, 1_800_00);
      const tax = Math.round(((gross - FREE_FEN) * TAX_PERCENT) / 100);
      return { id: `payslip-${person.staffNumber}-${month}`, personId: person.id, month, gross, tax, net: gross - tax };
    });
  });
}
