import { momentOf } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { barSpanOf } from './time-bars.ts';

interface Counts {
  readonly hours: number;
  readonly bars: readonly { readonly from: string; readonly to: string; readonly done: number; readonly failed: number }[];
}

const CALL = { staffNumber: '7001', person: '王一', personEn: 'Wang Yi', address: '10.1.0.1', browser: 'Chrome', kind: 'change' };
const NAMED = { module: 'menu', action: 'menu.nodes', actionZh: '菜单', actionEn: 'Menu', duration: 5, result: '200' };

/** Records of days long before the demo data, about midnight in Shanghai. */
const RECORDS: readonly [string, object?][] = [
  ['2001-02-02 23:59:59'],
  ['2001-02-03 00:00:00'],
  ['2001-02-03 00:59:59', { result: '403' }],
  ['2001-02-03 01:00:00', { result: '205' }],
  ['2001-02-03 14:30:00', { kind: 'read', person: '李二' }],
  ['2001-02-03 23:59:59', { result: '500', module: 'notices' }],
  ['2001-02-04 00:00:00'],
];

const ask = async (hall: TestHall, token: string, filter: object) =>
  (await hall.post('/api/logs/operation-counts', filter, token)).data as Counts;

async function countedHall() {
  const hall = await testHall();
  const data = RECORDS.map(([at, own]) => ({ ...CALL, ...NAMED, at: momentOf(at), ...own }));
  await hall.services.database.unitOfWork((tx) => tx.operationRecord.createMany({ data }));
  const token = await hall.signIn('secauditor');
  return { hall, token, counts: (filter: object) => ask(hall, token, filter) };
}

/** The bars that are not empty, as "from done/failed". */
const told = ({ bars }: Counts) =>
  bars.filter(({ done, failed }) => done + failed > 0).map((bar) => `${bar.from} ${bar.done}/${bar.failed}`);
const DAY = { from: '2001-02-03', to: '2001-02-03' };

describe('SYS-14 how many operations there were', () => {
  it('SYS-14 by hour of Shanghai, the empty ones as well, what failed by itself', async () => {
    const { counts } = await countedHall();
    const day = await counts(DAY);
    expect(day.hours).toBe(1);
    expect(day.bars).toHaveLength(24);
    expect(day.bars[0]).toEqual({ from: '2001-02-03 00:00:00', to: '2001-02-03 00:59:59', done: 1, failed: 1 });
    expect(day.bars[2]).toEqual({ from: '2001-02-03 02:00:00', to: '2001-02-03 02:59:59', done: 0, failed: 0 });
    expect(told(day).slice(1)).toEqual(['2001-02-03 01:00:00 1/0', '2001-02-03 14:00:00 1/0', '2001-02-03 23:00:00 0/1']);
  });

  it('SYS-14 by day where more than three are asked for, a day being one of Shanghai', async () => {
    const { counts } = await countedHall();
    const days = await counts({ from: '2001-02-01', to: '2001-02-28' });
    expect([days.hours, days.bars.length]).toEqual([24, 28]);
    expect(told(days)).toEqual(['2001-02-02 00:00:00 1/0', '2001-02-03 00:00:00 3/2', '2001-02-04 00:00:00 1/0']);
  });

  it('SYS-14 of the rows that the list has for the same conditions, and of no others', async () => {
    const { hall, token, counts } = await countedHall();
    for (const more of [
      { kind: 'read' },
      { kind: 'change', module: 'menu' },
      { columnFilters: [{ id: 'kind', val: ['read'], excluded: '1' }] },
      { columnFilters: [{ id: 'person', val: ['李二'] }] },
      { text: '菜', batchKeys: ['7001'] },
      { batchKeys: ['7002'] },
      { person: '李' },
      { currentPage: 3, limit: 10, sortField: 'at', sortOrder: 'asc' },
    ]) {
      const { bars } = await counts({ ...DAY, ...more });
      const { total } = (await hall.post('/api/logs/operations', { ...DAY, ...more }, token)).data as { total: number };
      expect([more, bars.reduce((sum, { done, failed }) => sum + done + failed, 0)]).toEqual([more, total]);
    }
  });

  it('SYS-14 SYS-7 is asked for by the page: it is no operation, and is told anew once there are more', async () => {
    const { hall, token } = await countedHall();
    const today = { module: 'logs' };
    const sum = async () => (await ask(hall, token, today)).bars.reduce((total, { done }) => total + done, 0);
    const before = await sum();
    expect(await sum()).toBe(before);
    await hall.post('/api/logs/operations', {}, token);
    expect(await sum()).toBe(before + 1);
  });

  it('SYS-14 is for who may read the log', async () => {
    const { hall } = await countedHall();
    expect(await hall.post('/api/logs/operation-counts', DAY, await hall.signIn('leader'))).toMatchObject({ code: 403 });
  });
});

const NOW = momentOf('2026-11-26 09:20:30');
const HOURLY = 1;

it.each([
  ['nothing', {}, '2026-11-23 10:00:00', 72, HOURLY],
  ['an hour: its day', { from: '2026-11-20 14:00:00', to: '2026-11-20 14:59:59' }, '2026-11-20 00:00:00', 24, HOURLY],
  ['a night: both days', { from: '2026-11-20 23:00:00', to: '2026-11-21 00:59:59' }, '2026-11-20 00:00:00', 48, HOURLY],
  ['a day', { from: '2026-11-20', to: '2026-11-20' }, '2026-11-20 00:00:00', 24, HOURLY],
  ['three days', { from: '2026-11-20', to: '2026-11-22' }, '2026-11-20 00:00:00', 72, HOURLY],
  ['a little more', { from: '2026-11-20 00:00:00', to: '2026-11-23 00:00:00' }, '2026-11-20 00:00:00', 4, 24],
  ['62 days', { from: '2026-09-01', to: '2026-11-01' }, '2026-09-01 00:00:00', 62, 24],
  ['a year: several days each', { from: '2025-01-01', to: '2025-12-31' }, '2025-01-01 00:00:00', 61, 144],
  ['a beginning: until now', { from: '2026-11-25 07:30:00' }, '2026-11-25 07:00:00', 27, HOURLY],
  ['a beginning that is to come', { from: '2026-12-01 08:00:00' }, '2026-12-01 00:00:00', 24, HOURLY],
  ['an end: three days before it', { to: '2026-11-20' }, '2026-11-18 00:00:00', 72, HOURLY],
  ['all times', { from: '0001-01-01', to: '9999-12-31' }, '0001-01-01 00:00:00', 62, 24 * 58_905],
  ['an end before the beginning', { from: '2026-11-20', to: '2026-11-18' }, '2026-11-20 00:00:00', 0, HOURLY],
])('SYS-14 of %s', (_, asked, start, bars, hours) => {
  const span = barSpanOf(asked, NOW);
  expect([new Date(span.start), span.hours]).toEqual([momentOf(start), hours]);
  expect(Math.ceil((span.end - span.start) / 3_600_000 / span.hours)).toBe(bars);
});
