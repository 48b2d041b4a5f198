import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { openDatabase } from '@hall/database/database';
import Sqlite from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { signInWith } from '../../../testing/roles.ts';
import { testHall } from '../../../testing/test-hall.ts';
import { SLOW_MS, stateOf } from './system-state.ts';

interface Own {
  readonly sysid: string;
  readonly qids: readonly string[];
  readonly lastUsed?: string;
}

async function entered(options: Parameters<typeof testHall>[0] = {}) {
  const hall = await testHall(options);
  const token = await hall.signIn('staff');
  const own = async (by = token) => (await hall.get('/api/menu/own-systems', by)).data as Own[];
  const ids = async (by?: string) => (await own(by)).map(({ sysid }) => sysid);
  const state = (sysid: string, by = token) => hall.post('/api/menu/system-state', { sysid }, by);
  const open = (qid: string) => hall.post('/api/menu/url', { qid }, token);
  return { hall, token, own, ids, state, open };
}

/** A server of another system, and how often it was asked. */
async function otherSystem() {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { asked: () => asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('INFO-1 the third-party systems of a person', () => {
  it('INFO-1 are those in which the person has a function, in their order, each with those functions', async () => {
    const { own, ids, hall } = await entered();
    expect(await ids()).toEqual(['reimbursement', 'payroll', 'assets', 'cards', 'policies']);
    expect((await own())[0]).toMatchObject({
      ...{ sysname: '报销系统', sysnameen: 'Reimbursement', sysimg: 'account-book' },
      qids: expect.arrayContaining(['reimbursement.mine', 'reimbursement.guide']),
    });
    expect((await own())[0]?.qids).not.toContain('reimbursement.approve');
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'assets.mine' } }));
    expect(await ids()).not.toContain('assets');
    await hall.services.database.unitOfWork((tx) => tx.permission.update({ where: { id: 'cards.repayments' }, data: { hidden: true } }));
    expect(await ids()).not.toContain('cards');
  });

  it('INFO-1 SEC-4 open though their use cannot be noted, since another process holds the database', async () => {
    const { hall, own, open } = await entered({ busyMs: 1 });
    const other = new Sqlite(hall.file);
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    const answer = await open('cards.repayments');
    other.exec('ROLLBACK');
    expect(answer.code).toBe(200);
    expect((await own()).some(({ lastUsed }) => lastUsed)).toBe(false);
  });

  it('INFO-1 say when the person used each last, and those used last come first; others see nothing of it', async () => {
    const { hall, own, ids, open } = await entered();
    expect((await own()).some(({ lastUsed }) => lastUsed)).toBe(false);
    await open('cards.repayments');
    hall.clock.advance(60_000);
    await hall.post('/api/menu/getNewPageUrl', { qid: 'policies.index' }, await hall.signIn('staff'));
    expect(await ids()).toEqual(['policies', 'cards', 'reimbursement', 'payroll', 'assets']);
    const before = (await own())[1]?.lastUsed;
    hall.clock.advance(60_000);
    await open('cards.repayments');
    expect(await ids()).toEqual(['cards', 'policies', 'reimbursement', 'payroll', 'assets']);
    expect((await own())[0]?.lastUsed).not.toBe(before);
    const leader = await hall.signIn('leader');
    expect((await own(leader)).some(({ lastUsed }) => lastUsed)).toBe(false);
  });

  it('INFO-1 know the last use after a restart', async () => {
    const { hall, open } = await entered();
    await open('cards.repayments');
    const restarted = await openDatabase(`file:${hall.file}`);
    onTestFinished(() => restarted.close());
    expect(await restarted.read.systemUse.findMany()).toMatchObject([{ systemId: 'cards', at: hall.clock.now() }]);
  });

  it('INFO-1 SYS-9 note nothing of who acts as the person, nor of what was refused', async () => {
    const { hall, token, own, open } = await entered();
    const admin = await hall.signIn('admin');
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const acting = await hall.post('/api/people/act-as', { ygbh: staffNumber, reason: '协助' }, admin);
    const { session } = acting.data as { session: { token: string } };
    expect(await hall.post('/api/menu/getNewPageUrl', { qid: 'policies.index' }, session.token)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/menu/url', { qid: 'cards.repayments' }, session.token)).toMatchObject({ code: 403 });
    expect(await open('reimbursement.approve')).toMatchObject({ code: 403 });
    expect((await own(token)).some(({ lastUsed }) => lastUsed)).toBe(false);
  });

  it('INFO-1 opening one is told of in the log as the reading it was, though it leaves a mark', async () => {
    const { hall, open } = await entered();
    await open('cards.repayments');
    await hall.services.recorder.flush();
    const opened = await hall.services.database.read.operationRecord.findMany({
      where: { action: 'menu.url', at: hall.clock.now() },
    });
    expect(opened).toMatchObject([{ kind: 'read', result: '200' }]);
  });
});

