import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { APPROVAL, CLAIMS, countAt, hallWithSystem, impatientHall, saying } from '../../testing/todo-hall.ts';
import { openSession, sessionToken } from '../session/index.ts';

const sourcesOf = async (hall: TestHall, userName: string) => {
  const { data } = await hall.get('/api/dbtz/dbsxlu', await hall.signIn(userName));
  return data as Record<string, unknown>[];
};

const disable = (hall: TestHall, userName: string) =>
  hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName }, data: { enabled: false } }));

/** A system that holds its answers back. */
async function waitingHall() {
  const waiting: ServerResponse[] = [];
  const asked = vi.fn();
  const hall = await hallWithSystem((request, response) => {
    asked(request.headers.authorization);
    waiting.push(response);
  });
  const answer = (total: number) => {
    for (const response of waiting.splice(0)) response.end(JSON.stringify({ total }));
  };
  return { hall, asked, answer };
}

/** The sources of what one is reminded of. */
const PRESSING = [
  {
    ...{ id: 'grants-held', sysid: '', pid: 'authorizations', qid: 'authorizations.held', qname: '被授权人查看', qnameen: 'Grants to me' },
    ...{ type: '2', count: 'data.total', api: '/api/authorizations/held', method: 'POST' },
    ...{ data: '{"sfxgz":"1","limit":1}', cxtj: '{"sfxgz":"1"}' },
  },
  {
    ...{ id: 'grants-given', sysid: '', pid: 'authorizations', qid: 'authorizations.given', qname: '授权查看', qnameen: 'Grants by me' },
    ...{ type: '2', count: 'data.total', api: '/api/authorizations/given', method: 'POST' },
    ...{ data: '{"sfxgz":"1","limit":1}', cxtj: '{"sfxgz":"1"}' },
  },
  {
    ...{
      id: 'change-notices',
      sysid: '',
      pid: 'authorizations',
      qid: 'authorizations.changes',
      qname: '变更通知',
      qnameen: 'Change notices',
    },
    ...{ type: '2', count: 'data.total', api: '/api/authorizations/change/notices', method: 'POST' },
    ...{ data: '{"sfxgz":"1","limit":1}', cxtj: '{"sfxgz":"1"}' },
  },
  {
    ...{ id: 'change-audits', sysid: '', pid: 'authorizations', qid: 'applications.audit', qname: '变更审核', qnameen: 'Change audit' },
    ...{ type: '2', count: 'data.total', api: '/api/applications/audits', method: 'POST' },
    ...{ data: '{"sfdsh":"1","limit":1}', cxtj: '{"sfdsh":"1"}' },
  },
];

/** The sources of everybody, but for that of loans. */
const OWN = ['applications', ...PRESSING.map(({ id }) => id)];

describe('the sources of what waits', () => {
  it('TODO-1 TODO-2 are those whose function the person has, and none of them is asked', async () => {
    const asked = vi.fn();
    const hall = await hallWithSystem(asked);
    expect(await sourcesOf(hall, 'approver')).toEqual([
      {
        ...{ id: CLAIMS, sysid: 'reimbursement', pid: 'reimbursement', qid: 'reimbursement.approve' },
        ...{ qname: '报销审批', qnameen: 'Claim approval', type: '2', count: 'total' },
      },
      {
        ...{ id: 'due-loans', sysid: '', qid: 'loans', qname: '我的借款', qnameen: 'My loans', type: '1' },
        ...{ api: '/api/getWbjjdqjkxx', method: 'POST' },
      },
      {
        ...{ id: 'applications', sysid: '', pid: 'authorizations', qid: 'applications.decide', qname: '授权审批', qnameen: 'Approvals' },
        ...{ type: '1', api: '/api/sqgl/xmsqsq', method: 'GET', field: 'sqzt', text: '待审核' },
      },
      ...PRESSING,
    ]);
    expect((await sourcesOf(hall, 'staff')).map(({ id }) => id)).toEqual(['due-loans', ...OWN]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('TODO-2 are none that is switched off', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) => tx.todoSource.update({ where: { id: 'due-loans' }, data: { enabled: false } }));
    expect((await sourcesOf(hall, 'staff')).map(({ id }) => id)).toEqual(OWN);
  });
});

