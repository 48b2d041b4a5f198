import type { ClaimToDecide } from '@hall/contract/booked-claims';
import type { Services } from '../core/services.ts';
import { claimsSaidToDecide } from './ask-hall.ts';

const MOST = 50;

/** Somebody who decides on claims here. */
export interface ClaimApprover {
  readonly id: string;
  readonly staffNumber: string;
}

/** Whom somebody signs for, by what the hall says. */
const forWhom = ({ signedFor = '', signedForEn = '', signedForNumber = '' }: ClaimToDecide) => ({
  ...{ name: signedFor, nameEn: signedForEn, staffNumber: signedForNumber },
});

/**
 * The pending claims that wait for a person, the oldest first: their own to approve, and those of an approver for whom they sign, as the
 * hall says (PROJ-27).
 * @param hall origin of the hall, as this server reaches it
 */
export async function claimsWaiting(services: Services, hall: string, { id, staffNumber }: ClaimApprover) {
  const said = await claimsSaidToDecide(services, hall, staffNumber);
  const signed = said.filter(({ signedForNumber }) => signedForNumber !== undefined);
  const claims = await services.database.read.claim.findMany({
    where: {
      state: 'pending',
      OR: [
        { approverId: id },
        ...signed.map(({ number, signedForNumber = '' }) => ({ number, approver: { staffNumber: signedForNumber } })),
      ],
    },
    orderBy: { createdAt: 'asc' },
    take: MOST,
    include: { applicant: true, approver: { select: { name: true, nameEn: true, staffNumber: true } } },
  });
  return claims.map((claim) => {
    const own = claim.approverId === id;
    const whom = own ? undefined : claim.approver.staffNumber;
    // Their own to approve, where the hall would have them sign for another, is not decided for that one.
    const ground = said.find(({ number, signedForNumber }) => number === claim.number && signedForNumber === whom);
    return { ...claim, signedFor: ground && !own ? forWhom(ground) : undefined, known: ground !== undefined };
  });
}
export type WaitingClaim = Awaited<ReturnType<typeof claimsWaiting>>[number];
