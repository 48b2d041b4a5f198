import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { dayFault, dayRangeFault, isMoment } from './dates.ts';

const MONTH_ENDS = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'];

test.each([
  ...MONTH_ENDS.map((end) => `2026-${end}`),
  ...['2024-02-29', '2000-02-29', '1600-02-29', '1996-02-29', '2028-02-29', '2026-01-01', '1949-10-01', '9999-12-31', '0001-01-01'],
])('ACCT-8 a day: %s', (text) => expect(dayFault(text)).toBeUndefined());

test.each([
  ...['2026-02-29', '2025-02-29', '1900-02-29', '2100-02-29', '2024-02-30', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31'],
  ...[
    '2026-01-32',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026',
    '2026-01',
    '2026/01/01',
    '2026.01.01',
    '20260101',
  ],
  ...['2026-01-01T00:00:00Z', '2026-01-01 00:00:00', ' 2026-01-01', '2026-01-01 ', '2026-01-01\n', '２０２６-01-01', '+02026-01-01'],
  ...['2026年1月1日', '2026-01-01\u202e', '12026-01-01', '-2026-01-01', ...ODDITIES],
])('ACCT-8 no day: %j', (text) => expect(dayFault(text)).toBe('date-format'));

test.each([
  ['2026-01-01', '2026-01-01', undefined, undefined],
  ['2026-01-01', '2026-12-31', undefined, undefined],
  ['2024-02-29', '2025-02-28', undefined, undefined],
  ['2026-05-05', '2026-05-06', '2026-05-05', undefined],
  ['2026-05-06', '2026-05-05', undefined, 'date-order'],
  ['2027-01-01', '2026-12-31', undefined, 'date-order'],
  ['2026-05-04', '2026-05-06', '2026-05-05', 'date-past'],
  ['2026-05-01', '2026-05-04', '2026-05-05', 'date-past'],
  ['', '2026-05-06', undefined, 'date-incomplete'],
  ['2026-05-06', '', undefined, 'date-incomplete'],
  ['', '', '2026-05-06', 'date-incomplete'],
  ['2026-02-30', '2026-05-06', undefined, 'date-format'],
  ['2026-05-06', 'tomorrow', undefined, 'date-format'],
])('ACCT-8 days from %j to %j, none before %j: %s', (from, to, earliest, fault) => expect(dayRangeFault(from, to, earliest)).toBe(fault));
test.each(['2026-01-01 00:00:00', '2024-02-29 23:59:59', '1949-10-01 15:00:00'])('QUERY-2 a moment: %s', (text) =>
  expect(isMoment(text)).toBe(true),
);
test.each([
  ...['2026-02-29 00:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:00', '2026-01-01 00:60:00', '2026-01-01 00:00:60'],
  ...['2026-01-01', '2026-01-01T00:00:00', '2026-01-01 0:00:00', '2026-01-01 00:00', '2026-01-01 00:00:00 ', '2026-01-01 00:00:00\n'],
])('QUERY-2 no moment: %j', (text) => expect(isMoment(text)).toBe(false));
test('ACCT-8 a day that is missing', () => expect(dayFault('')).toBe('required'));
