import { expect, it } from 'vitest';
import { push } from '../../core/push.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Told {
  readonly id: string;
  readonly ggbt: string;
  readonly status: string;
}

interface Pulled {
  readonly total: number;
  readonly wdsl: number;
  readonly rows: readonly Told[];
}

const pulled = async (hall: TestHall, token: string, more: object = {}) => (await hall.post('/api/dbtz/tzgg', more, token)).data as Pulled;
const mark = (hall: TestHall, token: string, id: string, status: string, lx = 'pushed') =>
  hall.post('/api/dbtz/xgzt', { id, status, lx }, token);

async function tell(hall: TestHall, userName: string, count: number) {
  const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.pushedNotice.deleteMany({ where: { personId: id } });
    for (let number = 1; number <= count; number += 1) {
      const sentAt = new Date(hall.clock.now().getTime() + number * 1000);
      await push(tx, [id], { origin: 'notices', title: `通知${number}`, titleEn: `Notice ${number}`, path: '/tzgg', sentAt });
    }
  });
}

it('TODO-3 what was pushed comes ten at a time, the newest first, and no more at once', async () => {
  const hall = await testHall();
  await tell(hall, 'staff', 12);
  const token = await hall.signIn('staff');
  const first = await pulled(hall, token);
  expect([first.total, first.wdsl, first.rows.length, first.rows[0]?.ggbt, first.rows[9]?.ggbt]).toEqual([12, 12, 10, '通知12', '通知3']);
  expect((await pulled(hall, token, { currentPage: 2 })).rows.map(({ ggbt }) => ggbt)).toEqual(['通知2', '通知1']);
  expect(await hall.post('/api/dbtz/tzgg', { limit: 11 }, token)).toMatchObject({ code: 404, data: { field: 'limit', rule: 'too-big' } });
});

it('TODO-3 is unread, read and done by the person, and back again, which who asks for one state sees at once', async () => {
  const hall = await testHall();
  await tell(hall, 'staff', 1);
  const token = await hall.signIn('staff');
  const id = (await pulled(hall, token)).rows[0]?.id ?? '';
  for (const status of ['1', '2', '1', '0', '2']) {
    expect(await mark(hall, token, id, status)).toMatchObject({ code: 200 });
    const { wdsl, rows } = await pulled(hall, token);
    expect([rows[0]?.status, wdsl]).toEqual([status, status === '0' ? 1 : 0]);
    expect((await pulled(hall, token, { status })).total).toBe(1);
    expect((await pulled(hall, token, { status: status === '0' ? '1' : '0' })).total).toBe(0);
  }
});

it('TODO-3 another person’s is not found, nor what is no id of one', async () => {
  const hall = await testHall();
  await tell(hall, 'staff', 1);
  const id = (await pulled(hall, await hall.signIn('staff'))).rows[0]?.id ?? '';
  const other = await hall.signIn('leader');
  for (const wrong of [id, '0', '-1', '1e3', '9'.repeat(40), "1' OR 1"]) {
    expect(await mark(hall, other, wrong, '1')).toMatchObject({ code: 404, data: { rule: 'not-found', field: 'id' } });
  }
  expect((await pulled(hall, await hall.signIn('staff'))).rows[0]?.status).toBe('0');
});

it('TODO-3 the same call marks system notices read, which cannot be done with and are told apart by their kind', async () => {
  const hall = await testHall();
  await tell(hall, 'staff', 1);
  const token = await hall.signIn('staff');
  const list = await hall.post('/api/xtglGggl/getNoticeList', { status: '0' }, token);
  const notice = (list.data as { rows: { id: string }[] }).rows[0]?.id ?? '';
  expect(await hall.post('/api/dbtz/xgzt', { id: notice, status: '1' }, token)).toMatchObject({ code: 200 });
  expect(await mark(hall, token, notice, '2', 'system')).toMatchObject({ code: 404, data: { field: 'status', rule: 'choice' } });
  expect(await mark(hall, token, notice, '1')).toMatchObject({ code: 404 });
  const pushed = (await pulled(hall, token)).rows[0]?.id ?? '';
  expect(await mark(hall, token, pushed, '1', 'system')).toMatchObject({ code: 404 });
});
