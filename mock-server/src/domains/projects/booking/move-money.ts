import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { settlePassedOn } from '../../authorizations/index.ts';
import type { StoredClaim } from './stored-claim.ts';

/** By how much what is held for claims, and what was spent on them, becomes more or less, in fen. */
interface Moved {
  readonly frozen?: number;
  readonly spent?: number;
}

type OnProject = Pick<StoredClaim, 'projectCode' | 'grantNumber' | 'subject'>;

/**
 * Moves money of a claim on its project, in its budget, and on its grant; of one that has ended, what was given on from the grant above is
 * counted anew (PROJ-5).
 */
export async function moveMoney(tx: Tx, { projectCode, grantNumber, subject }: OnProject, { frozen = 0, spent = 0 }: Moved): Promise<void> {
  const data = { frozen: { increment: frozen }, spent: { increment: spent } };
  await tx.project.update({ where: { code: projectCode }, data });
  if (spent !== 0) await tx.budgetLine.updateMany({ where: { projectCode, subject }, data: { spent: data.spent } });
  if (grantNumber === null) return;
  const { parentNumber } = await tx.grant.update({ where: { number: grantNumber }, data });
  if (parentNumber) await settlePassedOn(tx, parentNumber);
}

/** Writes into a project's ledger what was spent on a claim, or given back of it; the amount in fen. */
export async function enterInLedger(tx: Tx, claim: StoredClaim, kind: 'expense' | 'return', amount: number | bigint, at: Date) {
  const { id, projectCode, subject, subjectName, subjectNameEn, title, titleEn } = claim;
  const about = { projectCode, subject, subjectName, subjectNameEn, summary: title, summaryEn: titleEn };
  await tx.ledgerEntry.create({ data: { ...about, kind, amount, day: wireDay(at), at, claimId: id } });
}
