import { expect, it } from 'vitest';
import { countdownOf } from './countdown.ts';

const at = (moment: string) => new Date(moment);

it.each([
  ['距年终结账还有[0]天', '2026-12-31', '2026-11-21T10:00:00+08:00', { text: '距年终结账还有40天', red: false }],
  ['距年终结账还有[0]天/r', '2026-12-31', '2026-11-21T10:00:00+08:00', { text: '距年终结账还有40天', red: true }],
  ['/r还有[0]天', '2026-11-22', '2026-11-21T23:59:59+08:00', { text: '还有1天', red: true }],
  ['还有[0]天', '2026-11-22', '2026-11-22T00:00:00+08:00', { text: '还有0天', red: false }],
  ['还有[0]天', '2026-11-22', '2026-11-21T16:00:00Z', { text: '还有0天', red: false }],
  ['年终结账', '2026-12-31', '2026-11-21T10:00:00+08:00', { text: '年终结账', red: false }],
  ['还有[0]天', '2026-11-20', '2026-11-21T00:00:00+08:00', undefined],
  ['', '2026-12-31', '2026-11-21T10:00:00+08:00', undefined],
  ['还有[0]天', '', '2026-11-21T10:00:00+08:00', undefined],
])('SHELL-7 the countdown "%s" to %s on %s', (text, day, now, expected) => {
  expect(countdownOf(text, day, at(now))).toEqual(expected);
});
