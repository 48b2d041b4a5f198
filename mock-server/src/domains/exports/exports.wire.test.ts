import { ExportRequest } from '@hall/contract/exchange';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { encode } from '@hall/contract/wire/decode';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnyList } from '../../core/files/file-task.ts';
import { exportedLists } from '../../exported-lists.ts';
import { callOf } from '../../testing/call-of.ts';
import { exportOf, rowsOf } from '../../testing/exports.ts';
import { type Gate, gate } from '../../testing/gate.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { letGoExports } from './keeping.ts';
import { stopExports } from './under-way.ts';

interface Job {
  readonly id: string;
  readonly zt: string;
  readonly zs: number;
  readonly wcs: number;
  readonly hym?: string;
  readonly sbyyen?: string;
}

const LOANS = '/api/loans/export';
const SIGN_INS = '/api/logs/export-sign-ins';

const asked = (url: string, columns: readonly string[] = ['jkdh', 'jkje'], more: Partial<ExportRequest> = {}) =>
  encode(ExportRequest, exportOf(columns, { title: '我的借款', url, ...more })) as object;
const begin = async (hall: TestHall, token: string, body: object = asked(LOANS)) => hall.post('/api/exports/begin', body, token);
const begun = async (hall: TestHall, token: string, body?: object) => (await begin(hall, token, body)).data as Job;
const underWayOf = async (hall: TestHall, token: string, ...ids: string[]) =>
  (await hall.post('/api/exports/under-way', { ids }, token)).data as Job[];
const mineOf = async (hall: TestHall, token: string, more: object = {}) =>
  (await hall.post('/api/exports/mine', { currentPage: 1, limit: 100, ...more }, token)).data as { total: number; rows: Job[] };
const fileOf = async ({ fastify }: TestHall, token: string, id: string) =>
  fastify.inject({ method: 'POST', url: '/api/exports/file', headers: { authorization: `Bearer ${token}` }, payload: { id } });
const settled = ({ services }: TestHall) => services.aside.settled();
const partsOf = ({ services }: TestHall) => services.database.read.exportPart.count();

async function ready(hall: TestHall, token: string, body?: object): Promise<Job> {
  const { id } = await begun(hall, token, body);
  await settled(hall);
  return (await underWayOf(hall, token, id))[0] as Job;
}

/** Loans that begin to be read, and wait there until they may go on. */
async function held(): Promise<{ hall: TestHall; reading: Gate<void>; going: Gate<void> }> {
  const [reading, going] = [gate(), gate()];
  const hall = await testHall();
  const loans = (await exportedLists[LOANS]?.()) as AnyList;
  const { slices } = loans;
  const spy = vi.spyOn(loans, 'slices').mockImplementation(async function* (...of) {
    reading.open();
    await going.passed;
    yield* slices(...of);
  });
  onTestFinished(() => spy.mockRestore());
  return { hall, reading, going };
}

