import { expect, it } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { canStand, GRID, homeEndpoints, SHIPPED } from './home.ts';

const wire = { i: 'notices', x: 6, y: 0, w: 6, h: 14 };
const domain = { card: 'notices', x: 6, y: 0, width: 6, height: 14 } as const;

testOnTheWire(homeEndpoints, {
  arrangement: {
    data: [
      { sfzdy: '1', cards: [wire] },
      { own: true, cards: [domain] },
    ],
  },
  arrange: {
    request: [{ cards: [wire] }, { cards: [domain] }],
    data: [
      { sfzdy: '0', cards: [wire] },
      { own: false, cards: [domain] },
    ],
  },
  claims: { data: [[{ yf: '2026-11', bxsl: 2, bxje: '150.05' }], [{ month: '2026-11', count: 2, amount: '150.05' }]] },
});

it('APPS-5 cards stand side by side and one below another; none twice, none over another, none beyond the last column', () => {
  expect(canStand(SHIPPED)).toBe(true);
  expect(canStand([])).toBe(true);
  expect(canStand([domain, { ...domain, card: 'loans', x: 0 }, { ...domain, card: 'claims', y: 14 }])).toBe(true);
  expect(canStand([domain, { ...domain, y: 14 }])).toBe(false);
  expect(canStand([domain, { ...domain, card: 'loans', y: 13 }])).toBe(false);
  expect(canStand([domain, { ...domain, card: 'loans', x: 1 }])).toBe(false);
  expect(canStand([{ ...domain, width: GRID.columns }])).toBe(false);
});
