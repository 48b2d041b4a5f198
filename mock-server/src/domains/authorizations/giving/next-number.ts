import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';

const DIGITS = 6;

/**
 * The first number of the year of a moment that no grant has, as SQ2026000012. There is one unit of work at a time, so nobody takes it
 * meanwhile.
 */
export async function nextGrantNumber(tx: Tx, at: Date): Promise<string> {
  const ofYear = `SQ${wireDay(at).slice(0, 4)}`;
  const last = await tx.grant.findFirst({
    where: { number: { startsWith: ofYear } },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  const running = last ? Number(last.number.slice(ofYear.length)) : 0;
  return `${ofYear}${String(running + 1).padStart(DIGITS, '0')}`;
}
