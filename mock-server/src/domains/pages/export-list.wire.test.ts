import { ExportRequest } from '@hall/contract/exchange';
import type { Loan } from '@hall/contract/loans';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { encode } from '@hall/contract/wire/decode';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AnyList } from '../../core/files/file-task.ts';
import { defineList } from '../../core/list.ts';
import { exportedLists } from '../../exported-lists.ts';
import { callOf } from '../../testing/call-of.ts';
import { askExport, bytesOf, conditionsOf, exportOf, rowsOf } from '../../testing/exports.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { SIGN_INS } from '../logs/index.ts';
import { exportList } from './export-list.ts';

const CALL = { path: '/api/logs/export-sign-ins' } as const;

/** One more than a file may have. */
const MANY = 100_001;

const attempt = { address: '10.0.0.9', browser: 'a browser', way: 'password', result: '402' };

/** Adds sign-ins, the last of them the latest. */
async function signInsOf({ services: { database }, clock }: TestHall, ...names: readonly { userName: string; staffNumber?: string }[]) {
  const from = clock.now().getTime() - names.length * 1000;
  const data = names.map((name, index) => ({ ...attempt, ...name, at: new Date(from + index * 1000) }));
  await database.unitOfWork((tx) => tx.signInRecord.createMany({ data }));
  const rows = await database.read.signInRecord.findMany({ where: { address: attempt.address }, orderBy: { at: 'asc' } });
  return rows.map(({ id }) => String(id));
}

const chosen = async (hall: TestHall, token: string, keys: readonly string[], more: Partial<ExportRequest> = {}) => {
  const asked = exportOf(['userName'], { scope: 'selected', keys: [...keys], ...more });
  return askExport(hall, '/api/logs/export-sign-ins', asked, token);
};

describe('TABLE-9 the rows chosen on a page', () => {
  it('TABLE-9 are exported alone, in the order of the list, however many rows the list has', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    await manySignIns(hall, MANY);
    const keyOf = async (userName: string) =>
      String((await hall.services.database.read.signInRecord.findFirstOrThrow({ where: { userName } })).id);
    const two = [await keyOf('person-7'), await keyOf(`person-${MANY - 2}`)];
    expect(rowsOf((await chosen(hall, token, two)).rawPayload)).toEqual([[`person-${MANY - 2}`], ['person-7']]);
    const upwards = { query: [{ id: 'sortField', value: 'userName' }] };
    expect(rowsOf((await chosen(hall, token, two, upwards)).rawPayload)).toEqual([['person-7'], [`person-${MANY - 2}`]]);
    expect((await chosen(hall, token, two, { scope: 'all' })).json()).toMatchObject({ code: 500, data: { rule: 'too-many-rows' } });
  });

  it('TABLE-9 are none where no row has the key, and no others', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const [first] = await signInsOf(hall, { userName: 'one' }, { userName: 'another' });
    for (const keys of [[], ['none'], ['0'], [`0${first}`], [` ${first}`], ['1e3'], ['99999999999999999999']])
      expect((await chosen(hall, token, keys)).json()).toMatchObject({ code: 'EXPORTCODE' });
    expect(rowsOf((await chosen(hall, token, [first as string, 'none'])).rawPayload)).toEqual([['one']]);
  });

  it('SYS-15 are those of the scope, whatever keys are named', async () => {
    const hall = await testHall();
    const { database } = hall.services;
    const { staffNumber } = await database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
    const permissions = { create: { permissionId: 'logs.sign-ins', scope: 'own' } };
    const people = { create: { person: { connect: { userName: 'leader' } } } };
    await database.unitOfWork((tx) =>
      tx.role.create({ data: { id: 'own-log', name: '本人日志', nameEn: 'Own log', remark: '', permissions, people } }),
    );
    const token = await hall.signIn('leader');
    const keys = await signInsOf(
      hall,
      { userName: 'leader', staffNumber },
      { userName: 'other', staffNumber: 'other' },
      { userName: 'nobody' },
    );
    expect(rowsOf((await chosen(hall, token, keys)).rawPayload)).toEqual([['leader']]);
    expect((await chosen(hall, token, keys.slice(1))).json()).toMatchObject({ code: 'EXPORTCODE' });
  });
});

it('SYS-15 EXPORT-1 a file has columns of the pages that the person may read, and no others', async () => {
  const hall = await testHall();
  await makeRole(hall, 'digest', 'logs.sign-in-digest');
  await makeRole(hall, 'log', 'logs.sign-ins');
  const ask = async (columnId: string, ...roles: string[]) =>
    askExport(hall, '/api/logs/export-sign-ins', exportOf([columnId], { scope: 'page' }), await signInWith(hall, ...roles));
  expect(rowsOf((await ask('userName', 'digest')).rawPayload).length).toBeGreaterThan(0);
  expect((await ask('browser', 'digest')).json()).toMatchObject({ code: 404, data: { field: 'fieldList', rule: 'choice' } });
  expect(rowsOf((await ask('browser', 'digest', 'log')).rawPayload).length).toBeGreaterThan(0);
});

