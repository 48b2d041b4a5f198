import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import type { TestHall } from '../testing/test-hall.ts';
import { testHall } from '../testing/test-hall.ts';

/** Today's entries: the demo data's history is of earlier days. */
const entriesOf = async ({ services, clock }: TestHall, action: string) => {
  await services.recorder.flush();
  const today = { gte: startOfDay(wireDay(clock.now())) };
  const rows = await services.database.read.operationRecord.findMany({ where: { action, at: today }, orderBy: { at: 'asc' } });
  return rows.map(({ kind, result, target }) => ({ kind, result, target }));
};

/** The log takes no more entries, as on a full disk. @returns what makes room again */
async function fullLog({ services: { database } }: TestHall) {
  await database.unitOfWork(
    (tx) => tx.$executeRaw`CREATE TRIGGER "full" BEFORE INSERT ON "OperationRecord" BEGIN SELECT RAISE(ABORT, 'full'); END`,
  );
  return () => database.unitOfWork((tx) => tx.$executeRaw`DROP TRIGGER "full"`);
}

const noticeRead = async (hall: TestHall) => {
  const token = await hall.signIn('staff');
  const { rows } = (await hall.post('/api/xtglGggl/getNoticeList', {}, token)).data as { rows: { id: string; ggbt: string }[] };
  const { id = '', ggbt: title } = rows[0] ?? {};
  return { token, id, title };
};

describe('SYS-7 a change and its entry', () => {
  it('SYS-7 are committed together: without the entry nothing is changed', async () => {
    const hall = await testHall();
    const { token, id, title } = await noticeRead(hall);
    const makeRoom = await fullLog(hall);
    const marks = () => hall.services.database.read.noticeRead.count({ where: { noticeId: id } });
    const before = await marks();
    expect(await hall.post('/api/dbtz/xgzt', { id, status: '1' }, token)).toMatchObject({ code: 999 });
    expect(await marks()).toBe(before);
    await makeRoom();
    hall.clock.advance(1);
    expect(await hall.post('/api/dbtz/xgzt', { id, status: '1' }, token)).toMatchObject({ code: 200 });
    expect(await marks()).toBe(before + 1);
    expect(await entriesOf(hall, 'todos.changeState')).toEqual([
      { kind: 'read', result: '999', target: title },
      { kind: 'read', result: '200', target: title },
    ]);
  });

  it('SYS-7 are one entry, also where several units of work make the change', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const change = async (old: string) => ({ oldPassword: await hall.sealed(old), newPassword: await hall.sealed('Another@2026') });
    const { oldPassword, newPassword } = await change('wrong');
    await hall.post('/api/yhxx/updateyhmm', { jmm: oldPassword, xmm: newPassword }, token);
    const right = await change('Hall@2026');
    hall.clock.advance(1);
    await hall.post('/api/yhxx/updateyhmm', { jmm: right.oldPassword, xmm: right.newPassword }, token);
    expect(await entriesOf(hall, 'account.changePassword')).toEqual([
      { kind: 'change', result: '500', target: null },
      { kind: 'change', result: '200', target: null },
    ]);
  });

  it('SYS-7 QUERY-4 TABLE-2 saved queries and arranged columns are personal settings, and no changes', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const pageId = 'operation-log';
    const saved = { pageId, name: '我的', queryData: [] };
    await hall.post('/api/xtQueryHistory/saveXtQueryHistory', saved, token);
    const [{ id }] = (await hall.post('/api/pages/named-queries', { pageId }, token)).data as [{ id: string }];
    const columns = [{ fieldId: 'browser', sortNum: 0, isShow: '1' }];
    expect(await hall.post('/api/pages/save-columns', { pageId, columns }, token)).toMatchObject({ code: 200 });
    await hall.post('/api/pages/restore-columns', { pageId }, token);
    await hall.post('/api/pages/delete-query', { id }, token);
    const setting = (target: string) => [{ kind: 'setting', result: '200', target }];
    expect(await entriesOf(hall, 'pages.saveQuery')).toEqual(setting('操作日志：我的'));
    expect(await entriesOf(hall, 'pages.deleteQuery')).toEqual(setting('操作日志：我的'));
    expect(await entriesOf(hall, 'pages.saveColumns')).toEqual(setting('操作日志'));
    expect(await entriesOf(hall, 'pages.restoreColumns')).toEqual(setting('操作日志'));
  });

  it('SYS-7 what was refused has changed nothing', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(await hall.post('/api/updateUser', { photo: 'no picture' }, token)).toMatchObject({ code: 404 });
    expect(await hall.post('/api/updateUser', { photo: '' }, token)).toMatchObject({ code: 200 });
    await hall.services.recorder.flush();
    const person = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const where = { action: 'account.updateProfile', staffNumber: person.staffNumber };
    const entries = await hall.services.database.read.operationRecord.findMany({ where });
    const byResult = Object.fromEntries(entries.map(({ result, changes }) => [result, changes]));
    expect(byResult).toEqual({ '404': null, '200': [expect.objectContaining({ fieldEn: 'Photo' })] });
  });
});

describe('SYS-7 an entry of reading', () => {
  it('SYS-7 never decides an answer, and is written once there is room', async () => {
    const hall = await testHall();
    const { token } = await noticeRead(hall);
    const makeRoom = await fullLog(hall);
    for (let index = 0; index < 60; index++) expect(await hall.post('/api/account/sign-ins', {}, token)).toMatchObject({ code: 200 });
    await hall.services.recorder.flush();
    await makeRoom();
    expect(await entriesOf(hall, 'account.mySignIns')).toHaveLength(60);
  });
});

describe('SYS-7 what a page asks for by itself', () => {
  it('SYS-7 is no operation, but asking for a page that is not theirs is', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    for (const path of ['/api/yhxx', '/api/menu/mymenu', '/api/dbtz/dbsxlu'])
      expect(await hall.get(path, token)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/common/loadPageConfig', { pageid: 'none' }, token)).toMatchObject({ code: 404 });
    expect(await hall.post('/api/common/loadPageConfig', { pageid: 'operation-log' }, token)).toMatchObject({ code: 403 });
    for (const action of ['account.me', 'menu.mine', 'todos.pending']) expect(await entriesOf(hall, action)).toEqual([]);
    expect(await entriesOf(hall, 'pages.config')).toEqual([{ kind: 'read', result: '403', target: '操作日志' }]);
  });

  it('SYS-7 AUTH-12 is none either while something has to be done first', async () => {
    const hall = await testHall();
    const token = await hall.signIn('weakpass', '123456');
    expect(await hall.get('/api/dbtz/dbsxlu', token)).toMatchObject({ code: 403 });
    expect(await entriesOf(hall, 'todos.pending')).toEqual([]);
  });

  it('SYS-7 QUERY-4 is also to remember the query just made: a query without a name is no change', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const query = { pageId: 'operation-log', queryData: [{ id: 'person', val: '王芳' }] };
    for (let index = 0; index < 2; index++)
      expect(await hall.post('/api/xtQueryHistory/saveXtQueryHistory', query, token)).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.savedQuery.count({ where: { uses: 2 } })).toBe(1);
    expect(await entriesOf(hall, 'pages.saveQuery')).toEqual([]);
  });
});
