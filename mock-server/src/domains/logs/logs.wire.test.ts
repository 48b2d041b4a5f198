import type { ExportRequest } from '@hall/contract/exchange';
import { wireDay } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { askExport, conditionsOf, exportOf, linesOf, rowsOf } from '../../testing/exports.ts';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

interface Operation {
  id: string;
  at: string;
  staffNumber: string;
  action: string;
  readonly actionEn: string;
  kind: string;
  target?: string;
  result: string;
  changes: Record<string, string>[];
}

interface Listed<T> {
  total: number;
  rows: T[];
  unknownKeys?: string[];
}

/** The demo data's history is of earlier days. */
const todayOf = ({ clock }: TestHall): string => wireDay(clock.now());

const operations = async (hall: TestHall, token: string, filter: object = {}) =>
  (await hall.post('/api/logs/operations', { currentPage: 1, limit: 100, ...filter }, token)).data as Listed<Operation>;
const signIns = async (hall: TestHall, token: string, filter: object = {}) =>
  (await hall.post('/api/logs/sign-ins', { currentPage: 1, limit: 100, ...filter }, token)).data as Listed<{
    userName: string;
    result: string;
    person?: string;
    browser: string;
    way: string;
  }>;

async function lockedByAdmin() {
  const hall = await testHall();
  const admin = await hall.signIn('admin');
  const { ygbh } = (await hall.get('/api/yhxx', await hall.signIn('staff'))).data as { ygbh: string };
  await hall.post('/api/people/lock-account', { ygbh, locked: '1', reason: '离职' }, admin);
  return { hall, admin, staff: ygbh, auditor: await hall.signIn('secauditor') };
}

