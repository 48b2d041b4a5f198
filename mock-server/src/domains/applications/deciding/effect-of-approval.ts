import type { ApprovalEffect } from '@hall/contract/approvals';
import type { Reader, Tx } from '@hall/database/database';
import { faultOf } from '../../../core/fault-of.ts';
import { yuanOf } from '../../../core/money.ts';
import { availableOf, balanceOf, findGrants, type KeptTerms, living, markOf } from '../../authorizations/index.ts';
import type { GrantApplication } from '../stored-applications.ts';
import { termsByNow } from './terms-by-now.ts';

/** What would be granted, or why nothing can be. */
async function termsOrFault(
  read: Reader | Tx,
  application: GrantApplication,
  today: string,
): Promise<Partial<KeptTerms> & { fault?: string }> {
  try {
    return await termsByNow(read, application, today);
  } catch (error) {
    return faultOf(error);
  }
}

/** What living grants on a project have available together, in fen, of those with an amount. */
async function availableOn(read: Reader | Tx, projectCode: string): Promise<number> {
  const grants = await read.grant.findMany({ where: { AND: [living, { projectCode, controlled: true }] } });
  return grants.reduce((sum, grant) => sum + (availableOf(grant) ?? 0), 0);
}

/** What else is approved together with an application. */
export interface Together {
  /** Fen that those before it would grant on the same project. */
  readonly before?: number;
  /** Numbers of the grants that those before it have become. */
  readonly made?: readonly string[];
}

/**
 * What approving an application would do on a day, yyyy-MM-dd (PROJ-7): the same, and so under the same mark, before those that stand before
 * it are approved as after that.
 */
export async function effectOfApproval(
  read: Reader | Tx,
  application: GrantApplication,
  today: string,
  { before = 0, made = [] }: Together = {},
): Promise<ApprovalEffect> {
  const { number, version, project, personId } = application;
  const terms = await termsOrFault(read, application, today);
  const held = await findGrants(read, {
    where: { AND: [living, { projectCode: project.code, personId, number: { notIn: [...made] } }] },
    orderBy: { number: 'asc' },
  });
  const available = before + (await availableOn(read, project.code));
  const effect = {
    number,
    ...('fault' in terms ? terms : {}),
    ...{ firstDay: terms.firstDay, lastDay: terms.lastDay ?? undefined },
    balance: yuanOf(balanceOf(project)),
    ...{ grantedBefore: yuanOf(available), grantedAfter: yuanOf(available + (terms.amount ?? 0)) },
    held: held.map((grant) => grant.number),
    pendingClaims: await read.bookedClaim.count({ where: { projectCode: project.code, personId, state: 'pending' } }),
  };
  return { ...effect, shown: markOf({ version, leaderId: project.leaderId, ...effect }) };
}
