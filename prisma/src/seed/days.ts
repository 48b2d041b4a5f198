const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The university's clock: China has one zone and no summer time. */
const OFFSET_MS = 8 * HOUR_MS;

/**
 * A moment some days before today, by the university's clock. It depends on the day of `now` alone.
 * @param days at least 1, or the moment may lie in the future
 * @param hour with fractions, 0 to 24
 */
export function daysBefore(now: Date, days: number, hour: number): Date {
  const midnight = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  return new Date(midnight - days * DAY_MS + Math.round(hour * 60) * 60_000);
}

/** The month that lies `months` before the one of `now`, by the university's clock: yyyy-MM. */
export function monthBefore(now: Date, months: number): string {
  const here = new Date(now.getTime() + OFFSET_MS);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - months)).toISOString().slice(0, 7);
}

/** The year of `now` by the university's clock. */
export const yearOf = (now: Date): number => Number(monthBefore(now, 0).slice(0, 4));

/** The day that lies `days` after the one of `now` (before it when negative), by the university's clock: yyyy-MM-dd. */
export const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