describe('SYS-7 the operation log', () => {
  it('SYS-7 has who, when, address, browser, module, action, target, result, duration and what changed', async () => {
    const { hall, auditor, staff } = await lockedByAdmin();
    const { rows } = await operations(hall, auditor, { kind: 'change', module: 'people', text: staff });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      person: expect.any(String),
      staffNumber: expect.any(String),
      address: expect.any(String),
      browser: expect.any(String),
      module: 'people',
      action: '锁定账号',
      actionEn: 'Lock account',
      target: expect.stringContaining(staff),
      result: '200',
      duration: expect.any(Number),
      changes: [
        {
          field: '是否被管理员锁定',
          fieldEn: 'Locked by an administrator',
          before: '否',
          beforeEn: 'No',
          after: '是',
          afterEn: 'Yes',
        },
        { field: '原因', fieldEn: 'Reason', before: '', beforeEn: '', after: '离职', afterEn: '离职' },
      ],
    });
  });

  it('SYS-7 is written by every operation of a signed-in person, refused ones too', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const token = await hall.signIn('leader');
    const { ygbh } = (await hall.get('/api/yhxx', token)).data as { ygbh: string };
    await hall.post('/api/account/sign-ins', {}, token);
    await hall.post('/api/people/accounts', {}, token);
    await hall.post('/api/dbtz/xgzt', { id: 'none', status: '1' }, token);
    const { rows } = await operations(hall, auditor, { person: ygbh });
    expect(rows.map(({ result, kind }) => [result, kind])).toEqual([
      ['404', 'read'],
      ['403', 'read'],
      ['200', 'read'],
    ]);
  });

  it('SYS-7 masks secrets', async () => {
    const { hall, auditor, admin } = await lockedByAdmin();
    const { ygbh } = (await hall.get('/api/yhxx', await hall.signIn('leader'))).data as { ygbh: string };
    const { mm } = (await hall.post('/api/yhxx/glupdateyhmm', { ygbh }, admin)).data as { mm: string };
    const { rows } = await operations(hall, auditor, { module: 'people', kind: 'change' });
    const masked = { before: '******', beforeEn: '******', after: '******', afterEn: '******' };
    expect(rows[0]?.changes).toEqual([{ field: '临时密码', fieldEn: 'Temporary password', ...masked }]);
    expect(JSON.stringify(rows)).not.toContain(mm);
  });

  it('SYS-7 SEC-2 can be read by admin and secauditor alone, and edited or deleted by nobody', async () => {
    const { hall, auditor, admin } = await lockedByAdmin();
    expect((await operations(hall, admin)).total).toBeGreaterThan(0);
    expect(await hall.post('/api/logs/operations', {}, await hall.signIn('noticeadmin'))).toMatchObject({ code: 403 });
    const [first] = (await operations(hall, auditor)).rows;
    const { database } = hall.services;
    await expect(database.unitOfWork((tx) => tx.operationRecord.deleteMany({}))).rejects.toThrow();
    await expect(database.unitOfWork((tx) => tx.operationRecord.updateMany({ data: { result: '200' } }))).rejects.toThrow();
    await expect(database.unitOfWork((tx) => tx.signInRecord.deleteMany({}))).rejects.toThrow();
    await expect(database.unitOfWork((tx) => tx.signInRecord.updateMany({ data: { result: '200' } }))).rejects.toThrow();
    expect((await operations(hall, auditor)).rows.map(({ id }) => id)).toContain(first?.id);
  });

  it('SYS-7 filters by id, and by the words of a column', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const count = async (filter: object) => (await operations(hall, auditor, filter)).total;
    expect(await count({ id: (await operations(hall, auditor)).rows[0]?.id })).toBe(1);
    for (const id of ['0', 'none', '99999999999999999999']) expect(await count({ id })).toBe(0);
    expect(await count({ columnFilters: [{ id: 'kind', val: ['change'] }] })).toBe(await count({ kind: 'change' }));
  });

  it('TABLE-3 pages, sorts and filters on the server, and refuses columns that cannot', async () => {
    const { hall, auditor } = await lockedByAdmin();
    for (let index = 0; index < 12; index++) {
      hall.clock.advance(1);
      await hall.get('/api/user/dlryzzjh', auditor);
    }
    const filter = { from: todayOf(hall), module: 'menu', sortField: 'at', sortOrder: 'asc' };
    const pages = [
      await operations(hall, auditor, { ...filter, limit: 10 }),
      await operations(hall, auditor, { ...filter, limit: 10, currentPage: 2 }),
    ];
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 2]);
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    const wrong = (body: object) => hall.post('/api/logs/operations', body, auditor);
    expect(await wrong({ sortField: 'browser' })).toMatchObject({ code: 404, data: { field: 'sortField', rule: 'choice' } });
    expect(await wrong({ sortField: 'constructor' })).toMatchObject({ code: 404, data: { field: 'sortField', rule: 'choice' } });
    expect(await wrong({ columnFilters: [{ id: 'browser', val: ['x'] }] })).toMatchObject({ code: 404, data: { field: 'columnFilters' } });
  });

  it('QUERY-6 takes up to 1,000 keys and lists the unknown ones', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const known = (await operations(hall, auditor)).rows[0]?.staffNumber as string;
    const { rows, unknownKeys } = await operations(hall, auditor, { batchKeys: [known, 'nobody-1', 'nobody-2'] });
    expect(new Set(rows.map(({ staffNumber }) => staffNumber))).toEqual(new Set([known]));
    expect(unknownKeys).toEqual(['nobody-1', 'nobody-2']);
    const tooMany = Array.from({ length: 1001 }, (_, index) => `key-${index}`);
    expect(await hall.post('/api/logs/operations', { batchKeys: tooMany.slice(1) }, auditor)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/logs/operations', { batchKeys: tooMany }, auditor)).toMatchObject({
      code: 404,
      data: { field: 'batchKeys', rule: 'too-many-items' },
    });
  });
});

