import { tell } from '../core/news.ts';
import type { Services } from '../core/services.ts';
import { askHall } from './ask-hall.ts';
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
  readonly approverId: string;
  readonly decision: Decision;
}

const notice = (said: Html): Html => html`<p class="notice" role="status">${said}</p>`;

/**
 * Decides a claim that waits for the approver; of one on a project the hall is told first, which spends or releases what it holds (PROJ-8).
 * @param hall origin of the hall, as this server reaches it
 * @returns what to tell: that it is done, that it did not wait, or why the hall did not do its part
 */
export async function decideClaim(services: Services, hall: string, { claim, approverId, decision }: Decided): Promise<Html> {
  const { database, clock } = services;
  const waiting = { id: claim, approverId, state: 'pending' };
  const known = await database.read.claim.findFirst({ where: waiting });
  if (!known) return notice(NONE_WAITS);
  const { number, projectCode } = known;
  const refused = projectCode ? await askHall(services, hall, 'decideClaim', { number, approved: decision === 'approved' }) : undefined;
  if (refused) return notice(refused.said);
  const decidedAt = clock.now();
  const [decided] = await database.unitOfWork(async (tx) => {
    const claims = await tx.claim.updateManyAndReturn({ where: waiting, data: { state: decision, decidedAt } });
    if (claims.length > 0) await tell(tx, decidedAt, 'todos', [approverId]);
    return claims;
  });
  return notice(decided ? DONE[decision](decided.number) : NONE_WAITS);
}
