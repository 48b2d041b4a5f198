import { tell } from '../core/news.ts';
import type { Services } from '../core/services.ts';
import { askHall } from './ask-hall.ts';
import { type ClaimApprover, claimsWaiting } from './claims-waiting.ts';
import { type Html, html, two } from './page.ts';

type Decision = keyof typeof DONE;

const DONE = {
  approved: (number: string) => two(`报销单 ${number} 已通过`, `Claim ${number} is approved`),
  rejected: (number: string) => two(`报销单 ${number} 已驳回`, `Claim ${number} is rejected`),
} as const;

const NONE_WAITS = two('该报销单已不在待审批之列', 'This claim waits for you no longer');

export const isDecision = (text: string): text is Decision => Object.hasOwn(DONE, text);

interface Decided {
  readonly claim: string;
  readonly approver: ClaimApprover;
  readonly decision: Decision;
}

const notice = (said: Html): Html => html`<p class="notice" role="status">${said}</p>`;

/**
 * Decides a claim that waits for the approver, or for whom they sign; of one on a project the hall is told first, which spends or releases what it holds (PROJ-8).
 * @param hall origin of the hall, as this server reaches it
 * @returns what to tell: that it is done, that it did not wait, or why the hall did not do its part
 */
export async function decideClaim(services: Services, hall: string, { claim, approver, decision }: Decided): Promise<Html> {
  const { database, clock } = services;
  const waits = (await claimsWaiting(services, hall, approver)).find(({ id }) => id === claim);
  if (!waits) return notice(NONE_WAITS);
  const { number, projectCode, approverId, known, signedFor } = waits;
  const waiting = { id: claim, approverId, state: 'pending' };
  // Of its own approvers the hall knows those who lead or head what is claimed on, and those who sign for them.
  const by = known ? { decider: approver.staffNumber, signedForNumber: signedFor?.staffNumber } : {};
  const decided = { number, approved: decision === 'approved', ...by };
  const refused = projectCode ? await askHall(services, hall, 'decideClaim', decided) : undefined;
  if (refused) return notice(refused.said);
  const decidedAt = clock.now();
  const [done] = await database.unitOfWork(async (tx) => {
    const claims = await tx.claim.updateManyAndReturn({ where: waiting, data: { state: decision, decidedAt } });
    if (claims.length > 0) await tell(tx, decidedAt, 'todos', [approverId]);
    return claims;
  });
  return notice(done ? DONE[decision](done.number) : NONE_WAITS);
}
