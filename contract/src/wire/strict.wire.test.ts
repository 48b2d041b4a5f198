import { describe, expect, test } from 'vitest';
import { logsEndpoints } from '../logs.ts';
import { menuEndpoints } from '../menu.ts';
import { noticesEndpoints } from '../notices.ts';
import { peopleEndpoints } from '../people.ts';
import { savedQueriesEndpoints } from '../saved-queries.ts';
import { sessionEndpoints } from '../session.ts';
import { tableColumnsEndpoints } from '../table-columns.ts';
import { todosEndpoints } from '../todos.ts';
import { checkRequest, FAULTS_MAX } from './strict.ts';

const credentials = sessionEndpoints.signIn.request;
const filter = noticesEndpoints.list.request;
const lock = peopleEndpoints.lockAccount.request;

describe('API-2 a request that is not valid names its field, the rule and the message', () => {
  test.each([
    ['a missing field', credentials, { mm: 'x' }, { field: 'yhm', rule: 'required', params: {}, message: '用户名不能为空' }],
    ['an empty field', credentials, { yhm: '', mm: 'x' }, { field: 'yhm', rule: 'required', params: {}, message: '用户名不能为空' }],
    ['null', credentials, { yhm: null, mm: 'x' }, { field: 'yhm', rule: 'required', params: {}, message: '用户名不能为空' }],
    ['another type', credentials, { yhm: 7, mm: 'x' }, { field: 'yhm', rule: 'type', params: {}, message: '用户名的类型不正确' }],
    [
      'text that is too long',
      credentials,
      { yhm: 'x'.repeat(101), mm: 'x' },
      { field: 'yhm', rule: 'too-long', params: { maximum: 100 }, message: '用户名不能超过100个字符' },
    ],
    [
      'an unknown field',
      credentials,
      { yhm: 'a', mm: 'x', admin: '1' },
      { field: 'admin', rule: 'unknown', params: {}, message: '不支持的参数：admin' },
    ],
    [
      'a list that is too long',
      filter,
      { columnFilters: [{ id: 'a', val: Array(101).fill('1') }] },
      { field: 'columnFilters.0.val', rule: 'too-many-items', params: { maximum: 100 }, message: '取值不能超过100项' },
    ],
    [
      'a list that is too short',
      filter,
      { columnFilters: [{ id: 'a', val: [] }] },
      { field: 'columnFilters.0.val', rule: 'too-few-items', params: { minimum: 1 }, message: '取值不能少于1项' },
    ],
    [
      'a number that is too small',
      filter,
      { currentPage: 0 },
      { field: 'currentPage', rule: 'too-small', params: { minimum: 1 }, message: '页码不能小于1' },
    ],
    [
      'a number that is too big',
      filter,
      { limit: 801 },
      { field: 'limit', rule: 'too-big', params: { maximum: 800 }, message: '每页条数不能大于800' },
    ],
    ['a number with a fraction', filter, { limit: 1.5 }, { field: 'limit', rule: 'type', params: {}, message: '每页条数的类型不正确' }],
    [
      'a day that no calendar has',
      filter,
      { kssj: '2026-02-30' },
      { field: 'kssj', rule: 'date-format', params: {}, message: '请输入有效的日期' },
    ],
    [
      'another value than offered',
      lock,
      { ygbh: '1', locked: '2' },
      { field: 'locked', rule: 'choice', params: {}, message: '是否锁定的取值不在允许范围内' },
    ],
    [
      'a flag that is a number',
      lock,
      { ygbh: '1', locked: 1 },
      { field: 'locked', rule: 'choice', params: {}, message: '是否锁定的取值不在允许范围内' },
    ],
  ])('%s', (_, schema, request, fault) => {
    expect(checkRequest<unknown>(schema, request)).toEqual({ ok: false, faults: [fault] });
  });

  test.each([[null], [undefined], ['text'], [7], [[]], [true]])('%o instead of an object', (request) => {
    expect(checkRequest(credentials, request)).toMatchObject({ ok: false });
  });
});

test.each([
  ['sign-in', credentials, { yhm: 'a', mm: 'x' }],
  ['notices', filter, {}],
  ['favourites', menuEndpoints.addFavourite.request, { yhbh: 'p1', qid: 'a', sysid: '' }],
  ['state of a notice', todosEndpoints.changeState.request, { id: 'n1', status: '1' }],
])('API-2 a field that the call does not know is refused: %s', (_, schema, request) => {
  expect(checkRequest<unknown>(schema, request)).toMatchObject({ ok: true });
  expect(checkRequest<unknown>(schema, { ...request, surplus: 1 })).toMatchObject({
    ok: false,
    faults: [{ field: 'surplus', rule: 'unknown' }],
  });
});

test('API-2 a field that a row of the request does not know is refused as one of the request itself', () => {
  const columnFilters = [{ id: 'ggdj', val: ['1'], surplus: 1 }];
  expect(checkRequest(filter, { columnFilters })).toMatchObject({
    ok: false,
    faults: [{ field: 'columnFilters.0.surplus', rule: 'unknown', message: '不支持的参数：surplus' }],
  });
});

