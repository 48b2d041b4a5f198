import type { Grant } from '@hall/contract/authorizations';
import type { RemovalGrant } from '@hall/contract/grant-removal';
import { expect, it } from 'vitest';
import { changedSince, choosable, endsWith, leftOf, orderOf, sumsOf } from './chosen-grants.ts';

const row = (number: string, staffNumber: string, own: Partial<RemovalGrant> & { parent?: string } = {}): RemovalGrant => {
  const { parent, ...more } = own;
  const grant = { number, staffNumber, parent } as Grant;
  return { grant, found: true, pendingClaims: 0, pendingAmount: '0.00', shown: `mark of ${number}`, ...more };
};

const ROWS = [
  row('1', 'wang', { pendingClaims: 1, pendingAmount: '0.10' }),
  row('2', 'li', { parent: '1', pendingClaims: 2, pendingAmount: '0.20', givenBack: '250.00' }),
  row('3', 'zhao', { parent: '1', found: false, shown: '', pendingClaims: 1, pendingAmount: '1000.00' }),
  row('4', 'wang'),
];

it('PROJ-26 of what is chosen ends what was given on from it, chosen or not, and each person is counted once', () => {
  expect(sumsOf(ROWS, new Set(['1', '4']))).toEqual({ chosen: 2, along: 2, people: 3, claims: 4, amount: '1000.30', givenBack: '0' });
  expect(sumsOf(ROWS, choosable(ROWS))).toEqual({ chosen: 3, along: 1, people: 3, claims: 4, amount: '1000.30', givenBack: '0' });
  expect(sumsOf(ROWS, new Set(['2']))).toEqual({ chosen: 1, along: 0, people: 1, claims: 2, amount: '0.20', givenBack: '250.00' });
  expect(sumsOf(ROWS, new Set())).toMatchObject({ chosen: 0, along: 0, people: 0, claims: 0 });
});

it('PROJ-26 one that was left out of those above it ends with them all the same, one above of which is left out does not', () => {
  expect(ROWS.map((one) => endsWith(one, new Set(['1'])))).toEqual([undefined, '1', '1', undefined]);
  expect(ROWS.map((one) => endsWith(one, new Set(['1', '2'])))).toEqual([undefined, undefined, '1', undefined]);
  expect(ROWS.map((one) => endsWith(one, new Set(['2'])))).toEqual([undefined, undefined, undefined, undefined]);
});

it('PROJ-26 what is sent is what is chosen, each with its mark; what was not removed is told by the outcomes', () => {
  expect([...choosable(ROWS)]).toEqual(['1', '2', '4']);
  expect(orderOf(ROWS, new Set(['4', '2']))).toEqual([
    { number: '2', shown: 'mark of 2' },
    { number: '4', shown: 'mark of 4' },
  ]);
  expect([...leftOf([{ number: '2' }, { number: '4', fault: '已结束' }])]).toEqual(['4']);
});

it('PROJ-7 PROJ-26 of what is looked at again it is told what is not what it was', () => {
  const now = [row('1', 'wang', { shown: 'another' }), ...ROWS.slice(1), row('5', 'li')];
  expect([...changedSince(ROWS, now)]).toEqual(['1', '5']);
  expect([...changedSince(ROWS, ROWS)]).toEqual([]);
});
