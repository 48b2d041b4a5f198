import { createHash } from 'node:crypto';
import type { ApprovalEffect } from '@hall/contract/approvals';
import { ruleText } from '@hall/contract/errors';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { Refusal } from '../../../core/refusal.ts';
import { availableOf, balanceOf, findGrants, type KeptTerms, living } from '../../authorizations/index.ts';
import type { SubmittedApplication } from '../stored-applications.ts';
import { termsByNow } from './terms-by-now.ts';

/** What was refused, in both languages. @throws what is no refusal */
export function faultOf(error: unknown): { readonly fault: string; readonly faultEn: string } {
  if (!(error instanceof Refusal)) throw error;
  const { rule, detail } = error;
  const params = { ...detail.params };
  return { fault: ruleText(rule, 'zh', params), faultEn: ruleText(rule, 'en', params) };
}

/** What would be granted, or why nothing can be. */
async function termsOrFault(
  read: Reader | Tx,
  application: SubmittedApplication,
  today: string,
): Promise<Partial<KeptTerms> & { fault?: string }> {
  try {
    return await termsByNow(read, application, today);
  } catch (error) {
    return faultOf(error);
  }
}

/** What living grants on a project have available together, in fen, of those with an amount. */
async function availableOn(read: Reader | Tx, projectCode: string, others: object): Promise<number> {
  const grants = await read.grant.findMany({ where: { AND: [living, { projectCode, controlled: true }, others] } });
  return grants.reduce((sum, grant) => sum + (availableOf(grant) ?? 0), 0);
}

/** Tells an effect from every other: what it was shown for, and all that was shown. */
const markOf = (shown: object): string => createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/**
 * What approving an application would do on a day, yyyy-MM-dd (PROJ-7).
 * @param without numbers of grants that are reckoned as if they were not there
 */
export async function effectOfApproval(
  read: Reader | Tx,
  application: SubmittedApplication,
  today: string,
  without: readonly string[] = [],
): Promise<ApprovalEffect> {
  const others = { number: { notIn: [...without] } };
  const { number, version, project, personId } = application;
  const terms = await termsOrFault(read, application, today);
  const held = await findGrants(read, {
    where: { AND: [living, { projectCode: project.code, personId }, others] },
    orderBy: { number: 'asc' },
  });
  const before = await availableOn(read, project.code, others);
  const effect = {
    number,
    ...('fault' in terms ? terms : {}),
    ...{ firstDay: terms.firstDay, lastDay: terms.lastDay ?? undefined },
    balance: yuanOf(balanceOf(project)),
    ...{ grantedBefore: yuanOf(before), grantedAfter: yuanOf(before + (terms.amount ?? 0)) },
    held: held.map((grant) => grant.number),
    pendingClaims: await read.bookedClaim.count({ where: { projectCode: project.code, personId, state: 'pending' } }),
  };
  return { ...effect, shown: markOf({ version, ...effect }) };
}
