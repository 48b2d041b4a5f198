import { expect, it } from 'vitest';
import { placeOf } from './reading-order.ts';

it.each([
  ['a', { number: 1, total: 3, previous: undefined, next: 'b' }],
  ['b', { number: 2, total: 3, previous: 'a', next: 'c' }],
  ['c', { number: 3, total: 3, previous: 'b', next: undefined }],
])('NOTICE-8 %s has its place in the list', (id, place) => expect(placeOf(id, ['a', 'b', 'c'])).toEqual(place));

it('NOTICE-8 has no place in a list without it, or whose order is not known', () => {
  expect(placeOf('x', ['a', 'b'])).toBeUndefined();
  expect(placeOf('a', undefined)).toBeUndefined();
});
