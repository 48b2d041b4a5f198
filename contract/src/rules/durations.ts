import type { Label } from '../bilingual.ts';

/** How long a grant lasts (spec 9). */
export const DURATIONS = {
  month: ['一个月', 'One month'],
  quarter: ['三个月', 'Three months'],
  half: ['六个月', 'Six months'],
  year: ['一年', 'One year'],
  long: ['长期有效', 'Long term'],
  custom: ['自定义', 'Custom'],
} as const satisfies Readonly<Record<string, Label>>;
export type Duration = keyof typeof DURATIONS;

const MONTHS: { readonly [D in Duration]?: number } = { month: 1, quarter: 3, half: 6, year: 12 };

/** A day of a month (from 1; 13 is the January after) of a year; `Date.UTC` takes the years before 100 for others. */
const dayIn = (year: number, month: number, day: number): Date => {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return at;
};

/** How many days a month has. */
const lengthOf = (year: number, month: number): number => dayIn(year, month + 1, 0).getUTCDate();

/** The last year that can be written, as yyyy. */
const LAST_YEAR = 9999;

/**
 * The last day of a duration: the day before the same day some months later, or, where that month is too short to have it, its last
 * (PROJ-12).
 * @param firstDay yyyy-MM-dd, a day of the calendar
 * @returns yyyy-MM-dd; none where the duration does not say one, or where that could not be written
 */
export function lastDayOf(firstDay: string, duration: Duration): string | undefined {
  const months = MONTHS[duration];
  if (months === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number);
  const length = lengthOf(year, month + months);
  const last = day > length ? length : day - 1;
  const found = dayIn(year, month + months, last);
  return found.getUTCFullYear() > LAST_YEAR ? undefined : found.toISOString().slice(0, 10);
}
