import type { bookedClaimsEndpoints, ClaimDecision, ClaimToDecide } from '@hall/contract/booked-claims';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay } from '../../authorizations/index.ts';
import { claimDeciderOf, claimsToDecide, decidableClaims, type Ground, groundsOn } from '../../signatures/index.ts';
import { requireSender } from './sender.ts';

/** Most pending claims that are told at once. */
const MOST = 100;

interface Decided {
  readonly deciderId?: string;
  readonly signedForId?: string;
  readonly signatureNumber?: string;
}

const principalOf = (ground: Ground) => (ground === 'own' ? undefined : ground.principal);

/**
 * Who decides on a claim, where the system says it, and for whom they sign (PROJ-27).
 * @param today yyyy-MM-dd
 * @throws Refusal 403 `claim-decider`, of who is unknown or disabled as well
 */
export async function deciderOf(
  tx: Tx,
  { id }: { readonly id: number },
  { decider: staffNumber = '', signedForNumber = '' }: Pick<ClaimDecision, 'decider' | 'signedForNumber'>,
  today: string,
): Promise<Decided> {
  if (staffNumber === '' && signedForNumber === '') return {};
  const person = await tx.person.findUnique({ where: { staffNumber, enabled: true }, select: { id: true } });
  const [claim] = await claimsToDecide(tx, { where: { id } });
  const grounds = person && claim ? groundsOn(claim, await claimDeciderOf(tx, person.id, today), today) : [];
  const by = signedForNumber === '' ? grounds[0] : grounds.find((ground) => principalOf(ground)?.staffNumber === signedForNumber);
  if (!person || !by) throw new Refusal(403, 'claim-decider', { field: 'decider' });
  return { deciderId: person.id, ...(by !== 'own' && { signedForId: by.principalId, signatureNumber: by.number }) };
}

/**
 * Pending claims of a linked system that a person may decide on, the oldest first, and for whom they would sign.
 * @throws Refusal 403 `claim-secret`
 */
export async function claimsToDecideOn(
  services: Services,
  asked: RequestOf<typeof bookedClaimsEndpoints.claimsToDecide>,
): Promise<{ readonly claims: ClaimToDecide[] }> {
  await requireSender(services, asked);
  await bringToDay(services);
  const { read } = services.database;
  const person = await read.person.findUnique({ where: { staffNumber: asked.staffNumber, enabled: true }, select: { id: true } });
  if (!person) return { claims: [] };
  const today = wireDay(services.clock.now());
  const decider = await claimDeciderOf(read, person.id, today);
  const where = { AND: [{ systemId: asked.system, state: 'pending' }, decidableClaims(decider)] };
  const found = await claimsToDecide(read, { where, orderBy: [{ bookedAt: 'asc' }, { id: 'asc' }] });
  const claims = found.flatMap((claim): ClaimToDecide[] => {
    const named = { number: claim.number, project: claim.projectCode };
    return groundsOn(claim, decider, today).map((ground) => {
      const { name, nameEn, staffNumber } = principalOf(ground) ?? {};
      return { ...named, signedFor: name, signedForEn: nameEn, signedForNumber: staffNumber };
    });
  });
  return { claims: claims.slice(0, MOST) };
}
