import { type Arrangement, canStand, type homeEndpoints, isPlaced, SHIPPED } from '@hall/contract/home';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

const AS_SHIPPED: Arrangement = { own: false, cards: [...SHIPPED] };

/** How the person has arranged the home page. A card of an earlier release that is no more is left out. */
export async function arrangementOf({ database }: Services, _: unknown, { person }: SignedInCall): Promise<Arrangement> {
  const row = await database.read.homeArrangement.findUnique({ where: { personId: person.id } });
  if (!row) return AS_SHIPPED;
  return { own: true, cards: (JSON.parse(row.cards) as unknown[]).filter(isPlaced) };
}

/**
 * Keeps an arrangement, or forgets it where no cards are given.
 * @throws Refusal 404 `cards-overlap`
 */
export async function arrange(
  { database }: Services,
  { cards }: RequestOf<typeof homeEndpoints.arrange>,
  { person }: SignedInCall,
): Promise<Arrangement> {
  const personId = person.id;
  if (!cards) {
    await database.unitOfWork((tx) => tx.homeArrangement.deleteMany({ where: { personId } }));
    return AS_SHIPPED;
  }
  if (!canStand(cards)) throw new Refusal(404, 'cards-overlap', { field: 'cards' });
  const kept = { cards: JSON.stringify(cards) };
  await database.unitOfWork((tx) => tx.homeArrangement.upsert({ where: { personId }, create: { personId, ...kept }, update: kept }));
  return { own: true, cards };
}
