import type { Signable } from '@hall/contract/rules/signatures';
import { fenIn } from '@hall/contract/rules/typed-amount';
import type { Reader, Tx } from '@hall/database/database';
import { type SigningFor, signingOf } from '../signatures/index.ts';
import { termsAsked } from './change-asked.ts';
import { asksForChange, findApplications, type StoredApplication } from './stored-applications.ts';

/** Fen that are asked for: of a change, what the grant would have by it. */
function amountAsked(application: StoredApplication): number | bigint | null {
  if (!asksForChange(application)) return application.controlled ? application.amount : null;
  const { controlled, amount } = termsAsked(application);
  return controlled ? fenIn(amount) : null;
}

/** An application as somebody might sign it for who decides on it, or for whom it was signed. */
export function signableIn(application: StoredApplication): Signable {
  const { projectCode, applicantId, personId, changes, deciderId, signedForId } = application;
  const along = changes?.children.map((child) => child.personId) ?? [];
  return {
    ...{ project: projectCode, amount: amountAsked(application), deciderId: signedForId ?? deciderId ?? '' },
    concerned: [applicantId, personId, ...along],
  };
}

/** What is true of the applications that were decided on by those for whom somebody signs, since they do; nobody signs for the finance office. */
const decidedSince = ({ principalId, madeAt }: SigningFor): object => ({
  ...{ state: { in: ['approved', 'rejected'] }, decidedAt: { gte: madeAt } },
  OR: [{ deciderId: principalId }, { signedForId: principalId }],
  steps: { none: { kind: { in: ['approved', 'rejected'] }, forOffice: true } },
});

/** Those of a condition that somebody could decide on by signing, or could have. */
async function signedAmong(read: Reader | Tx, signings: readonly SigningFor[], where: object, today: string): Promise<StoredApplication[]> {
  if (signings.length === 0) return [];
  const found = await findApplications(read, { where, orderBy: { number: 'asc' } });
  return found.filter((application) => signingOf(signings, signableIn(application), today));
}

/** The applications asked about that wait for those for whom somebody signs, and that they may decide on for them on a day, yyyy-MM-dd. */
export const waitingSigned = (
  read: Reader | Tx,
  signings: readonly SigningFor[],
  today: string,
  about: object = {},
): Promise<StoredApplication[]> => {
  const waiting = { state: 'pending', deciderId: { in: signings.map(({ principalId }) => principalId) } };
  return signedAmong(read, signings, { AND: [about, waiting] }, today);
};

/** The applications that somebody sees because they sign, of those asked about: what waits, and what was decided on since they do. */
export async function seenBySigning(
  read: Reader | Tx,
  signings: readonly SigningFor[],
  today: string,
  about: object = {},
): Promise<StoredApplication[]> {
  const decided = await signedAmong(read, signings, { AND: [about, { OR: signings.map(decidedSince) }] }, today);
  return [...(await waitingSigned(read, signings, today, about)), ...decided];
}
