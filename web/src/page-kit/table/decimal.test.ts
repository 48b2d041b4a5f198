import { pageSizesOf } from '@hall/contract/rules/constants';
import { expect, it } from 'vitest';
import { amountOf, isGreater, sumOf, withDecimals } from './decimal.ts';

it.each([
  ['0', '0.00'],
  ['1234.5', '1,234.50'],
  ['999999999999999.99', '999,999,999,999,999.99'],
  ['-0.005', '-0.01'],
  ['2.675', '2.68'],
  [-12, '-12.00'],
])('TABLE-1 the amount %s is shown as %s', (value, text) => expect(amountOf(value)?.text).toBe(text));

it('TABLE-1 what is no number is no amount', () =>
  expect([amountOf(''), amountOf('abc'), amountOf(null)]).toEqual([undefined, undefined, undefined]));

it('TABLE-3 sums are exact', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3');
  expect(sumOf(['9007199254740993', '0.01', undefined, 'x', '-1'])).toBe('9007199254740992.01');
  expect(sumOf([])).toBe('0');
});

it('QUERY-2 decimals are compared exactly, and written with the digits that amounts have', () => {
  expect([
    isGreater('0.3', '0.30'),
    isGreater('9007199254740993', '9007199254740992.9'),
    isGreater('-2', '-1'),
    isGreater('x', '1'),
  ]).toEqual([false, true, false, false]);
  expect(['-0', '1.5', '7', '0.005', 'x'].map((text) => withDecimals(text, 2))).toEqual(['0.00', '1.50', '7.00', '0.005', 'x']);
});

it('TABLE-3 sizes are 10, 20, 50, 100 at the default and n, 2n, 4n, 8n for another base', () => {
  expect(pageSizesOf(10)).toEqual([10, 20, 50, 100]);
  expect(pageSizesOf(15)).toEqual([15, 30, 60, 120]);
});
