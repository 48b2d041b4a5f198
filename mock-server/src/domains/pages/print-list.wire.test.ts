import { PRINT_ROWS_MAX } from '@hall/contract/exchange';
import { describe, expect, it } from 'vitest';
import { defineList } from '../../core/list.ts';
import { callOf } from '../../testing/call-of.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { SIGN_INS } from '../logs/index.ts';
import { printList } from './print-list.ts';

const attempt = { address: '10.0.0.9', browser: 'a browser', way: 'password', result: '402' };
const OURS = { address: attempt.address };

/** Adds as many sign-ins as names, the last of them the latest. */
async function signInsOf({ services: { database }, clock }: TestHall, ...names: readonly string[]) {
  const from = clock.now().getTime() - names.length * 1000;
  const data = names.map((userName, index) => ({ ...attempt, userName, at: new Date(from + index * 1000) }));
  await database.unitOfWork((tx) => tx.signInRecord.createMany({ data }));
  const rows = await database.read.signInRecord.findMany({ where: OURS, orderBy: { at: 'asc' } });
  return rows.map(({ id }) => String(id));
}

interface Answered {
  readonly total: number;
  readonly rows: readonly { readonly userName: string }[];
  readonly sheet: Readonly<Record<string, unknown>>;
}

const print = (hall: TestHall, token: string, asked: object) => hall.post('/api/logs/print-sign-ins', asked, token);
const printed = async (...of: Parameters<typeof print>): Promise<Answered> => {
  const { code, message, data } = await print(...of);
  expect([code, message]).toEqual([200, expect.anything()]);
  return data as Answered;
};
const namesOf = ({ rows }: Answered): string => rows.map(({ userName }) => userName).join('');
const sheetsOf = ({ services: { database } }: TestHall) => database.read.sheet.count();

async function withSignIns() {
  const hall = await testHall();
  const ids = await signInsOf(hall, 'a', 'b', 'c', 'd', 'e');
  return { hall, ids, token: await hall.signIn('secauditor') };
}

describe('PRINT-1 the rows of a printout', () => {
  it('PRINT-1 are all of the query, those of its page, or the chosen ones, as the list has them', async () => {
    const { hall, ids, token } = await withSignIns();
    const page = { ...OURS, currentPage: 2, limit: 2, sortField: 'userName', sortOrder: 'desc' };
    expect(namesOf(await printed(hall, token, { ...page, flg: '0' }))).toBe('edcba');
    const onePage = await printed(hall, token, { ...page, flg: '1' });
    expect([namesOf(onePage), onePage.total, onePage.sheet.hs]).toEqual(['cb', 5, 2]);
    const keys = [ids[4], ids[0], ids[0], 'no-such-key'];
    const chosen = await printed(hall, token, { ...page, flg: '2', rowKeys: keys });
    expect([namesOf(chosen), chosen.sheet.hs]).toEqual(['ea', 2]);
  });

  it('SYS-15 are never those that the list hides, whichever keys are named', async () => {
    const hall = await testHall();
    const { read } = hall.services.database;
    const mine = await read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const { id } = await read.loan.findFirstOrThrow({ where: { personId: { not: mine.id } } });
    const token = await hall.signIn('staff');
    const before = await sheetsOf(hall);
    const answer = await hall.post('/api/loans/print', { flg: '2', rowKeys: [id] }, token);
    expect(answer).toMatchObject({ code: 500, data: { rule: 'nothing-to-print' } });
    expect(await sheetsOf(hall)).toBe(before);
  });

  it('SYS-15 are nothing for who may not see the list', async () => {
    const hall = await testHall();
    expect(await print(hall, await hall.signIn('staff'), { flg: '0' })).toMatchObject({ code: 403 });
    await makeRole(hall, 'digest only', 'logs.sign-in-digest');
    const { sheet } = await printed(hall, await signInWith(hall, 'digest only'), { flg: '0' });
    expect(sheet).toMatchObject({ bt: '登录速览', bten: 'Sign-in digest' });
  });

  it('API-2 are refused where something is asked for that the list does not know', async () => {
    const { hall, token } = await withSignIns();
    expect(await print(hall, token, { flg: '0', nothing: '1' })).toMatchObject({ code: 404, data: { field: 'nothing' } });
    expect(await print(hall, token, { flg: '9' })).toMatchObject({ code: 404, data: { field: 'flg' } });
    const columnFilters = [{ id: 'browser', val: ['x'] }];
    expect(await print(hall, token, { flg: '0', columnFilters })).toMatchObject({ code: 404, data: { rule: 'choice' } });
  });
});

