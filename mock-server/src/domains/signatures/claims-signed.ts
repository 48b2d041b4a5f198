import { DECIDING_ON } from '@hall/contract/applications';
import type { Reader, Tx } from '@hall/database/database';
import { type SigningFor, signingOf, signingsBy } from './signing.ts';

const ABOUT = { project: { select: { leaderId: true, department: { select: { headId: true } } } } } as const;

/** Claims of a condition with who leads their projects and heads the departments of those. */
export const claimsToDecide = (read: Reader | Tx, query: object) => read.bookedClaim.findMany({ ...query, include: ABOUT });
export type ClaimToBeDecided = Awaited<ReturnType<typeof claimsToDecide>>[number];

const heading = ({ project }: ClaimToBeDecided): string[] => [project.leaderId, project.department.headId].filter((id) => id !== null);

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

/**
 * Whether somebody decides on a claim in their own name, by a signature authorization, or not at all: who leads the project, heads its
 * department, or signs for one of the two does, but never on their own claim or that of whom they sign for (PROJ-27).
 */
export function decidesClaim(claim: ClaimToBeDecided, { id, signings }: ClaimDecider, today: string): 'own' | SigningFor | undefined {
  if (claim.personId === id) return undefined;
  const heads = heading(claim);
  if (heads.includes(id)) return 'own';
  const matters = heads.map((deciderId) => ({
    ...{ project: claim.projectCode, amount: claim.asked, deciderId, concerned: [claim.personId] },
  }));
  return matters.map((matter) => signingOf(signings, matter, today)).find((signing) => signing !== undefined);
}