describe('a source of another system', () => {
  it('TODO-2 is asked in the name of the person, by a ticket in a header that is good once, and the newest ten items are told', async () => {
    const seen: (string | undefined)[] = [];
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: `c${index}`,
      title: `单 ${index}`,
      cjsj: `2026-11-${10 + index} 09:00:00`,
      url: index === 11 ? 'https://elsewhere.example/' : `/claims/${index}`,
    }));
    const hall = await hallWithSystem((request, response) => {
      seen.push(request.headers.authorization, request.url);
      response.end(JSON.stringify({ total: 12, rows }));
    });
    const { data } = await countAt(hall, await hall.signIn('approver'));
    const { state, num, items } = data as { state: string; num: number; items: { id: string; url?: string }[] };
    expect([state, num, items.length]).toEqual(['counted', 12, 10]);
    expect(items.slice(0, 2)).toEqual([
      { id: 'c11', title: '单 11', cjsj: '2026-11-21 09:00:00' },
      { id: 'c10', title: '单 10', cjsj: '2026-11-20 09:00:00', url: `${hall.origin}/claims/10` },
    ]);
    expect(seen[1]).toBe('/reimbursement/pending');
    const claims = hall.services.tokens.read(seen[0]?.replace('Bearer ', '') ?? '', 'ticket');
    expect(claims).toMatchObject({ menu: 'reimbursement.approve' });
  });

  it('TODO-2 may tell of items in any characters: none is cut in two, and half of one is told as unreadable', async () => {
    const titles = ['😀'.repeat(150), `a${'😀'.repeat(300)}`, '\\ud800x'];
    const rows = titles.map((title, index) => `{"id":"${index}","title":"${title}"}`);
    const hall = await hallWithSystem((_, response) => response.end(`{"total":3,"rows":[${rows}]}`));
    const { data } = await countAt(hall, await hall.signIn('approver'));
    const told = (data as { items: { title: string }[] }).items.map(({ title }) => title);
    expect(told).toEqual(['😀'.repeat(150), `a${'😀'.repeat(199)}`, '\ufffdx']);
  });

  it('TODO-2 gets what is to be sent: in the address of a GET, as the body of a POST', async () => {
    const seen: string[] = [];
    const hall = await hallWithSystem(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      seen.push(`${request.method} ${request.url} ${body}`);
      response.end('{"total":1}');
    });
    const token = await hall.signIn('approver');
    const set = (data: object) =>
      hall.services.database.unitOfWork((tx) =>
        tx.todoSource.update({ where: { id: CLAIMS }, data: { ...data, data: '{"zt":"0","limit":10}', version: { increment: 1 } } }),
      );
    await set({ method: 'GET', call: '/pending?a=1' });
    await countAt(hall, token);
    await set({ method: 'POST', call: '/pending' });
    await countAt(hall, token);
    expect(seen).toEqual(['GET /pending?a=1&zt=0&limit=10 ', 'POST /pending {"zt":"0","limit":10}']);
  });

  it.each([[-1], [1e9], ['NaN'], [null], [1.5]])('TODO-2 that says %j is not believed', async (total) => {
    const hall = await hallWithSystem(saying(total));
    expect((await countAt(hall, await hall.signIn('approver'))).data).toEqual({ state: 'no-number', items: [] });
  });

  it('TODO-2 is nobody else’s: neither of a function that the person lacks, nor the browser’s own', async () => {
    const asked = vi.fn();
    const hall = await hallWithSystem(asked);
    expect(await countAt(hall, await hall.signIn('staff'))).toMatchObject({ code: 404 });
    expect(await countAt(hall, await hall.signIn('approver'), 'due-loans')).toMatchObject({ code: 404 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('TODO-2 is refused where its system is of this machine and not listed, or no longer at that origin', async () => {
    const hall = await hallWithSystem(saying(1));
    const token = await hall.signIn('approver');
    const move = (origin: string) =>
      hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'reimbursement' }, data: { origin } }));
    await move(hall.origin.replace('127.0.0.1', 'localhost'));
    expect((await countAt(hall, token)).data).toMatchObject({ state: 'address-refused' });
    hall.clock.advance(5_000);
    await move('https://claims.example.edu');
    await hall.services.database.unitOfWork((tx) =>
      tx.todoSource.update({ where: { id: CLAIMS }, data: { call: `${hall.origin}/pending`, version: 2 } }),
    );
    expect((await countAt(hall, token)).data).toMatchObject({ state: 'address-refused' });
  });

  it('TODO-2 is asked once for a person who asks several times at once, and told again for some seconds unless asked anew', async () => {
    const { hall, asked, answer } = await waitingHall();
    const token = await hall.signIn('approver');
    const both = [countAt(hall, token), countAt(hall, token)];
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    answer(3);
    expect((await Promise.all(both)).map(({ data }) => (data as { num: number }).num)).toEqual([3, 3]);
    await countAt(hall, token);
    expect(asked).toHaveBeenCalledOnce();
    const anew = countAt(hall, token, CLAIMS, '&fresh=1');
    await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
    answer(4);
    expect((await anew).data).toMatchObject({ num: 4 });
  });

  it('TODO-2 that is asked anew while it is asked is asked once more afterwards, since something may have been done meanwhile', async () => {
    const { hall, asked, answer } = await waitingHall();
    const token = await hall.signIn('approver');
    const before = countAt(hall, token);
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    const anew = [countAt(hall, token, CLAIMS, '&fresh=1'), countAt(hall, token, CLAIMS, '&fresh=1')];
    answer(3);
    expect((await before).data).toMatchObject({ num: 3 });
    await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
    answer(2);
    expect((await Promise.all(anew)).map(({ data }) => (data as { num: number }).num)).toEqual([2, 2]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('TODO-2 is not asked anew by who presses again and again: they are told what it said', async () => {
    const asked = vi.fn();
    const hall = await hallWithSystem((_, response) => {
      asked();
      response.end('{"total":3}');
    });
    const token = await hall.signIn('approver');
    for (let pressed = 0; pressed < 12; pressed += 1)
      expect((await countAt(hall, token, CLAIMS, '&fresh=1')).data).toMatchObject({ state: 'counted', num: 3 });
    expect(asked).toHaveBeenCalledTimes(10);
  });

  it('TODO-2 MENU-9 is asked once more when there has been news of what waits for the person since', async () => {
    const asked = vi.fn();
    const hall = await hallWithSystem((_, response) => {
      asked();
      response.end('{"total":3}');
    });
    const token = await hall.signIn('approver');
    await countAt(hall, token);
    const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    hall.clock.advance(1_000);
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'todos', [id]));
    await countAt(hall, token);
    expect(asked).toHaveBeenCalledOnce();
    const approver = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'todos', [approver.id]));
    await countAt(hall, token);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('TODO-2 that does not answer is left alone for a moment, by everybody', async () => {
    const asked = vi.fn();
    const hall = await impatientHall(asked);
    const [one, other] = [await hall.signIn('approver'), await hall.signIn('finclerk')];
    expect((await countAt(hall, one)).data).toMatchObject({ state: 'too-slow' });
    expect((await countAt(hall, other)).data).toMatchObject({ state: 'too-slow' });
    expect(asked).toHaveBeenCalledOnce();
    hall.clock.advance(3_000);
    await countAt(hall, other);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('TODO-2 is asked by few at once, however many people look', async () => {
    const { hall, asked, answer } = await waitingHall();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => hall.signIn('approver')));
    const counts = tokens.map((token) => countAt(hall, token));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(6));
    answer(1);
    await eventually(() => expect(asked).toHaveBeenCalledTimes(10));
    answer(1);
    expect((await Promise.all(counts)).every(({ code }) => code === 200)).toBe(true);
  });

  it.each<[string, (hall: TestHall, token: string) => Promise<unknown>, number | string]>([
    ['who is disabled', (hall) => disable(hall, 'approver'), 401],
    ['who signs out', (hall, token) => hall.post('/api/logout', {}, token), 401],
    [
      'who loses the function',
      (hall) =>
        hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'reimbursement.approve' } })),
      404,
    ],
    ['who asks for a source that is deleted', (hall) => hall.services.database.unitOfWork((tx) => tx.todoSource.deleteMany()), 404],
  ])('TODO-2 tells nothing to %s while it is asked', async (_, happens, code) => {
    const { hall, asked, answer } = await waitingHall();
    const token = await hall.signIn('approver');
    const count = countAt(hall, token);
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    await happens(hall, token);
    answer(3);
    expect(await count).toMatchObject({ code });
  });
});

describe('a person with many sessions', () => {
  it('TODO-2 takes nobody the room in the queue of a source', async () => {
    const { hall, asked, answer } = await waitingHall();
    const { services } = hall;
    const approver = await services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
    const tokens = await services.database.unitOfWork(async (tx) => {
      const ids: string[] = [];
      for (let index = 0; index < 80; index += 1)
        ids.push(await openSession(tx, services, approver.id, { address: '127.0.0.1', userAgent: 'test' } as Call));
      return ids.map((id) => sessionToken(services, id));
    });
    await makeRole(hall, 'approving', APPROVAL);
    const other = await signInWith(hall, 'approving');
    const many = tokens.map((token) => countAt(hall, token));
    await eventually(() => expect(asked).toHaveBeenCalled());
    const theirs = countAt(hall, other);
    const answering = setInterval(() => answer(1), 20);
    onTestFinished(() => clearInterval(answering));
    expect((await theirs).data).toMatchObject({ state: 'counted', num: 1 });
    const states = (await Promise.all(many)).map(({ data }) => (data as { state: string }).state);
    expect(new Set(states)).toEqual(new Set(['counted', 'busy']));
  });
});