describe('INFO-1 the state of a third-party system', () => {
  it('INFO-1 is asked of it once in a minute, whoever wants to know', async () => {
    const { asked, origin } = await otherSystem();
    const { hall, state } = await entered({ linkedHere: () => origin });
    const leader = await hall.signIn('leader');
    const answers = await Promise.all([state('assets'), state('assets'), state('assets', leader)]);
    for (const { data } of answers) expect(data).toMatchObject({ state: 'in-use', checkedAt: expect.any(String) });
    hall.clock.advance(59_000);
    expect((await state('assets')).data).toEqual(answers[0]?.data);
    expect(asked()).toBe(1);
    hall.clock.advance(1_000);
    expect((await state('assets')).data).not.toEqual(answers[0]?.data);
    expect(asked()).toBe(2);
  });

  it('INFO-1 is asked anew of another address, and each system for itself', async () => {
    const { asked, origin } = await otherSystem();
    const { hall, state } = await entered({ linkedHere: () => origin });
    await state('assets');
    await state('cards');
    expect(asked()).toBe(2);
    await hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'assets' }, data: { basePath: '/elsewhere' } }));
    await state('assets');
    expect(asked()).toBe(3);
  });

  it('INFO-1 API-3 is asked anew after a reset, also where the clock was ahead', async () => {
    const { asked, origin } = await otherSystem();
    const { hall, state } = await entered({ linkedHere: () => origin, controlTemplate: inject('template') });
    hall.clock.advance(3_600_000);
    await state('assets', await hall.signIn('staff'));
    await hall.send('POST', '/mock/reset', {}, { 'x-mock-control': '1' });
    const { checkedAt } = (await state('assets', await hall.signIn('staff'))).data as { checkedAt: string };
    expect([asked(), checkedAt]).toEqual([2, wireMoment(hall.clock.now())]);
  });

  it('INFO-1 of one that is not there is so told', async () => {
    const { state } = await entered({ outbound: { timeMs: 120_000 } });
    expect((await state('assets')).data).toMatchObject({ state: 'unreachable' });
  });

  it('INFO-1 SEC-1 is asked of no system in which the person has nothing, nor of one that there is not', async () => {
    const { asked, origin } = await otherSystem();
    const { hall, state } = await entered({ linkedHere: () => origin });
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'assets.mine' } }));
    for (const sysid of ['assets', 'nothing'])
      expect(await state(sysid)).toMatchObject({ code: 404, data: { field: 'sysid', rule: 'not-found' } });
    expect(asked()).toBe(0);
    expect(await state('assets', await signInWith(hall))).toMatchObject({ code: 403 });
  });

  it.each([
    ['reached', 0, 'in-use'],
    ['reached', SLOW_MS, 'slow'],
    ['too-slow', 3_000, 'slow'],
    ['failed', 10, 'unreachable'],
    ['unreachable', 10, 'unreachable'],
    ['address-refused', 0, 'unknown'],
  ] as const)('INFO-1 of one that is %s after %i ms is %s', (state, duration, shown) => {
    expect(stateOf({ state, duration })).toBe(shown);
  });
});
