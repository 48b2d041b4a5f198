import { describe, expect, it } from 'vitest';
import { endToRemindOf, isLow, pressingEnd } from './grant-reminders.ts';

it.each([
  [100_000, 100_000, false],
  [100_000, 10_000, false],
  [100_000, 9_999, true],
  [100_000, 0, true],
  [1, 0, true],
  [9_999_999_999_999, 999_999_999_999, true],
  [0, undefined, false],
] as const)('PROJ-11 of a grant of %d fen with %s available little is left: %s', (amount, available, low) => {
  expect(isLow(amount, available)).toBe(low);
});

it.each([
  ['2026-05-31', undefined],
  ['2026-06-01', 'month'],
  ['2026-06-23', 'month'],
  ['2026-06-24', 'week'],
  ['2026-07-01', 'week'],
] as const)('PROJ-11 on %s an end on 2026-07-01 presses: %s', (today, kind) => {
  expect(pressingEnd(today, '2026-07-01')).toBe(kind);
  expect(pressingEnd(today, null)).toBeUndefined();
});

describe('PROJ-11 of the end of a grant people are reminded', () => {
  const ends = { firstDay: '2026-01-01', lastDay: '2026-07-01', reminded: [] };
  const [month, week] = [
    { kind: 'month', day: '2026-06-01' },
    { kind: 'week', day: '2026-06-24' },
  ];

  it.each([
    ['not before its day', '2026-05-31', {}, undefined],
    ['30 days before', '2026-06-01', {}, 'month'],
    ['later, where nobody was there then', '2026-06-20', {}, 'month'],
    ['7 days before', '2026-06-24', { reminded: [month] }, 'week'],
    ['of the nearer alone, where both have passed', '2026-06-28', {}, 'week'],
    ['of the one once', '2026-06-02', { reminded: [month] }, undefined],
    ['of the other once', '2026-06-25', { reminded: [week] }, undefined],
    ['of nothing that ends nothing', '2026-06-25', { lastDay: null }, undefined],
    ['whatever they heard of its amount', '2026-06-01', { reminded: [{ kind: 'low', day: '2026-06-01' }] }, 'month'],
    ['anew where it was moved away and its day came again', '2026-08-02', { lastDay: '2026-09-01', reminded: [month, week] }, 'month'],
    ['not anew where it was moved within the days', '2026-06-05', { lastDay: '2026-06-30', reminded: [month] }, undefined],
    ['not of the further one once they heard of the nearer', '2026-06-25', { lastDay: '2026-07-10', reminded: [week] }, undefined],
    ['of the nearer one where it was moved there', '2026-06-05', { lastDay: '2026-06-10', reminded: [month] }, 'week'],
    ['not 30 days before where it lasts no longer', '2026-06-03', { firstDay: '2026-06-01' }, undefined],
    ['30 days before where it lasts a day longer', '2026-06-03', { firstDay: '2026-05-31' }, 'month'],
    ['7 days before where it lasts a month', '2026-06-24', { firstDay: '2026-06-01' }, 'week'],
    ['not at all where it lasts a week', '2026-06-28', { firstDay: '2026-06-24' }, undefined],
  ] as const)('%s (%s)', (_, today, own, kind) => {
    expect(endToRemindOf(today, { ...ends, ...own })).toBe(kind);
  });
});
