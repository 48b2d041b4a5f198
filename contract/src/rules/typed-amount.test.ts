import { expect, test } from 'vitest';
import { fenIn, typedAmountOf } from './typed-amount.ts';

test.each([
  ['12', '12.00'],
  ['12.', '12.00'],
  ['0012.5', '12.50'],
  ['1,200.05', '1200.05'],
  ['￥ 3', '3.00'],
  ['１２．５', '12.50'],
  ['1.234', '1.234'],
  ['about 3', 'about 3'],
])('LOGI-1 %s is meant as %s', (typed, meant) => expect(typedAmountOf(typed)).toBe(meant));

test.each([
  ['0.01', 1],
  ['99999999999.99', 9_999_999_999_999],
  ['100000000000.00', Number.NaN],
  ['1', Number.NaN],
  ['-1.00', Number.NaN],
])('%s yuan is %s fen', (yuan, fen) => expect(fenIn(yuan)).toBe(fen));
