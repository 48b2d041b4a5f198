import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../core/money.ts';

/** Claims that are pending: how many there are, and what they ask for in fen. */
export interface Pending {
  readonly claims: number;
  readonly fen: bigint;
}

export const NONE_PENDING: Pending = { claims: 0, fen: 0n };

/** The claims that are pending on each of some grants; those on which none is are not among them. */
export async function pendingOn(read: Reader | Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, Pending>> {
  const where = { grantNumber: { in: [...numbers] }, state: 'pending' };
  const rows = await read.bookedClaim.groupBy({ by: ['grantNumber'], where, _count: true, _sum: { asked: true } });
  return new Map(rows.map(({ grantNumber, _count, _sum }) => [grantNumber ?? '', { claims: _count, fen: _sum.asked ?? 0n }]));
}

/** What is pending on all of some grants together, as it is shown. */
export async function pendingOnAll(read: Reader | Tx, numbers: readonly string[]) {
  const pending = await pendingOn(read, numbers);
  const [claims, fen] = [...pending.values()].reduce(([count, sum], one) => [count + one.claims, sum + one.fen], [0, 0n]);
  return { pendingClaims: claims, pendingAmount: yuanOf(Number(fen)) };
}
