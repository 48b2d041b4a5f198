import { describe, expect, it } from 'vitest';
import type { otherSystem } from '../../testing/other-system.ts';
import { type Answer, type TestHall, testHall } from '../../testing/test-hall.ts';
import { APPROVAL, CLAIMS, countAt, hallWithSystem, impatientHall, saying } from '../../testing/todo-hall.ts';

const OWN = { qid: 'loans', api: '/api/loans/list', method: 'POST', type: '1', field: 'jkzt', text: 'open', pxh: 13, enabled: '1' };
const THEIRS = { qid: APPROVAL, api: '/claims', method: 'GET', type: '2', count: 'total', pxh: 14, enabled: '1' };

const save = (hall: TestHall, token: string, source: object) => hall.post('/api/todos/save-source', source, token);
const sources = async (hall: TestHall, token: string) =>
  ((await hall.post('/api/todos/sources', {}, token)).data as { rows: (Record<string, unknown> & { id: string; version: number })[] }).rows;

async function administered() {
  const hall = await testHall();
  return { hall, token: await hall.signIn('admin') };
}

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('a source', () => {
  it.each([
    ['a call that answers rows', OWN],
    ['one with what it takes', { ...OWN, data: '{"limit":50,"state":"open"}' }],
    ['one without anything sent', { ...OWN, api: '/api/getWbjjdqjkxx', field: undefined, text: undefined }],
    ['what its page is asked for', { ...OWN, cxtj: '{"state":"open"}' }],
    ['a path of the system of the function', THEIRS],
    ['an address of that system', { ...THEIRS, api: 'http://linked.test/claims?all=1' }],
  ])('TODO-4 is saved with %s', async (_, source) => {
    const { hall, token } = await administered();
    expect(await save(hall, token, source)).toMatchObject({ code: 200 });
    expect((await sources(hall, token)).at(-1)).toMatchObject({ ...JSON.parse(JSON.stringify(source)), version: 1 });
  });

  it.each<[string, object, string, string]>([
    ['a call that changes something', { ...OWN, api: '/api/xtUserHabits/saveUserHabits' }, 'api', 'todo-call'],
    ['a GET that changes something', { ...OWN, api: '/api/yhxx/delcard', method: 'GET' }, 'api', 'todo-call'],
    ['a call that there is not', { ...OWN, api: '/api/nothing' }, 'api', 'todo-call'],
    ['a call that goes on above it', { ...OWN, api: '/api/../mock/reset' }, 'api', 'todo-call'],
    ['a call by another method', { ...OWN, method: 'GET' }, 'api', 'todo-call'],
    ['a call that signs in', { ...OWN, api: '/api/login' }, 'api', 'todo-call'],
    ['a file', { ...OWN, api: '/api/loans/export' }, 'api', 'todo-call'],
    ['what the call does not take', { ...OWN, data: '{"surplus":1}' }, 'data', 'todo-data'],
    ['what a call without request does not take', { ...OWN, api: '/api/getWbjjdqjkxx', data: '{"a":1}' }, 'data', 'todo-data'],
    ['what is no object', { ...OWN, data: '[1]' }, 'data', 'json-object'],
    ['a page asked for what is no object', { ...OWN, cxtj: 'state=open' }, 'cxtj', 'json-object'],
    ['another origin', { ...THEIRS, api: 'https://elsewhere.example/claims' }, 'api', 'todo-address'],
    ['another origin without a scheme', { ...THEIRS, api: '//elsewhere.example/claims' }, 'api', 'todo-address'],
    ['another port', { ...THEIRS, api: 'http://linked.test:81/claims' }, 'api', 'todo-address'],
    ['a name and password', { ...THEIRS, api: 'http://a:b@linked.test/claims' }, 'api', 'todo-address'],
    ['another scheme', { ...THEIRS, api: 'file:///etc/passwd' }, 'api', 'todo-address'],
    ['an address for a function of the hall', { ...THEIRS, qid: 'loans' }, 'api', 'todo-address'],
    ['a function that there is not', { ...OWN, qid: 'nothing' }, 'qid', 'not-found'],
    ['a directory', { ...OWN, qid: 'reimbursement' }, 'qid', 'not-found'],
    ['a number without its place', { ...THEIRS, count: undefined }, 'count', 'required'],
    ['a field without its text', { ...OWN, text: undefined }, 'text', 'required'],
    ['a text without its field', { ...OWN, field: undefined }, 'field', 'required'],
  ])('TODO-4 TODO-2 is not saved with %s, which is said at the field', async (_, source, field, rule) => {
    const { hall, token } = await administered();
    expect(await save(hall, token, source)).toMatchObject({ code: 404, data: { field, rule } });
    expect(await sources(hall, token)).toHaveLength(7);
  });

  it('TODO-4 is changed, switched and deleted, which the log tells of', async () => {
    const { hall, token } = await administered();
    const [{ version = 0 } = {}] = await sources(hall, token);
    expect(await save(hall, token, { ...THEIRS, id: CLAIMS, version, api: '/claims/waiting' })).toMatchObject({ code: 200 });
    expect((await sources(hall, token)).find(({ id }) => id === CLAIMS)).toMatchObject({ api: '/claims/waiting', version: version + 1 });
    expect(await entryOf(hall, 'todos.saveSource')).toMatchObject({
      ...{ kind: 'change', actionZh: '修改待办来源', target: '报销审批', targetEn: 'Claim approval' },
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Call', before: '/reimbursement/pending', after: '/claims/waiting' }),
      ]),
    });
    expect(await hall.post('/api/todos/enable-source', { id: CLAIMS, enabled: '0' }, token)).toMatchObject({ code: 200 });
    expect(await entryOf(hall, 'todos.enableSource')).toMatchObject({ actionEn: 'Disable pending source', kind: 'change' });
    expect((await hall.get('/api/dbtz/dbsxlu', await hall.signIn('approver'))).data).toHaveLength(6);
    expect(await hall.post('/api/todos/delete-source', { id: CLAIMS }, token)).toMatchObject({ code: 200 });
    expect(await entryOf(hall, 'todos.deleteSource')).toMatchObject({ target: '报销审批', kind: 'change' });
    for (const call of ['delete-source', 'enable-source', 'try-source']) {
      const body = { id: CLAIMS, ...(call === 'enable-source' && { enabled: '1' }) };
      expect(await hall.post(`/api/todos/${call}`, body, token), call).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    }
    expect(await save(hall, token, { ...THEIRS, id: CLAIMS, version: 9 })).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });

  it('TODO-4 of two who edit it at once the second is told, and nothing of theirs is saved', async () => {
    const { hall, token } = await administered();
    const answers = await Promise.all(['/one', '/other'].map((api) => save(hall, token, { ...THEIRS, id: CLAIMS, version: 1, api })));
    const refused = answers.filter(({ code }) => code !== 200) as Answer[];
    expect(refused).toMatchObject([{ code: 500, data: { rule: 'changed-meanwhile' } }]);
    const saved = answers.findIndex(({ code }) => code === 200) === 0 ? '/one' : '/other';
    expect((await sources(hall, token)).find(({ id }) => id === CLAIMS)).toMatchObject({ api: saved, version: 2 });
  });

  it('TODO-4 is edited by nobody who may not', async () => {
    const { hall } = await administered();
    const token = await hall.signIn('finadmin');
    for (const [call, body] of [
      ['sources', {}],
      ['save-source', OWN],
      ['enable-source', { id: CLAIMS, enabled: '0' }],
      ['delete-source', { id: CLAIMS }],
      ['try-source', { id: CLAIMS }],
    ] as const) {
      expect(await hall.post(`/api/todos/${call}`, body, token), call).toMatchObject({ code: 403 });
    }
    expect(await hall.get('/api/todos/functions', token)).toMatchObject({ code: 403 });
    expect(await hall.services.database.read.todoSource.count({ where: { enabled: true } })).toBe(7);
  });
});

