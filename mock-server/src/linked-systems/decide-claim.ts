import { tell } from '../core/news.ts';
import type { Services } from '../core/services.ts';
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

/** Decides a claim that waits for the approver. Answers what to tell: that it is done, or that it did not wait. */
export async function decideClaim({ database, clock }: Services, { claim, approverId, decision }: Decided): Promise<Html> {
  const waiting = { id: claim, approverId, state: 'pending' };
  const decidedAt = clock.now();
  const [decided] = await database.unitOfWork(async (tx) => {
    const claims = await tx.claim.updateManyAndReturn({ where: waiting, data: { state: decision, decidedAt } });
    if (claims.length > 0) await tell(tx, decidedAt, 'todos', [approverId]);
    return claims;
  });
  return html`<p class="notice" role="status">${decided ? DONE[decision](decided.number) : NONE_WAITS}</p>`;
}
