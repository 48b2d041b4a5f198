import { wireDay } from '@hall/contract/rules/shanghai';
import { STATIONS } from '@hall/contract/rules/voucher-moves';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import type { TestHall } from '../../testing/test-hall.ts';
import { outcomesOf, type Row, refusal, withVoucher } from '../../testing/voucher-hall.ts';

describe('LOGI-1 SEC-1 who sees which vouchers', () => {
  const list = async (hall: TestHall, token: string, asked: object = {}) =>
    (await hall.post('/api/logistics/list', { limit: 100, ...asked }, token)).data as { total: number; rows: Row[]; summaryData: object };

  it('everyone sees their own, and clerks all of them', async () => {
    const { hall, staff, clerk } = await withVoucher();
    const all = await list(hall, clerk);
    expect(all.total).toBe(33);
    const own = await list(hall, staff);
    expect(own.total).toBe(12);
    expect(new Set(own.rows.map(({ ygbh }) => ygbh))).toEqual(new Set(['2001009']));
    expect(new Set(all.rows.map(({ djzt }) => djzt))).toEqual(new Set(Object.keys(STATIONS)));
    expect(all.rows.filter(({ sfbr }) => sfbr === '1')).toEqual([]);
  });

  it('nobody finds, follows or moves another person’s by its number', async () => {
    const { hall, djbh } = await withVoucher();
    const leader = await hall.signIn('leader');
    expect(await list(hall, leader, { djbh })).toMatchObject({ total: 0 });
    expect(await hall.post('/api/logistics/way', { djbh }, leader)).toMatchObject(refusal('voucher-unknown', 404));
    expect(await hall.post('/api/logistics/hand-in', { djbh, dddm: 'hall-1', version: 1 }, leader)).toMatchObject(
      refusal('voucher-unknown', 404),
    );
  });

  it('not even a clerk hands another person’s in again', async () => {
    const { moves, move, djbh } = await withVoucher();
    await move('received');
    await move('returned');
    expect(await moves('hand-in', { djbh, dddm: 'hall-1', version: 3 })).toMatchObject(refusal('voucher-unknown', 404));
  });

  it('who moves vouchers without seeing others’ moves none of them, alone or in a batch', async () => {
    const { hall } = await withVoucher();
    await makeRole(hall, 'moves', 'logistics', 'logistics.move');
    const [theirs] = (await list(hall, await hall.signIn('finclerk'), { djzt: 'handed' })).rows.filter(({ ygbh }) => ygbh !== '2001009');
    const token = await signInWith(hall, 'moves');
    const body = { dddm: 'hall-1' };
    expect(await hall.post('/api/logistics/move', { ...body, djbh: theirs?.djbh, xhj: 'received' }, token)).toMatchObject(
      refusal('voucher-unknown', 404),
    );
    expect(outcomesOf(await hall.post('/api/logistics/receive', { ...body, djbhs: [theirs?.djbh] }, token))).toMatchObject([
      { rule: 'voucher-unknown' },
    ]);
  });

  it('they are found by station, kind and person', async () => {
    const { hall, clerk } = await withVoucher();
    const found: readonly [object, number][] = [
      [{ djzt: 'archived' }, 6],
      [{ djlx: 'loan' }, 2],
      [{ ygmc: 'Zhao' }, 4],
      [{ ygmc: '王芳' }, 12],
      [{ columnFilters: [{ id: 'djzt', val: ['held', 'returned'] }] }, 6],
      [{ columnFilters: [{ id: 'djzt', val: ['nowhere', 'constructor'] }] }, 0],
      [{ djbh: 'nothing' }, 0],
    ];
    for (const [asked, total] of found) expect((await list(hall, clerk, asked)).total, JSON.stringify(asked)).toBe(total);
  });

  it('they are found by the days on which they were handed in, the last one included', async () => {
    const { hall, clerk, djbh } = await withVoucher();
    const day = wireDay(hall.clock.now());
    expect((await list(hall, clerk, { jdsjq: day, jdsjz: day })).rows).toMatchObject([{ djbh }]);
    expect((await list(hall, clerk, { jdsjz: wireDay(new Date(hall.clock.now().getTime() - 86_400_000)) })).total).toBe(32);
  });

  it('a number finds its voucher as it is printed, scanned or typed, whole or in part', async () => {
    const { hall, clerk, djbh } = await withVoucher();
    for (const typed of [djbh, djbh.replace(/(....)/g, '$1 '), djbh.slice(4, 12)])
      expect((await list(hall, clerk, { djbh: typed })).rows.map((row) => row.djbh)).toEqual([djbh]);
  });
});
