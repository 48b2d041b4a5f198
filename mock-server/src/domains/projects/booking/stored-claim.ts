import type { BookedClaim } from '@hall/contract/booked-claims';
import type { Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { Refusal } from '../../../core/refusal.ts';

/** A linked system, and the number that a claim has there. */
export interface ClaimName {
  readonly system: string;
  readonly number: string;
}

const named = { select: { name: true, nameEn: true } } as const;

/** A claim by its number in the linked system, with who claims. */
export const findClaim = (tx: Tx, { system, number }: ClaimName) =>
  tx.bookedClaim.findUnique({
    where: { systemId_number: { systemId: system, number } },
    include: { person: { select: { staffNumber: true } }, decider: named, signedFor: named },
  });
export type StoredClaim = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

/** @throws Refusal 404 `claim-unknown` */
export async function requireClaim(tx: Tx, name: ClaimName): Promise<StoredClaim> {
  const found = await findClaim(tx, name);
  if (!found) throw new Refusal(404, 'claim-unknown', { field: 'number' });
  return found;
}

type Told = 'number' | 'projectCode' | 'grantNumber' | 'state' | 'asked' | 'spent';

/** A claim as its system is told of it. */
export const answerOf = (claim: Pick<StoredClaim, Told> & Partial<Pick<StoredClaim, 'decider' | 'signedFor'>>): BookedClaim => ({
  ...{ number: claim.number, project: claim.projectCode, grant: claim.grantNumber ?? undefined },
  state: claim.state as BookedClaim['state'],
  frozen: yuanOf(claim.state === 'pending' ? claim.asked : 0n),
  spent: yuanOf(claim.spent),
  ...{ decider: claim.decider?.name, deciderEn: claim.decider?.nameEn },
  ...{ signedFor: claim.signedFor?.name, signedForEn: claim.signedFor?.nameEn },
});