describe('EXPORT-2 a file that is made beside the calls', () => {
  it('EXPORT-2 waits for who asked for it, has the rows, and a code that vouches for it', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { id, zt, zs, wcs } = await begun(hall, token);
    expect([zt, wcs]).toEqual(['waiting', 0]);
    await settled(hall);
    const [job] = await underWayOf(hall, token, id);
    expect(job).toMatchObject({ id, zt: 'ready', zs, wcs: zs, bt: '我的借款', wjlx: 'excel' });
    const file = await fileOf(hall, token, id);
    expect(file.headers).toMatchObject({ 'x-row-count': String(zs), 'content-length': String(file.rawPayload.length) });
    expect(String(file.headers['content-disposition'])).toContain(encodeURIComponent('我的借款.xlsx'));
    expect(rowsOf(file.rawPayload)).toHaveLength(zs);
    const { data } = await hall.post('/api/sheets/check', { hym: job?.hym }, token);
    expect(data).toMatchObject({ lx: 'excel', bt: '我的借款', bten: 'My loans', hs: zs, cxtj: '无条件', cxtjen: 'No condition' });
    expect(await underWayOf(hall, token)).toEqual([]);
    expect((await mineOf(hall, token)).rows).toMatchObject([{ id, zt: 'ready' }]);
  });

  it('EXPORT-1 is called what its page is, whatever the caller says', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { id } = await ready(hall, token, asked(LOANS, ['jkdh'], { title: '财务处批准函' }));
    expect((await mineOf(hall, token)).rows).toMatchObject([{ bt: '我的借款' }]);
    expect(String((await fileOf(hall, token, id)).headers['content-disposition'])).toContain(encodeURIComponent('我的借款.xlsx'));
  });

  it('EXPORT-2 goes on when its person signs out, and tells those who listen that it is there', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    await hall.post('/api/logout', undefined, token);
    going.open();
    await settled(hall);
    const again = await hall.signIn('staff');
    expect((await fileOf(hall, again, id)).statusCode).toBe(200);
    expect(await hall.services.database.read.news.findFirst({ where: { topic: 'exports' } })).toMatchObject({
      personId: (await callOf(hall, 'staff')).person.id,
    });
  });

  it('EXPORT-2 says while it is made how far it is, in the list too', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    expect(await underWayOf(hall, token)).toMatchObject([{ id, zt: 'running', wcs: 0 }]);
    const second = await begun(hall, token);
    expect((await mineOf(hall, token, { zt: 'running' })).rows).toMatchObject([{ id }]);
    expect((await mineOf(hall, token, { zt: 'waiting' })).rows).toMatchObject([{ id: second.id, zt: 'waiting' }]);
    going.open();
    await settled(hall);
    expect((await mineOf(hall, token, { zt: 'ready' })).total).toBe(2);
  });

  it('EXPORT-2 stops at once when it is cancelled, and leaves nothing of itself', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    expect((await hall.post('/api/exports/cancel', { id }, token)).code).toBe(200);
    expect(await underWayOf(hall, token, id)).toMatchObject([{ zt: 'cancelled' }]);
    going.open();
    await settled(hall);
    expect(await underWayOf(hall, token, id)).toMatchObject([{ zt: 'cancelled' }]);
    expect([await partsOf(hall), await hall.services.database.read.sheet.count()]).toEqual([0, 0]);
    expect((await fileOf(hall, token, id)).json()).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });

  it('EXPORT-2 one that has ended is as it was when it is cancelled late; one that is deleted is gone, also while it is made', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    await hall.post('/api/exports/remove', { id }, token);
    going.open();
    await settled(hall);
    expect(await mineOf(hall, token)).toMatchObject({ total: 0 });
    const job = await ready(hall, token);
    await hall.post('/api/exports/cancel', { id: job.id }, token);
    expect((await fileOf(hall, token, job.id)).statusCode).toBe(200);
    await hall.post('/api/exports/remove', { id: job.id }, token);
    expect((await fileOf(hall, token, job.id)).json()).toMatchObject({ code: 404 });
    expect(await partsOf(hall)).toBe(0);
  });

  it('EXPORT-2 says why there is no file: what was interrupted by a restart, here or in a process that died', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    stopExports(hall.services);
    going.open();
    await settled(hall);
    const { unitOfWork, read } = hall.services.database;
    const row = await read.exportJob.findUniqueOrThrow({ where: { id } });
    const dead = { ...row, id: 'dead', state: 'waiting', reason: null, reasonEn: null, keptUntil: null, columns: [] };
    await unitOfWork((tx) => tx.exportJob.create({ data: dead }));
    await letGoExports(hall.services);
    for (const job of (await mineOf(hall, token)).rows)
      expect(job).toMatchObject({ zt: 'failed', sbyyen: 'The system was restarted meanwhile; export again' });
    expect((await mineOf(hall, token)).total).toBe(2);
  });

  it('EXPORT-2 does not wait for ever where its end could not be written down, and goes on where it is made', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    await letGoExports(hall.services);
    expect(await underWayOf(hall, token, id)).toMatchObject([{ zt: 'running' }]);
    const { database } = hall.services;
    const broken = vi.spyOn(database, 'unitOfWork').mockRejectedValue(new Error('the disk is full'));
    going.open();
    await settled(hall);
    broken.mockRestore();
    expect(await underWayOf(hall, token, id)).toMatchObject([{ zt: 'waiting' }]);
    await letGoExports(hall.services);
    expect(await underWayOf(hall, token, id)).toMatchObject([{ zt: 'failed', sbyyen: 'The system was restarted meanwhile; export again' }]);
  });

  it('EXPORT-2 waits for a day, by the clock', async () => {
    const hall = await testHall();
    const { id } = await ready(hall, await hall.signIn('staff'));
    hall.clock.advance(86_399_000);
    const token = await hall.signIn('staff');
    await letGoExports(hall.services);
    expect((await fileOf(hall, token, id)).statusCode).toBe(200);
    hall.clock.advance(1_000);
    expect((await fileOf(hall, token, id)).json()).toMatchObject({ code: 404 });
    expect((await mineOf(hall, token)).total).toBe(0);
    await letGoExports(hall.services);
    expect([await partsOf(hall), await hall.services.database.read.exportJob.count()]).toEqual([0, 0]);
  });

  it('EXPORT-2 of twenty that are kept the oldest that has ended goes for a new one', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const ids: string[] = [];
    for (let made = 0; made < 21; made++) {
      ids.push((await ready(hall, token)).id);
      hall.clock.advance(1_000);
    }
    expect((await mineOf(hall, token)).rows.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  it('EXPORT-2 has nobody’s files beyond 200 MB: the oldest go, and never the newest', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const first = await ready(hall, token);
    await hall.services.database.unitOfWork((tx) => tx.exportJob.update({ where: { id: first.id }, data: { size: 199_999_999 } }));
    hall.clock.advance(1_000);
    const second = await ready(hall, token);
    expect((await mineOf(hall, token)).rows.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('EXPORT-1 who may have a file', () => {
  it('EXPORT-1 exports by addresses of lists alone, and where the call of the page may be made', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    for (const url of ['/api/loans/list', '/api/exports/begin', 'https://elsewhere.example/x', 'toString', '']) {
      const refused = await begin(hall, token, { ...asked(LOANS), exportUrl: url });
      expect(refused, url).toMatchObject({ code: 404, data: { rule: 'choice', field: 'exportUrl' } });
    }
    expect(await begin(hall, token, asked(SIGN_INS, ['userName']))).toMatchObject({ code: 403, data: { rule: 'no-permission' } });
    expect(await begin(hall, token, asked(LOANS, ['userName']))).toMatchObject({ code: 404, data: { rule: 'choice', field: 'fieldList' } });
    const none = asked(LOANS, ['jkdh'], { query: [{ id: 'text', value: 'nothing' }] });
    expect(await begin(hall, token, none)).toMatchObject({ code: 'EXPORTCODE' });
    expect(await mineOf(hall, token)).toMatchObject({ total: 0 });
  });

  it('EXPORT-1 nobody sees, cancels, deletes or has another person’s', async () => {
    const hall = await testHall();
    const { id } = await ready(hall, await hall.signIn('staff'));
    const other = await hall.signIn('leader');
    for (const call of ['cancel', 'remove', 'file'])
      expect(await hall.post(`/api/exports/${call}`, { id }, other)).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    expect([await underWayOf(hall, other, id), (await mineOf(hall, other)).total]).toEqual([[], 0]);
    expect((await fileOf(hall, await hall.signIn('staff'), id)).statusCode).toBe(200);
  });

  it('EXPORT-1 a file is not handed out to who has lost the permission, the column or the rows meanwhile', async () => {
    const hall = await testHall();
    const { unitOfWork } = hall.services.database;
    await makeRole(hall, 'log', 'logs.sign-ins');
    await makeRole(hall, 'digest', 'logs.sign-in-digest');
    await makeRole(hall, 'own', 'logs.sign-ins');
    await unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'own' }, data: { scope: 'own' } }));
    const { id } = await ready(hall, await signInWith(hall, 'log'), asked(SIGN_INS, ['userName', 'browser']));
    const outcomes: Record<string, number> = {};
    for (const role of ['log', 'digest', 'own', 'none']) {
      if (role === 'none') await makeRole(hall, 'none', 'loans');
      const file = await fileOf(hall, await signInWith(hall, role), id);
      outcomes[role] = String(file.headers['content-type']).includes('json') ? file.json().code : file.statusCode;
    }
    expect(outcomes).toEqual({ log: 200, digest: 403, own: 403, none: 403 });
  });

  it('EXPORT-1 nor to who has left the audience of what it has; more that may be seen is no reason to refuse it', async () => {
    const hall = await testHall();
    const { unitOfWork, read } = hall.services.database;
    const { id: personId, departmentId } = (await callOf(hall, 'staff')).person;
    const { id } = await ready(hall, await hall.signIn('staff'), asked('/api/notices/export', ['ggbt']));
    const fetched = async () => String((await fileOf(hall, await hall.signIn('staff'), id)).headers['content-type']).includes('sheet');
    hall.clock.advance(60_000);
    await makeRole(hall, 'more', 'loans');
    await unitOfWork((tx) => tx.person.update({ where: { id: personId }, data: { roles: { create: { roleId: 'more' } } } }));
    expect(await fetched()).toBe(true);
    const { parentId } = await read.department.findUniqueOrThrow({ where: { id: departmentId } });
    const elsewhere = await read.department.findFirstOrThrow({ where: { id: { not: departmentId }, parentId } });
    await unitOfWork((tx) => tx.person.update({ where: { id: personId }, data: { departmentId: elsewhere.id } }));
    expect(await fetched()).toBe(false);
    await unitOfWork((tx) => tx.person.update({ where: { id: personId }, data: { departmentId } }));
    expect(await fetched()).toBe(true);
  });

  it('EXPORT-1 nor to who was disabled', async () => {
    const { hall, reading, going } = await held();
    const token = await hall.signIn('staff');
    const { id } = await begun(hall, token);
    await reading.passed;
    const { staffNumber } = (await callOf(hall, 'staff')).person;
    await hall.post('/api/people/enable-account', { ygbh: staffNumber, enabled: '0', reason: 'x' }, await hall.signIn('admin'));
    going.open();
    await settled(hall);
    expect((await fileOf(hall, token, id)).json().code).not.toBe(200);
  });

  it('SEC-2 SEC-4 is refused beyond twenty that wait, and beyond sixty in ten minutes', async () => {
    const { hall, going } = await held();
    const token = await hall.signIn('staff');
    for (let made = 0; made < 20; made++) expect((await begin(hall, token)).code).toBe(200);
    expect(await begin(hall, token)).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
    going.open();
    await settled(hall);
    for (let made = 21; made < 60; made++) hall.services.rateLimits.use(`export:${(await callOf(hall, 'staff')).person.id}`, RATE);
    expect(await begin(hall, token)).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
    hall.clock.advance(600_000);
    expect((await begin(hall, token)).code).toBe(200);
    await settled(hall);
  });

  it('SEC-4 two at once do not both get the last of the twenty', async () => {
    const { hall, going } = await held();
    const token = await hall.signIn('staff');
    for (let made = 0; made < 19; made++) await begin(hall, token);
    const codes = (await Promise.all([begin(hall, token), begin(hall, token)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 500]);
    expect((await underWayOf(hall, token)).length).toBe(20);
    going.open();
    await settled(hall);
  });

  it('SYS-7 stands in the operation log as the export of its page', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await ready(hall, token);
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { module: 'exports' } });
    expect(entry).toMatchObject({ action: 'exports.begin', actionEn: 'Export my loans', kind: 'export', result: '200' });
  });

  it('SYS-7 a file that is fetched is an export in the operation log, and named there by its code', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const job = await ready(hall, token);
    await fileOf(hall, token, job.id);
    const { data } = await hall.post('/api/logs/operations', { module: 'exports' }, await hall.signIn('secauditor'));
    const { rows } = data as { rows: object[] };
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'export', verb: 'export', target: spacedSheetCode(job.hym ?? '') }));
  });
});

const RATE = { most: 60, windowMs: 600_000 };
