import { expect, it } from 'vitest';
import { dayAfter, daysBetween, hourOf, momentOf, startOfDay, untilNextDay, wireDay, wireMoment } from './shanghai.ts';

it.each([
  ['2026-11-21T15:59:59Z', '2026-11-21 23:59:59', '2026-11-21', 23],
  ['2026-11-21T16:00:00Z', '2026-11-22 00:00:00', '2026-11-22', 0],
  ['2026-07-01T22:30:00Z', '2026-07-02 06:30:00', '2026-07-02', 6],
])('SHELL-7 %s is %s for the university', (moment, text, day, hour) => {
  expect(wireMoment(new Date(moment))).toBe(text);
  expect(momentOf(text)).toEqual(new Date(moment));
  expect(wireDay(new Date(moment))).toBe(day);
  expect(hourOf(new Date(moment))).toBe(hour);
});

it('SHELL-7 days begin at midnight in Shanghai', () => {
  expect(startOfDay('2026-11-22')).toEqual(new Date('2026-11-21T16:00:00Z'));
  expect(untilNextDay(new Date('2026-11-21T23:59:00+08:00'))).toBe(60_000);
  expect(untilNextDay(new Date('2026-11-21T16:00:00Z'))).toBe(86_400_000);
});

it.each([
  ['2026-11-21', '2026-11-22', 1],
  ['2026-11-21', '2026-11-20', -1],
  ['2026-02-28', '2026-03-01', 1],
  ['2026-11-21', '', Number.NaN],
])('from %s to %s is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', -1, '2026-11-20'],
  ['2026-12-02', 30, '2027-01-01'],
])('from %s it is %d days to %s', (day, days, then) => {
  expect(dayAfter(day, days)).toBe(then);
});
