import { expect, it } from 'vitest';
import { daysLeftOf, urgencyOf } from './days-left.ts';

const NOW = new Date('2026-11-27T15:59:00Z');

it.each([
  ['active', '2026-11-27', 0],
  ['active', '2026-11-28', 1],
  ['suspended', '2027-02-28', 93],
  ['scheduled', undefined, undefined],
  ['expired', '2026-11-28', undefined],
  ['revoked', '2027-11-28', undefined],
] as const)('PROJ-21 a grant that is %s and ends on %s has %s days left, as they are counted in Shanghai', (state, lastDay, days) => {
  expect(daysLeftOf({ state, lastDay }, NOW)).toBe(days);
});

it('PROJ-21 what ends within a week is more urgent than what ends within a month', () => {
  expect([0, 7, 8, 30, 31].map(urgencyOf)).toEqual(['urgent', 'urgent', 'soon', 'soon', 'far']);
});
