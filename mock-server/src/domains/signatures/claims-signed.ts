import { DECIDING_ON } from '@hall/contract/applications';
import type { Reader, Tx } from '@hall/database/database';
import { type SigningFor, signingOf, signingsBy } from './signing.ts';

const ABOUT = { project: { select: { leaderId: true, department: { select: { headId: true } } } } } as const;

/** Claims of a condition with who leads their projects and heads the departments of those. */
export const claimsToDecide = (read: Reader | Tx, query: object) => read.bookedClaim.findMany({ ...query, include: ABOUT });
export type ClaimToBeDecided = Awaited<ReturnType<typeof claimsToDecide>>[number];

/** Who leads the project of a claim, or heads its department: one where that is the same person. */
const heading = ({ project: { leaderId, department } }: ClaimToBeDecided): string[] => [
  ...new Set([leaderId, department.headId ?? leaderId]),
];

/** Who decides on claims, and for whom they sign. */
export interface ClaimDecider {
  readonly id: string;
  readonly signings: readonly SigningFor[];
}

/** @param today yyyy-MM-dd */
export const claimDeciderOf = async (read: Reader | Tx, id: string, today: string): Promise<ClaimDecider> => ({
  id,
  signings: await signingsBy(read, id, DECIDING_ON.grant, today),
});

/** What is true of the claims that somebody might decide on: nobody does on their own. */
export const decidableClaims = ({ id, signings }: ClaimDecider): object => {
  const people = [id, ...signings.map(({ principalId }) => principalId)];
  return {
    personId: { not: id },
    project: { OR: [{ leaderId: { in: people } }, { department: { headId: { in: people } } }] },
  };
};

/** In their own name, or by a signature authorization. */
export type Ground = 'own' | SigningFor;

/**
 * By what somebody decides on a claim, in their own name first: who leads the project, heads its department, or signs for one of the two
 * does, but never on their own claim or that of whom they sign for (PROJ-27).
 */
export function groundsOn(claim: ClaimToBeDecided, { id, signings }: ClaimDecider, today: string): readonly Ground[] {
  if (claim.personId === id) return [];
  const [heads, about] = [heading(claim), { project: claim.projectCode, amount: claim.asked, concerned: [claim.personId] }];
  const signed = heads.flatMap((deciderId) => signingOf(signings, { ...about, deciderId }, today) ?? []);
  return heads.includes(id) ? ['own', ...signed] : signed;
}