describe('PRINT-2 the sheet of a printout', () => {
  it('PRINT-2 says in both languages what restricted the rows, and who made it when; its code tells the same', async () => {
    const { hall, token } = await withSignIns();
    const asked = { ...OURS, way: 'password', columnFilters: [{ id: 'result', val: ['402'] }], currentPage: 1, limit: 3, flg: '1' };
    const { sheet } = await printed(hall, token, asked);
    expect(sheet).toMatchObject({ lx: 'print', bt: '登录日志', bten: 'Sign-in log', hs: 3 });
    expect(sheet.cxtj).toBe('地址：10.0.0.9；登录方式：用户名密码；（列）结果：失败：用户名或密码错误；第 1 页');
    expect(sheet.cxtjen).toBe('Address: 10.0.0.9; Way: Password; (column) Result: Failed: wrong user name or password; Page 1');
    const checked = await hall.post('/api/sheets/check', { hym: sheet.hym }, await hall.signIn('staff'));
    expect(checked).toMatchObject({ code: 200, data: sheet });
    expect(await sheetsOf(hall)).toBe(1);
  });

  it('PRINT-2 names the keys of a batch query, and how many rows were chosen', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'secauditor' } });
    await hall.post('/api/logs/operations', {}, token);
    const { data } = await hall.post('/api/logs/operations', { batchKeys: [staffNumber] }, token);
    const [{ id }] = (data as { rows: [{ id: string }] }).rows;
    const asked = { batchKeys: [staffNumber], flg: '2', rowKeys: [id] };
    const answer = await hall.post('/api/logs/print-operations', asked, token);
    const conditions = {
      cxtj: `批量 工号（1 个）：${staffNumber}；选中 1 条`,
      cxtjen: `Batch Staff number (1): ${staffNumber}; Rows chosen: 1`,
    };
    expect(answer).toMatchObject({ data: { sheet: conditions } });
  });

  it('PRINT-2 is another one for each of two printouts at once', async () => {
    const { hall, token } = await withSignIns();
    const both = await Promise.all([0, 1].map(() => printed(hall, token, { ...OURS, flg: '0' })));
    expect(new Set(both.map(({ sheet }) => sheet.hym)).size).toBe(2);
    expect(await sheetsOf(hall)).toBe(2);
  });

  it('SYS-7 is named by the entry of the printout in the operation log, written with it', async () => {
    const { hall, token } = await withSignIns();
    const { sheet } = await printed(hall, token, { ...OURS, flg: '0' });
    const entry = await hall.services.database.read.operationRecord.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ action: 'logs.printSignIns', kind: 'print', result: '200' });
    expect(entry?.target?.replaceAll('-', '')).toBe(sheet.hym);
  });

  it('PRINT-2 is not issued where nobody waits for the printout any more', async () => {
    const { hall } = await withSignIns();
    const gone = new AbortController();
    const list = defineList({
      ...SIGN_INS,
      find: (read, query, asked) => {
        gone.abort(new Error('gone'));
        return SIGN_INS.find(read, query, asked);
      },
    });
    const call = { ...(await callOf(hall, 'secauditor')), gone: gone.signal };
    await expect(printList(list)(hall.services, { page: 1, pageSize: 10, scope: 'all' }, call)).rejects.toThrow('gone');
    expect(await sheetsOf(hall)).toBe(0);
  });
});

describe('PRINT-1 what cannot be printed', () => {
  it.each([['0'], ['1'], ['2']])('PRINT-1 nothing (%s) is said to be nothing', async (flg) => {
    const { hall, token } = await withSignIns();
    const asked = { address: 'nowhere', flg, ...(flg === '2' && { rowKeys: [] }) };
    expect(await print(hall, token, asked)).toMatchObject({ code: 500, data: { rule: 'nothing-to-print' } });
  });

  it('PRINT-1 more rows than a printout has are refused before they are read, with how many there may be', async () => {
    const { hall } = await withSignIns();
    const reads: number[] = [];
    const list = defineList({
      ...SIGN_INS,
      count: async () => PRINT_ROWS_MAX + 1,
      find: (read, query, asked) => {
        reads.push(query.take);
        return SIGN_INS.find(read, query, asked);
      },
    });
    const call = await callOf(hall, 'secauditor');
    const refused = printList(list)(hall.services, { page: 1, pageSize: 10, scope: 'all' }, call);
    const params = { total: PRINT_ROWS_MAX + 1, maximum: PRINT_ROWS_MAX };
    await expect(refused).rejects.toMatchObject({ code: 500, rule: 'too-many-to-print', detail: { params } });
    expect(reads).toEqual([]);
    expect(await sheetsOf(hall)).toBe(0);
  });

  it('SEC-4 more printouts than anybody needs are refused for a while', async () => {
    const { hall, token } = await withSignIns();
    for (let made = 0; made < 30; made++) await printed(hall, token, { ...OURS, flg: '0' });
    expect(await print(hall, token, { ...OURS, flg: '0' })).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
    hall.clock.advance(60_000);
    await printed(hall, token, { ...OURS, flg: '0' });
  });
});
