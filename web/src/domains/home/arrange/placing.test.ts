import { canStand, type HomeCard, type PlacedCard, SHIPPED } from '@hall/contract/home';
import { describe, expect, it } from 'vitest';
import { cardsOf, itemsOf, type Step, stepped, withCard, without } from './placing.ts';

const at = (card: HomeCard, x: number, y: number, width: number, height: number): PlacedCard => ({ card, x, y, width, height });
const PAIR = [at('notices', 0, 0, 6, 10), at('loans', 6, 0, 6, 6)];
const STACK = [at('notices', 0, 0, 12, 10), at('loans', 0, 10, 12, 6)];
const of = (cards: readonly PlacedCard[], card: HomeCard) => cards.find((one) => one.card === card);

describe('APPS-5 a card goes a step', () => {
  it('APPS-5 down below what is under it, and up again', () => {
    const down = stepped(STACK, 'notices', 'down');
    expect(down).toEqual([at('loans', 0, 0, 12, 6), at('notices', 0, 6, 12, 10)]);
    expect(stepped(down, 'notices', 'up')).toEqual(STACK);
  });

  it('APPS-5 to the side, and what was there makes room', () => {
    const right = stepped(PAIR, 'notices', 'right');
    expect(of(right, 'notices')).toEqual(at('notices', 1, 0, 6, 10));
    expect(of(right, 'loans')).toEqual(at('loans', 6, 10, 6, 6));
  });

  it('APPS-5 wider, at the last column to the left; higher, and what is below goes down', () => {
    expect(of(stepped([at('loans', 6, 0, 6, 6)], 'loans', 'wider'), 'loans')).toEqual(at('loans', 5, 0, 7, 6));
    expect(of(stepped(STACK, 'notices', 'higher'), 'loans')).toEqual(at('loans', 0, 11, 12, 6));
    expect(of(stepped(STACK, 'notices', 'lower'), 'loans')).toEqual(at('loans', 0, 9, 12, 6));
  });

  it.each<[Step, PlacedCard]>([
    ['left', at('loans', 0, 0, 3, 4)],
    ['up', at('loans', 0, 0, 3, 4)],
    ['down', at('loans', 0, 0, 3, 4)],
    ['right', at('loans', 9, 0, 3, 4)],
    ['narrower', at('loans', 0, 0, 3, 4)],
    ['lower', at('loans', 0, 0, 3, 3)],
    ['wider', at('loans', 0, 0, 12, 4)],
    ['higher', at('loans', 0, 0, 3, 40)],
  ])('APPS-5 %s no further than there is room', (step, card) => {
    const cards = [card];
    expect(stepped(cards, 'loans', step)).toEqual(cards);
  });
});

it('APPS-5 a card is hidden and shown again below the others', () => {
  const hidden = without(SHIPPED, 'functions');
  expect(hidden.map(({ card }) => card)).toEqual(['pending', 'notices', 'loans', 'claims', 'grants']);
  expect(hidden[0]?.y).toBe(0);
  const shown = withCard(hidden, 'functions');
  expect(shown.at(-1)).toEqual(at('functions', 0, 36, 12, 6));
  expect(canStand(shown)).toBe(true);
});

it('APPS-5 whatever is done one after another, the cards can stand as they are, and come back from the grid as they went', () => {
  const steps: readonly Step[] = ['right', 'down', 'wider', 'up', 'higher', 'left', 'narrower', 'lower'];
  let cards: readonly PlacedCard[] = SHIPPED;
  for (let turn = 0; turn < 200; turn += 1) {
    const card = SHIPPED[(turn * 7) % SHIPPED.length]?.card ?? 'loans';
    cards = stepped(cards, card, steps[(turn * 5 + Math.floor(turn / 8)) % steps.length] ?? 'left');
    expect(canStand(cards)).toBe(true);
  }
  expect(cardsOf(itemsOf(cards))).toEqual(cards);
});
