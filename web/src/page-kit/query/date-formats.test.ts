import { MOMENT_FORMAT } from '@hall/contract/rules/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { RANGES_NAMED } from './date-formats.ts';

afterEach(() => vi.useRealTimers());

const words = (name: keyof typeof RANGES_NAMED) => RANGES_NAMED[name]().map((end) => end.format(MOMENT_FORMAT));

it.each([
  ['Wednesday', '2026-11-25T12:00:00+08:00', '2026-11-25', '2026-11-24', '2026-11-23'],
  ['Monday, just after midnight', '2026-11-23T00:00:01+08:00', '2026-11-23', '2026-11-22', '2026-11-23'],
  ['Sunday, just before midnight', '2026-11-29T23:59:59+08:00', '2026-11-29', '2026-11-28', '2026-11-23'],
])('QUERY-2 today, yesterday and the week from Monday are those of Shanghai: %s', (_, now, today, yesterday, monday) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(words('today')).toEqual([`${today} 00:00:00`, `${today} 23:59:59`]);
  expect(words('yesterday')).toEqual([`${yesterday} 00:00:00`, `${yesterday} 23:59:59`]);
  expect(words('thisWeek')).toEqual([`${monday} 00:00:00`, `${today} 23:59:59`]);
});
