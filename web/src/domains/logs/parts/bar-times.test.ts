import { expect, it } from 'vitest';
import { extended, placeAt, placeByKey, rangeIn, sumOf, ticksOf, timeOf, timeText } from './bar-times.ts';

const two = (number: number) => String(number).padStart(2, '0');
const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => ({ from: `${day} ${two(hour)}:00:00`, to: `${day} ${two(hour)}:59:59`, done: hour, failed: 1 }));
const DAY = hoursOf('2026-11-25');
const TWO_DAYS = [...DAY, ...hoursOf('2026-11-26')];
const DAYS = Array.from({ length: 28 }, (_, index) => ({
  from: `2026-02-${two(index + 1)} 00:00:00`,
  to: `2026-02-${two(index + 1)} 23:59:59`,
}));

it('SYS-14 a time is that of the bars from one to another, whichever is named first', () => {
  expect(timeOf(DAY, [14, 14])).toEqual({ from: '2026-11-25 14:00:00', to: '2026-11-25 14:59:59' });
  expect(timeOf(DAY, [16, 14])).toEqual({ from: '2026-11-25 14:00:00', to: '2026-11-25 16:59:59' });
  expect(timeOf([], [0, 0])).toBeUndefined();
});

it.each([
  [{ from: '2026-11-25 14:00:00', to: '2026-11-25 15:59:59' }, [14, 15]],
  [{ from: '2026-11-25 14:30:00', to: '2026-11-25 14:30:01' }, [14, 14]],
  [{ from: '2026-11-25 22:00:00', to: '' }, [22, 23]],
  [{ from: '', to: '2026-11-25 01:00:00' }, [0, 1]],
  [{ from: '', to: '' }, undefined],
  [{ from: '2026-11-25 00:00:00', to: '2026-11-25 23:59:59' }, undefined],
  [{ from: '2026-12-01 00:00:00', to: '' }, undefined],
])('SYS-14 the bars of the time %o', (time, range) => {
  expect(rangeIn(DAY, time)).toEqual(range);
});

it('SYS-14 another end is after the beginning, or before it', () => {
  expect(extended([4, 6], 9)).toEqual([4, 9]);
  expect(extended([4, 6], 5)).toEqual([4, 5]);
  expect(extended([4, 6], 2)).toEqual([2, 6]);
});

it.each([
  [0, 0],
  [49, 11],
  [100, 23],
  [-5, 0],
  [200, 23],
])('SYS-14 at %d of 100 is the bar %d of 24', (x, place) => {
  expect(placeAt(x, 100, 24)).toBe(place);
});

it.each([
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 23, 23],
  ['Home', 3, 0],
  ['End', 3, 23],
  ['Enter', 3, undefined],
  ['toString', 3, undefined],
])('SYS-14 the key %s leads from %d to %s', (key, place, next) => {
  expect(placeByKey(key, place, 24)).toBe(next);
});

it('SYS-14 the bars of a time are added up', () => {
  expect(sumOf(DAY, [4, 2])).toEqual({ count: 12, failed: 3 });
});

it('SYS-14 a time is told with its day, and with its year where bars are of several', () => {
  const told = (bars: Parameters<typeof timeText>[1], hours: number, first: number, last = first) =>
    timeText(timeOf(bars, [first, last]) as Parameters<typeof timeText>[0], bars, hours);
  expect(told(DAY, 1, 14)).toBe('11-25 14:00–15:00');
  expect(told(DAY, 1, 22, 23)).toBe('11-25 22:00–24:00');
  expect(told(TWO_DAYS, 1, 14)).toBe('11-25 14:00–15:00');
  expect(told(TWO_DAYS, 1, 22, 25)).toBe('11-25 22:00 – 11-26 02:00');
  expect(told(DAYS, 24, 3)).toBe('02-04');
  expect(told(DAYS, 24, 3, 6)).toBe('02-04 – 02-07');
  expect(told([...DAYS, { from: '2027-01-01 00:00:00', to: '2027-01-06 23:59:59' }], 144, 28)).toBe('2027-01-01 – 2027-01-06');
});

it('SYS-14 below the bars stand hours of a day, or a few days', () => {
  expect(ticksOf(DAY, 1)).toEqual([0, 6, 12, 18].map((place) => ({ place, text: `${two(place)}:00`, isLast: false })));
  expect(ticksOf(TWO_DAYS.slice(10), 1)).toEqual([{ place: 14, text: '11-26', isLast: false }]);
  // Soon after midnight it stands in front of its line, if there is room.
  expect(ticksOf(TWO_DAYS.slice(0, 25), 1)).toEqual([
    { place: 0, text: '11-25', isLast: false },
    { place: 24, text: '11-26', isLast: true },
  ]);
  expect(ticksOf(TWO_DAYS.slice(20, 25), 1)).toEqual([{ place: 4, text: '11-26', isLast: false }]);
  expect(ticksOf(DAYS.slice(0, 11), 24).map(({ place }) => place)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksOf(DAYS, 24).map(({ text }) => text)).toEqual(['02-01', '02-06', '02-11', '02-16', '02-21', '02-26']);
});
