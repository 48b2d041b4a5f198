import { GRID, type HomeCard, type PlacedCard, SHIPPED } from '@hall/contract/home';
import { bottom, cloneLayout, type Layout, type LayoutItem, moveElement, verticalCompactor } from 'react-grid-layout/core';

/** How a card can be moved or sized by a step. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'wider' | 'narrower' | 'higher' | 'lower';

const LIMITS = { minW: GRID.leastWidth, minH: GRID.leastHeight, maxH: GRID.mostHeight } as const;
const MOVES: Partial<Record<Step, readonly [x: number, y: number]>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const SIZES: Partial<Record<Step, readonly [width: number, height: number]>> = {
  wider: [1, 0],
  narrower: [-1, 0],
  higher: [0, 1],
  lower: [0, -1],
};

/** Cards as the grid takes them. */
export const itemsOf = (cards: readonly PlacedCard[]): LayoutItem[] =>
  cards.map(({ card, x, y, width, height }) => ({ i: card, x, y, w: width, h: height, ...LIMITS }));

/** Cards as the grid has placed them, in the order in which they are read. */
export const cardsOf = (items: Layout): PlacedCard[] =>
  items
    .map(({ i, x, y, w, h }) => ({ card: i as HomeCard, x, y, width: w, height: h }))
    .sort((one, other) => one.y - other.y || one.x - other.x);

const compacted = (items: Layout): PlacedCard[] => cardsOf(verticalCompactor.compact(items, GRID.columns));
/** The cards once nothing keeps them from going up. */
export const upwards = (cards: readonly PlacedCard[]): PlacedCard[] => compacted(itemsOf(cards));

const isSame = (one: readonly PlacedCard[], other: readonly PlacedCard[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The cards once one of them is put elsewhere; the others make room as they do for one that is dragged. */
function putAt(cards: readonly PlacedCard[], card: HomeCard, x: number, y: number): PlacedCard[] {
  const items = cloneLayout(itemsOf(cards));
  const item = items.find(({ i }) => i === card);
  return item ? compacted(moveElement(items, item, x, y, true, false, 'vertical', GRID.columns)) : [...cards];
}

/** Moves as far as it takes for something to change: a card falls back up until it has passed what lies below it. */
function moved(
  cards: readonly PlacedCard[],
  { card, x, y, width }: PlacedCard,
  [byX, byY]: readonly [number, number],
): readonly PlacedCard[] {
  const end = bottom(itemsOf(cards));
  for (let times = 1; times <= end; times += 1) {
    const [toX, toY] = [x + byX * times, y + byY * times];
    if (toX < 0 || toX + width > GRID.columns || toY < 0) return cards;
    const next = putAt(cards, card, toX, toY);
    if (!isSame(next, cards)) return next;
  }
  return cards;
}

function sized(cards: readonly PlacedCard[], placed: PlacedCard, [byWidth, byHeight]: readonly [number, number]): readonly PlacedCard[] {
  const [width, height] = [placed.width + byWidth, placed.height + byHeight];
  if (width < GRID.leastWidth || width > GRID.columns || height < GRID.leastHeight || height > GRID.mostHeight) return cards;
  // At the last column it grows to the left.
  const x = Math.min(placed.x, GRID.columns - width);
  return putAt(
    cards.map((one) => (one === placed ? { ...placed, width, height } : one)),
    placed.card,
    x,
    placed.y,
  );
}

/** The cards after a step of one of them; the same where it cannot go on. */
export function stepped(cards: readonly PlacedCard[], card: HomeCard, step: Step): readonly PlacedCard[] {
  const placed = cards.find((one) => one.card === card);
  const [move, size] = [MOVES[step], SIZES[step]];
  if (placed && move) return moved(cards, placed, move);
  return placed && size ? sized(cards, placed, size) : cards;
}

export const without = (cards: readonly PlacedCard[], card: HomeCard): PlacedCard[] => upwards(cards.filter((one) => one.card !== card));

/** The cards with one more, below them all. */
export function withCard(cards: readonly PlacedCard[], card: HomeCard): PlacedCard[] {
  const own = SHIPPED.filter((one) => one.card === card).map((one) => ({ ...one, x: 0, y: bottom(itemsOf(cards)) }));
  return [...cards, ...own];
}