describe('API-2 the most that a list may be asked for', () => {
  it('API-2 QUERY-6 is answered: every filter with every value, beside the longest batch', async () => {
    const hall = await testHall();
    const auditor = await hall.signIn('secauditor');
    const values = (most: number) => Array.from({ length: most }, (_, index) => `value-${index}`);
    const columnFilters = Array.from({ length: 50 }, () => ({ id: 'result', val: values(100) }));
    expect(await hall.post('/api/logs/operations', { columnFilters, batchKeys: values(1000) }, auditor)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/logs/sign-ins', { columnFilters }, auditor)).toMatchObject({ code: 200 });
  });
});

describe('SYS-7 the sign-in log', () => {
  it('SYS-7 has every attempt with name, person, address, browser, way and result', async () => {
    const hall = await testHall();
    await hall.trySignIn('staff', 'wrong password');
    hall.clock.advance(1);
    await hall.trySignIn('nobody-of-that-name', PASSWORD, '10.0.0.2');
    hall.clock.advance(1);
    const token = await hall.signIn('secauditor');
    const { rows } = await signIns(hall, token, { from: todayOf(hall) });
    expect(rows.map(({ userName, result, person, way }) => [userName, result, person !== undefined, way])).toEqual([
      ['secauditor', '200', true, 'password'],
      [expect.stringMatching(/^\?[\w-]{8}$/), '402', false, 'password'],
      ['staff', '402', true, 'password'],
    ]);
    expect((await signIns(hall, token, { from: todayOf(hall), result: '402' })).total).toBe(2);
  });
});

describe('SYS-7 export', () => {
  const ask = (token: string, hall: TestHall, more: Partial<ExportRequest> = {}, columnIds = ['action', 'target']) =>
    askExport(
      hall,
      '/api/logs/export-operations',
      exportOf(columnIds, { title: '操作日志', conditions: '类型：变更', query: [{ id: 'kind', value: 'change' }], ...more }),
      token,
    );

  it('SYS-7 tells locking and unlocking, enabling and disabling apart', async () => {
    const { hall, admin, auditor, staff: ygbh } = await lockedByAdmin();
    await hall.post('/api/people/lock-account', { ygbh, locked: '0' }, admin);
    await hall.post('/api/people/enable-account', { ygbh, enabled: '0', reason: '退休' }, admin);
    await hall.post('/api/people/enable-account', { ygbh, enabled: '1' }, admin);
    const { rows } = await operations(hall, auditor, { kind: 'change', module: 'people', text: ygbh });
    const told = rows.map(({ action, actionEn }) => `${action} ${actionEn}`);
    expect(told.sort()).toEqual([
      '停用账号 Disable account',
      '启用账号 Enable account',
      '解锁账号 Unlock account',
      '锁定账号 Lock account',
    ]);
  });

  it('SYS-7 gives the rows of the query as a spreadsheet under a Chinese name', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const file = await ask(auditor, hall);
    expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('操作日志.xlsx')}`);
    const lines = linesOf(file.rawPayload);
    expect(lines.map(([first]) => first)).toEqual(expect.arrayContaining(['操作日志', '查询条件：类型：变更', 'action']));
    expect(rowsOf(file.rawPayload)[0]?.[0]).toBe('锁定账号');
  });

  it('SYS-7 says what the page says: codes by their names, in the language asked for, numbers as numbers', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const file = await ask(auditor, hall, { locale: 'en' }, ['action', 'kind', 'result', 'duration']);
    expect(rowsOf(file.rawPayload)[0]).toEqual(['Lock account', 'Change', 'Succeeded', expect.any(Number)]);
  });

  it('SYS-7 QUERY-6 names the keys of a batch query, and how many rows were chosen', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const [first] = (await operations(hall, auditor, { kind: 'change' })).rows;
    const keys = [first?.staffNumber as string, 'none'];
    const more = { query: [{ id: 'batchKeys', value: keys }], scope: 'selected' as const, keys: [first?.id as string] };
    const { rawPayload } = await ask(auditor, hall, more);
    expect(conditionsOf(rawPayload)).toBe(`批量 工号（2 个）：${keys.join('、')}；选中 1 条`);
  });

  it('SYS-7 refuses a column that the page does not have', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const answer = await ask(auditor, hall, {}, ['changes']);
    expect(answer.json()).toMatchObject({ code: 404, data: { field: 'fieldList', rule: 'choice' } });
  });

  it('SYS-7 exports what is selected, answers EXPORTCODE for nothing, and names a bad condition', async () => {
    const { hall, auditor } = await lockedByAdmin();
    const [first] = (await operations(hall, auditor, { kind: 'change' })).rows;
    const selected = (...keys: string[]) => ask(auditor, hall, { scope: 'selected', keys });
    expect(rowsOf((await selected(first?.id as string)).rawPayload)).toHaveLength(1);
    expect((await selected('0')).json()).toMatchObject({ code: 'EXPORTCODE' });
    expect((await ask(auditor, hall, { query: [{ id: 'from', value: 'yesterday' }] })).json()).toMatchObject({
      code: 404,
      data: { field: 'from', rule: 'format' },
    });
    expect((await ask(await hall.signIn('leader'), hall)).json()).toMatchObject({ code: 403 });
  });
});
