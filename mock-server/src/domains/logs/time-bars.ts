import type { OperationBar, OperationCounts } from '@hall/contract/logs';
import { SUCCEEDED } from '@hall/contract/logs';
import { startOfDay, wireDay, wireMoment } from '@hall/contract/rules/shanghai';
import type { LogHour } from '@hall/database/database';
import { begin, end } from './conditions.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The longest time that is told by hour, and the most bars of days. */
const HOURLY_MS = 3 * DAY_MS;
const MOST_DAYS = 62;

/** A part of the time, its end not included, and the length of each bar. */
export interface BarSpan {
  readonly start: number;
  readonly end: number;
  readonly hours: number;
}

const dayOf = (time: number): number => startOfDay(wireDay(new Date(time))).getTime();
const upTo = (time: number, step: number, floor: (time: number) => number): number => floor(time + step - 1);
const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

/** What is asked for, in ms: the last three days up to its end, where no beginning is named. */
function askedSpan(from: string | undefined, to: string | undefined, now: Date): readonly [number, number] {
  const last = to ? end(to).getTime() : upTo(now.getTime(), HOUR_MS, hourOf);
  const first = from ? begin(from).getTime() : last - HOURLY_MS;
  return [first, to ? last : Math.max(last, first + HOUR_MS)];
}

/** The time that bars are of. Of less than a day the whole day is shown, so that another hour of it can be chosen. */
export function barSpanOf({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }, now: Date): BarSpan {
  const [first, last] = askedSpan(from, to, now);
  const length = last - first;
  if (length >= DAY_MS && length <= HOURLY_MS) return { start: hourOf(first), end: upTo(last, HOUR_MS, hourOf), hours: 1 };
  const [start, finish] = [dayOf(first), upTo(last, DAY_MS, dayOf)];
  if (length < DAY_MS) return { start, end: Math.max(start, finish), hours: 1 };
  const days = Math.ceil((finish - start) / DAY_MS / MOST_DAYS);
  return { start, end: finish, hours: 24 * days };
}

/** The bars of a time, with what was counted in each. */
export function barsOf({ start, end: finish, hours }: BarSpan, counted: readonly LogHour[]): OperationCounts {
  const step = hours * HOUR_MS;
  const bars = Array.from({ length: Math.ceil((finish - start) / step) }, (_, index): OperationBar => {
    const from = start + index * step;
    const to = Math.min(from + step, finish) - SECOND_MS;
    return { from: wireMoment(new Date(from)), to: wireMoment(new Date(to)), done: 0, failed: 0 };
  });
  for (const { at, result, count } of counted) {
    const bar = bars[Math.floor((at.getTime() - start) / step)];
    if (bar) bar[SUCCEEDED.includes(result) ? 'done' : 'failed'] += count;
  }
  return { hours, bars };
}
