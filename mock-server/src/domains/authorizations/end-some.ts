import type { Tx } from '@hall/database/database';
import { endGrants, living } from './change-grants.ts';

/** So many end in one unit of work: on one day, such as the last of a year, most grants of an institution can end. */
const TOGETHER = 200;

/**
 * Ends some of the grants whose last day is before another (yyyy-MM-dd), first those that were given on, which end by themselves.
 * @returns whether there were any, after which there may be more
 */
export async function endSome(tx: Tx, before: string, at: Date): Promise<boolean> {
  const those = await tx.grant.findMany({
    where: { AND: [living, { lastDay: { lt: before } }] },
    orderBy: [{ parentNumber: { sort: 'desc', nulls: 'last' } }, { number: 'asc' }],
    select: { number: true },
    take: TOGETHER,
  });
  if (those.length === 0) return false;
  await endGrants(tx, { number: { in: those.map(({ number }) => number) } }, 'expired', { at });
  return true;
}
