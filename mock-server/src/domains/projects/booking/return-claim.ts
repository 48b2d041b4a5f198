import type { BookedClaim, bookedClaimsEndpoints } from '@hall/contract/booked-claims';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { enterInLedger, moveMoney } from './move-money.ts';
import { requireSender } from './sender.ts';
import { answerOf, requireClaim } from './stored-claim.ts';

/**
 * Gives back all that was spent on a claim, once: asked again, it is answered as it stands (PROJ-8).
 * @throws Refusal 403 `claim-secret`; 404 `claim-unknown`; 500 `claim-not-spent`
 */
export async function returnClaim(services: Services, sent: RequestOf<typeof bookedClaimsEndpoints.returnClaim>): Promise<BookedClaim> {
  await requireSender(services, sent);
  return unitOfGrants(services, async (tx, at) => {
    const claim = await requireClaim(tx, sent);
    if (claim.state === 'returned') return answerOf(claim);
    if (claim.state !== 'approved') throw new Refusal(500, 'claim-not-spent');
    await tx.bookedClaim.update({ where: { id: claim.id }, data: { state: 'returned', spent: 0, returnedAt: at } });
    await moveMoney(tx, claim, { spent: -Number(claim.spent) });
    await enterInLedger(tx, claim, 'return', claim.spent, at);
    return answerOf({ ...claim, state: 'returned', spent: 0n });
  });
}