it('EXPORT-1 the address in the payload is that of the call, where there is one', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const ask = async (url: string) => askExport(hall, '/api/loans/export', exportOf(['jkdh'], { url }), token);
  expect((await ask('/api/loans/export')).statusCode).toBe(200);
  for (const url of ['/api/logs/export-sign-ins', 'https://evil.example/api/loans/export', ''])
    expect((await ask(url)).json(), url).toMatchObject({ code: 404, data: { field: 'exportUrl', rule: 'choice' } });
});

it('SYS-7 the code of a file leads to its entry in the operation log', async () => {
  const hall = await testHall();
  await askExport(hall, '/api/loans/export', exportOf(['jkdh']), await hall.signIn('staff'));
  const { read } = hall.services.database;
  const [entry, sheet] = [await read.operationRecord.findFirst({ orderBy: { id: 'desc' } }), await read.sheet.findFirstOrThrow()];
  expect(entry).toMatchObject({ action: 'loans.exportLoans', kind: 'export', target: spacedSheetCode(sheet.code) });
});

/** What an export of the sign-in log reads of it, and how often others had their turn in between. */
function watchedSignIns() {
  const reads: { readonly rows: number; readonly turn: number }[] = [];
  const turns = { taken: 0, counting: true };
  const list = defineList({
    ...SIGN_INS,
    find: async (read, query, asked) => {
      const rows = await SIGN_INS.find(read, query, asked);
      reads.push({ rows: rows.length, turn: turns.taken });
      return rows;
    },
  });
  const count = () => {
    turns.taken += 1;
    if (turns.counting) setImmediate(count);
  };
  setImmediate(count);
  onTestFinished(() => {
    turns.counting = false;
  });
  return { reads, list };
}

/** Adds as many sign-ins of one moment: `person-0`, `person-1` … */
async function manySignIns(hall: TestHall, many: number) {
  await signInsOf(hall, { userName: 'person-0' });
  await hall.services.database.unitOfWork(
    (tx) => tx.$executeRaw`
      INSERT INTO "SignInRecord" ("at", "userName", "address", "browser", "way", "result")
      WITH RECURSIVE "more"("number") AS (SELECT 1 UNION ALL SELECT "number" + 1 FROM "more" WHERE "number" < ${many - 1})
      SELECT "at", 'person-' || "number", "address", "browser", "way", "result"
      FROM "SignInRecord", "more" WHERE "address" = ${attempt.address} ORDER BY "number"`,
  );
}

describe('SEC-4 an export of many rows', () => {
  it('SEC-4 lets others through while it reads, where no thread makes the file', async () => {
    const hall = await testHall();
    await manySignIns(hall, 5_500);
    const { reads, list } = watchedSignIns();
    const asked = exportOf(['userName', 'at'], { query: [{ id: 'address', value: attempt.address }] });
    const answer = await exportList(CALL, list)(hall.services, asked, await callOf(hall, 'secauditor'));
    expect(new Set(reads.map(({ turn }) => turn)).size).toBe(reads.length);
    expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(1000);
    const names = rowsOf(await bytesOf(answer)).map(([name]) => name);
    expect([names.length, new Set(names).size, names[0], names.at(-1)]).toEqual([5_500, 5_500, 'person-5499', 'person-0']);
  });

  it('SEC-4 is refused before a row of it is read, when there are too many', async () => {
    const hall = await testHall();
    await manySignIns(hall, MANY);
    const { reads, list } = watchedSignIns();
    const refused = exportList(CALL, list)(hall.services, exportOf(['userName']), await callOf(hall, 'secauditor'));
    const total = await hall.services.database.read.signInRecord.count();
    await expect(refused).rejects.toMatchObject({ code: 500, rule: 'too-many-rows', detail: { params: { total, maximum: 100_000 } } });
    expect(reads).toEqual([]);
  });

  it('EXPORT-2 has the rows that there were when it was begun, each once, whatever comes meanwhile', async () => {
    const hall = await testHall();
    await manySignIns(hall, 2500);
    const { unitOfWork } = hall.services.database;
    const list = defineList({
      ...SIGN_INS,
      find: async (read, query, asked) => {
        const rows = await SIGN_INS.find(read, query, asked);
        const at = new Date(hall.clock.now().getTime() + (query.skip ?? 0));
        await unitOfWork((tx) => tx.signInRecord.create({ data: { ...attempt, userName: 'newcomer', at } }));
        return rows;
      },
    });
    const asked = exportOf(['userName'], { query: [{ id: 'address', value: attempt.address }] });
    const answer = await exportList(CALL, list)(hall.services, asked, await callOf(hall, 'secauditor'));
    const names = rowsOf(await bytesOf(answer)).map(([name]) => name);
    expect(names).toEqual(Array.from({ length: 2500 }, (_, index) => `person-${2499 - index}`));
  });
});

