import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

process.env.TZ = 'Pacific/Honolulu';

// Half past noon in Shanghai.
const NOW = new Date('2026-11-26T04:30:00Z');

it.each([
  ['2026-11-26 12:29:30', '现在', 'now'],
  ['2026-11-26 12:27:00', '3分钟前', '3 minutes ago'],
  ['2026-11-26 11:30:00', '1小时前', '1 hour ago'],
  ['2026-11-26 00:10:00', '12小时前', '12 hours ago'],
  ['2026-11-25 23:50:00', '昨天', 'yesterday'],
  ['2026-11-24 01:00:00', '前天', '2 days ago'],
  ['2026-11-20 08:00:00', '6天前', '6 days ago'],
])('NOTICE-1 %s is said as %s, %s', (moment, zh, en) => {
  expect(agoOf(moment, NOW, 'zh')).toBe(zh);
  expect(agoOf(moment, NOW, 'en')).toBe(en);
});

it.each(['2026-11-19 23:59:59', '2026-11-26 12:30:01', ''])('NOTICE-1 a date says more than a distance: %j', (moment) =>
  expect(agoOf(moment, NOW, 'en')).toBeUndefined(),
);