test('API-2 of the name of an unknown field an answer repeats 50 characters', () => {
  const answer = checkRequest(filter, { ['x'.repeat(1000)]: 1, columnFilters: [{ id: 'a', val: ['1'], ['y'.repeat(1000)]: 1 }] });
  const [x, y] = [`${'x'.repeat(50)}…`, `${'y'.repeat(50)}…`];
  expect(answer).toMatchObject({
    ok: false,
    faults: [
      { field: `columnFilters.0.${y}`, message: `不支持的参数：${y}` },
      { field: x, message: `不支持的参数：${x}` },
    ],
  });
});

test('API-2 batch keys are an unknown field of a list without a batch query', () => {
  const keys = { batchKeys: ['1001'] };
  expect(checkRequest(logsEndpoints.operations.request, keys)).toMatchObject({ ok: true });
  const withoutBatch = [logsEndpoints.signIns, peopleEndpoints.accounts, noticesEndpoints.list];
  for (const { request } of withoutBatch)
    expect(checkRequest<unknown>(request, keys)).toMatchObject({ ok: false, faults: [{ field: 'batchKeys', rule: 'unknown' }] });
});

test('API-2 half of a character is no text, wherever it stands: what cannot be written can neither be kept nor sent on', () => {
  const half = 'a\ud800b';
  const query = { pageId: half, queryData: [{ id: 'a', val: ['b', half] }], surplus: '😀' };
  expect(checkRequest<unknown>(savedQueriesEndpoints.saveQuery.request, query)).toMatchObject({
    ok: false,
    faults: [
      { field: 'pageId', rule: 'format', message: '页面编号格式不正确' },
      { field: 'queryData.0.val.1', rule: 'format' },
      { field: 'surplus', rule: 'unknown' },
    ],
  });
});

test.each(['\0', 'a\0b'])('API-2 a text with the character zero is no text: %j', (text) => {
  const filter = { text, columnFilters: [{ id: 'kind', val: [text], excluded: '1' }] };
  expect(checkRequest<unknown>(logsEndpoints.operations.request, filter)).toMatchObject({
    ok: false,
    faults: [
      { field: 'text', rule: 'format' },
      { field: 'columnFilters.0.val.0', rule: 'format' },
    ],
  });
});

test('API-2 SEC-4 of a thousand halves of characters no more are looked for than are told', () => {
  const looksAt = (text: string) => {
    let looks = 0;
    const counted: ProxyHandler<string[]> = {
      get(list, name) {
        looks += 1;
        return Reflect.get(list, name);
      },
    };
    const answer = checkRequest(logsEndpoints.operations.request, { batchKeys: new Proxy(Array(1_000).fill(text), counted) });
    return { looks, faults: answer.ok ? 0 : answer.faults.length };
  };
  const [halves, sound] = [looksAt('\ud800'), looksAt('x')];
  expect([halves.faults, sound.faults]).toEqual([FAULTS_MAX, 0]);
  expect(sound.looks - halves.looks).toBeGreaterThan(800);
});

test('API-2 what is left out has its default', () => {
  expect(checkRequest(filter, {})).toEqual({ ok: true, value: { page: 1, pageSize: 10 } });
});

test('API-2 the field inside an object is named by its whole path', () => {
  const answer = checkRequest(menuEndpoints.url.request, { qid: 'a', sysMenuList: [{ qid: 7, surplus: 1 }] });
  const faults = [
    { field: 'sysMenuList.0.qid', rule: 'type' },
    { field: 'sysMenuList.0.surplus', rule: 'unknown' },
  ];
  expect(answer).toMatchObject({ ok: false, faults });
});

describe('API-2 all that is wrong with a request is told at once', () => {
  const columns = tableColumnsEndpoints.saveColumns.request;
  const column = { fieldId: 'a', sortNum: 1, isShow: '1' };
  const namesOf = (request: object) => {
    const checked = checkRequest<unknown>(columns, request);
    return checked.ok ? [] : checked.faults.map(({ field, rule }) => `${field} ${rule}`);
  };

  test('API-2 each field once, in rows too, what is surplus last in each', () => {
    const rows = [column, { ...column, fieldId: '', sortNum: 1.5 }, { ...column, isShow: '2', more: 1 }];
    expect(namesOf({ pageId: '', columns: rows, surplus: 1, other: 2 })).toEqual([
      'pageId required',
      'columns.1.fieldId required',
      'columns.1.sortNum type',
      'columns.2.isShow choice',
      'columns.2.more unknown',
      'surplus unknown',
      'other unknown',
    ]);
  });

  test('API-2 at most 50', () => {
    const rows = Array.from({ length: 60 }, () => ({ ...column, fieldId: '' }));
    const names = namesOf({ pageId: 'p', columns: rows });
    expect([names.length, names[0], names.at(-1)]).toEqual([FAULTS_MAX, 'columns.0.fieldId required', 'columns.49.fieldId required']);
  });
});
