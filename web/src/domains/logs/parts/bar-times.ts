import type { OperationBar } from '@hall/contract/logs';

/** A part of the time by moments of the wire, in Shanghai; its last second is included. */
export type Time = Pick<OperationBar, 'from' | 'to'>;

/** The first and the last of some bars, by their places. */
export type Range = readonly [number, number];

const inOrder = ([one, other]: Range): Range => [Math.min(one, other), Math.max(one, other)];

/** The time of the bars from one to another, in whatever order they are named; none where there is no such bar. */
export function timeOf(bars: readonly Time[], range: Range): Time | undefined {
  const [first, last] = inOrder(range);
  const [from, to] = [bars[first]?.from, bars[last]?.to];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** The bars that a time is in, which may be open at either end; none where that is none of them, or all. */
export function rangeIn(bars: readonly Time[], { from, to }: Time): Range | undefined {
  const isIn = (bar: Time) => (from === '' || bar.to >= from) && (to === '' || bar.from <= to);
  const first = bars.findIndex(isIn);
  const last = bars.findLastIndex(isIn);
  return first < 0 || last - first + 1 === bars.length ? undefined : [first, last];
}

/** What is chosen once a bar is named as the other end of what is. */
export const extended = ([first, last]: Range, place: number): Range => (place < first ? [place, last] : [first, place]);

/** The place of the bar that is so far from the left. */
export const placeAt = (x: number, width: number, count: number): number =>
  Math.min(Math.max(Math.floor((x / width) * count), 0), count - 1);

/** Where a key leads to from a bar; nowhere, where it is no such key. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 };
  const next = Object.hasOwn(places, key) ? places[key] : undefined;
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1);
}

/** How many there were in some bars. */
export function sumOf(bars: readonly OperationBar[], range: Range): { readonly count: number; readonly failed: number } {
  const [first, last] = inOrder(range);
  const some = bars.slice(first, last + 1);
  const failed = some.reduce((sum, bar) => sum + bar.failed, 0);
  return { count: some.reduce((sum, { done }) => sum + done, failed), failed };
}

const dayOf = (moment: string): string => moment.slice(0, 10);
const clockOf = (moment: string): string => moment.slice(11, 16);
/** The end of an hour, as clocks say it. */
const afterHour = (to: string): string => `${String(Number(to.slice(11, 13)) + 1).padStart(2, '0')}:00`;

/** A time in words: by the clock where bars are of hours, and with the year where bars are of several. */
export function timeText({ from, to }: Time, bars: readonly Time[], hours: number): string {
  const [first, last] = [bars[0]?.from ?? from, bars.at(-1)?.to ?? to];
  const date = (moment: string) => (first.slice(0, 4) === last.slice(0, 4) ? moment.slice(5, 10) : dayOf(moment));
  const isOneDay = dayOf(from) === dayOf(to);
  if (hours > 1) return isOneDay ? date(from) : `${date(from)} – ${date(to)}`;
  return isOneDay ? `${date(from)} ${clockOf(from)}–${afterHour(to)}` : `${date(from)} ${clockOf(from)} – ${date(to)} ${afterHour(to)}`;
}

/** A bar whose beginning is written below it. */
export interface Tick {
  readonly place: number;
  readonly text: string;
  /** Whether there is no room for it behind its line, as soon after midnight. */
  readonly isLast: boolean;
}

const MOST_TICKS = 6;
/** The part of the bars behind which there is no room. */
const LAST = 9 / 10;
/** The part of the bars that one in front of its line needs to the line before. */
const ROOM = 1 / 4;

/** What stands below the bars: hours of one day, days of several, each where it begins. */
export function ticksOf(bars: readonly Time[], hours: number): Tick[] {
  const [first = '', last = ''] = [bars[0]?.from, bars.at(-1)?.from];
  const byClock = hours === 1 && dayOf(first) === dayOf(last);
  const isMark = ({ from }: Time) => (byClock ? Number(from.slice(11, 13)) % 6 === 0 : clockOf(from) === '00:00');
  const marks = bars.flatMap((bar, place) => (isMark(bar) ? [{ place, bar }] : []));
  const every = Math.ceil(marks.length / MOST_TICKS);
  const kept = marks.filter((_, index) => index % every === 0);
  const isLast = (place: number) => place / bars.length > LAST;
  const hasRoom = (place: number, before = 0) => !isLast(place) || (place - before) / bars.length >= ROOM;
  const written = kept.filter(({ place }, index) => hasRoom(place, kept[index - 1]?.place));
  return written.map(({ place, bar }) => ({
    place,
    isLast: isLast(place),
    text: byClock ? clockOf(bar.from) : timeText({ from: bar.from, to: bar.from }, bars, 24),
  }));
}
