import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar.ts';
import { DURATIONS, lastDayOf } from './durations.ts';

describe('PROJ-12 how long a grant lasts', () => {
  it.each([
    ['2026-03-15', 'month', '2026-04-14'],
    ['2026-03-15', 'quarter', '2026-06-14'],
    ['2026-03-15', 'half', '2026-09-14'],
    ['2026-03-15', 'year', '2027-03-14'],
    // A month that is too short to have the day ends with its last.
    ['2026-01-31', 'month', '2026-02-28'],
    ['2028-01-31', 'month', '2028-02-29'],
    ['2028-01-30', 'month', '2028-02-29'],
    ['2028-01-29', 'month', '2028-02-28'],
    ['2026-01-29', 'month', '2026-02-28'],
    ['2026-01-28', 'month', '2026-02-27'],
    ['2026-03-31', 'month', '2026-04-30'],
    ['2026-08-31', 'half', '2027-02-28'],
    ['2026-11-30', 'quarter', '2027-02-28'],
    ['2028-02-29', 'year', '2029-02-28'],
    ['2027-02-28', 'year', '2028-02-27'],
    ['2027-03-01', 'year', '2028-02-29'],
    // The first day of a month leads to the last of the month before.
    ['2026-01-01', 'month', '2026-01-31'],
    ['2026-02-01', 'month', '2026-02-28'],
    ['2028-02-01', 'month', '2028-02-29'],
    ['2026-01-01', 'year', '2026-12-31'],
    // Over the end of a year.
    ['2026-12-15', 'month', '2027-01-14'],
    ['2026-12-01', 'month', '2026-12-31'],
    ['2026-12-31', 'month', '2027-01-30'],
    ['2099-12-31', 'year', '2100-12-30'],
    ['2099-02-28', 'year', '2100-02-27'],
  ] as const)('from %s for a %s it lasts to %s', (firstDay, duration, lastDay) => {
    expect(lastDayOf(firstDay, duration)).toBe(lastDay);
  });

  it.each(['long', 'custom'] as const)('the duration %s says no last day', (duration) => {
    expect(lastDayOf('2026-03-15', duration)).toBeUndefined();
  });

  it('every day of four years begins something that ends on a day of the calendar, and not before it', () => {
    const days = Array.from({ length: 1461 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
    const lasting = (Object.keys(DURATIONS) as (keyof typeof DURATIONS)[]).filter((duration) => lastDayOf('2026-01-01', duration));
    expect(lasting).toEqual(['month', 'quarter', 'half', 'year']);
    const wrong = lasting.flatMap((duration) =>
      days.filter((day) => {
        const last = lastDayOf(day, duration) ?? '';
        return !isDay(last) || last < day;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
