import { type Arrangement, canStand, type homeEndpoints, isPlaced, type PlacedCard, SHIPPED } from '@hall/contract/home';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

const AS_SHIPPED: Arrangement = { own: false, cards: [...SHIPPED] };

/** Cards that were not there when the person arranged the page, below those that were. */
function newCards(placed: readonly PlacedCard[], known: readonly unknown[]): PlacedCard[] {
  let end = Math.max(0, ...placed.map(({ y, height }) => y + height));
  return SHIPPED.filter(({ card }) => !known.includes(card)).map((card) => {
    const below = { ...card, x: 0, y: end };
    end += card.height;
    return below;
  });
}

/** How the person has arranged the home page. A card of an earlier release that is no more is left out, a new one is shown. */
export async function arrangementOf({ database }: Services, _: unknown, { person }: SignedInCall): Promise<Arrangement> {
  const row = await database.read.homeArrangement.findUnique({ where: { personId: person.id } });
  if (!row) return AS_SHIPPED;
  const placed = (JSON.parse(row.cards) as unknown[]).filter(isPlaced);
  return { own: true, cards: [...placed, ...newCards(placed, JSON.parse(row.known) as unknown[])] };
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
  const kept = { cards: JSON.stringify(cards), known: JSON.stringify(SHIPPED.map(({ card }) => card)) };
  await database.unitOfWork((tx) => tx.homeArrangement.upsert({ where: { personId }, create: { personId, ...kept }, update: kept }));
  return { own: true, cards };
}
