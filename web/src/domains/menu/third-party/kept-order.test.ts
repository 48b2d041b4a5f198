import { expect, it } from 'vitest';
import { inKeptOrder } from './kept-order.ts';

it('INFO-1 systems keep their places while the page is open, and new ones come behind them', () => {
  const things = ['c', 'new', 'a', 'b'].map((id) => ({ id }));
  expect(inKeptOrder(things, ['a', 'b', 'c']).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'new']);
});
