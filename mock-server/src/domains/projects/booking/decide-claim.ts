import type { BookedClaim, ClaimDecision } from '@hall/contract/booked-claims';
import { wireDay } from '@hall/contract/rules/shanghai';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { deciderOf } from './decider-of-claim.ts';
import { enterInLedger, moveMoney } from './move-money.ts';
import { requireSender } from './sender.ts';
import { answerOf, requireClaim } from './stored-claim.ts';

/**
 * Spends what a claim holds, or less of it, and releases the rest; a claim that is rejected releases all (PROJ-8). What has become of
 * project and grant meanwhile makes no difference. The same decision once more is answered as it stands.
 * @throws Refusal 403 `claim-secret`, `claim-decider`; 404 `claim-unknown`, `claim-over`; 500 `claim-decided`
 */
export async function decideClaim(services: Services, decision: ClaimDecision): Promise<BookedClaim> {
  await requireSender(services, decision);
  return unitOfGrants(services, async (tx, at) => {
    const claim = await requireClaim(tx, decision);
    const asked = Number(claim.asked);
    const spent = decision.approved ? (decision.amount === undefined ? asked : fenIn(decision.amount)) : 0;
    const state = decision.approved ? 'approved' : 'rejected';
    if (spent > asked) throw new Refusal(404, 'claim-over', { field: 'amount' });
    if (claim.state === state && Number(claim.spent) === spent) return answerOf(claim);
    if (claim.state !== 'pending') throw new Refusal(500, 'claim-decided');
    const by = await deciderOf(tx, claim, decision, wireDay(at));
    await tx.bookedClaim.update({ where: { id: claim.id }, data: { state, spent, decidedAt: at, ...by } });
    await moveMoney(tx, claim, { frozen: -asked, spent });
    if (decision.approved) await enterInLedger(tx, claim, 'expense', spent, at);
    return answerOf(await requireClaim(tx, decision));
  });
}