describe('a source that is tried', () => {
  it('TODO-4 is asked as who tries it, also while it is switched off, and exactly what came is told', async () => {
    const hall = await hallWithSystem(saying(2));
    const token = await hall.signIn('admin');
    await hall.post('/api/todos/enable-source', { id: CLAIMS, enabled: '0' }, token);
    expect((await hall.post('/api/todos/try-source', { id: CLAIMS }, token)).data).toEqual({
      ...{ state: 'counted', num: 2, items: [], bytes: 11, status: 200 },
      duration: expect.any(Number),
    });
    expect(await entryOf(hall, 'todos.trySource')).toMatchObject({ kind: 'read', target: '报销审批' });
  });

  it('TODO-4 and answers too late says so', async () => {
    const hall = await impatientHall(() => undefined);
    const tried = await hall.post('/api/todos/try-source', { id: CLAIMS }, await hall.signIn('admin'));
    expect(tried.data).toMatchObject({ state: 'too-slow' });
  });

  it.each<[string, Parameters<typeof otherSystem>[0], object]>([
    ['fails', (_, response) => response.writeHead(503).end(), { state: 'failed', status: 503 }],
    ['redirects', (_, response) => response.writeHead(302, { location: '/' }).end(), { state: 'redirected', status: 302 }],
    ['lacks the number', (_, response) => response.end('{"sum":3}'), { state: 'no-number', bytes: 9 }],
    ['sends a page', (_, response) => response.end('<p>'), { state: 'not-json', bytes: 3 }],
  ])('TODO-4 and %s says so', async (_, answer, told) => {
    const hall = await hallWithSystem(answer);
    expect((await hall.post('/api/todos/try-source', { id: CLAIMS }, await hall.signIn('admin'))).data).toMatchObject(told);
  });

  it('TODO-4 and an own call is not, since the browser asks that', async () => {
    const { hall, token } = await administered();
    expect(await hall.post('/api/todos/try-source', { id: 'due-loans' }, token)).toMatchObject({ code: 404 });
  });
});

it('TODO-2 a source that was edited is asked anew at once', async () => {
  const hall = await hallWithSystem((request, response) => response.end(JSON.stringify({ total: request.url === '/new' ? 8 : 1 })));
  const [token, admin] = [await hall.signIn('approver'), await hall.signIn('admin')];
  expect((await countAt(hall, token)).data).toMatchObject({ num: 1 });
  await save(hall, admin, { ...THEIRS, id: CLAIMS, version: 1, api: '/new' });
  expect((await countAt(hall, token)).data).toMatchObject({ num: 8 });
});