it('EXPORT-2 what is changed or removed while a file is made stands in it as it was when that was begun', async () => {
  const hall = await testHall();
  const { unitOfWork } = hall.services.database;
  const call = await callOf(hall, 'staff');
  const loans = (await exportedLists['/api/loans/export']?.()) as AnyList;
  const before = (await loans.page(hall.services, { page: 1, pageSize: 100 }, call)).rows as Loan[];
  const slices: typeof loans.slices = async function* (...asked) {
    await unitOfWork((tx) => tx.loan.update({ where: { id: before[0]?.id ?? '' }, data: { amount: 1, dueOn: '2001-01-01' } }));
    await unitOfWork((tx) => tx.loan.delete({ where: { id: before[1]?.id ?? '' } }));
    yield* loans.slices(...asked);
  };
  const answer = await exportList({ path: '/api/loans/export' }, { ...loans, slices })(hall.services, exportOf(['jkdh', 'jkje']), call);
  expect(rowsOf(await bytesOf(answer))).toEqual(before.map(({ number, amount }) => [number, Number(amount)]));
});

describe('EXPORT-1 a file says all that filtered it, in its language, whatever the caller says', () => {
  const headOf = async (more: Partial<ExportRequest>) => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const asked = exportOf(['userName', 'result'], { conditions: 'nothing', ...more });
    return conditionsOf((await askExport(hall, '/api/logs/export-sign-ins', asked, token)).rawPayload);
  };
  const query = [
    { id: 'way', value: 'password' },
    { id: 'currentPage', value: '1' },
  ];
  const columnFilters = [{ columnId: 'result', values: ['200'] }];

  it('EXPORT-1 query, column filters and the page', async () => {
    expect(await headOf({ query, columnFilters, scope: 'page' })).toBe('登录方式：用户名密码；（列）结果：成功；第 1 页');
    expect(await headOf({ query, columnFilters, locale: 'en' })).toBe('Way: Password; (column) Result: Succeeded');
  });

  it('EXPORT-1 what the list takes and no field of the page asks for', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const asked = exportOf(['jkdh'], { query: [{ id: 'id', value: 'loan-7' }] });
    const head = async (locale: ExportRequest['locale']) =>
      conditionsOf((await askExport(hall, '/api/loans/export', { ...asked, locale }, token)).rawPayload);
    expect([await head('zh'), await head('en')]).toEqual(['借款编号：loan-7', 'Loan id: loan-7']);
  });

  it('EXPORT-1 how many of the chosen rows it has', async () => {
    const hall = await testHall();
    const id = String((await hall.services.database.read.signInRecord.findFirstOrThrow()).id);
    const asked = exportOf(['userName'], { scope: 'selected', keys: [id, id, 'none'] });
    const file = await askExport(hall, '/api/logs/export-sign-ins', asked, await hall.signIn('secauditor'));
    expect(conditionsOf(file.rawPayload)).toBe('选中 1 条');
  });

  it('EXPORT-1 that nothing restricts the rows', async () => {
    expect(await headOf({ locale: 'en' })).toBe('No condition');
  });
});

describe('API-2 what names something twice is refused', () => {
  const asked = encode(ExportRequest, exportOf(['userName'])) as object;
  const [query, column, setting] = [
    { id: 'text', val: 'one' },
    { datafield: 'at', name: 'At' },
    { fieldId: 'at', sortNum: 1, isShow: '1' },
  ];
  it.each([
    ['/api/logs/export-sign-ins', 'fieldList', { ...asked, fieldList: [column, { ...column, name: 'Again' }] }],
    ['/api/logs/export-sign-ins', 'queryCondition', { ...asked, queryCondition: [query, { ...query, val: 'other' }] }],
    ['/api/xtQueryHistory/saveXtQueryHistory', 'queryData', { pageId: 'sign-in-log', queryData: [query, query] }],
    ['/api/pages/save-columns', 'columns', { pageId: 'sign-in-log', columns: [setting, setting] }],
  ])('EXPORT-1 API-2 by %s in its %s', async (url, field, body) => {
    const hall = await testHall();
    const answer = await hall.post(url, body, await hall.signIn('secauditor'));
    expect(answer).toMatchObject({ code: 404, data: { field, rule: 'repeated' } });
  });
});
