import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

const DRAFT = {
  sysid: 'travel',
  sysname: '差旅系统',
  sysnameen: 'Travel',
  sysimg: 'bank',
  address: 'https://travel.example/app',
  framing: '1',
  signsOn: '1',
  pxh: 9,
  sandbox: ['allow-forms'],
};

interface Setting {
  readonly sysid: string;
  readonly address: string;
  readonly version: number;
  readonly sandbox: readonly string[];
}

async function administered(options: Parameters<typeof testHall>[0] = {}) {
  const hall = await testHall(options);
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/linked-systems/${call}`, body, token);
  const setting = async (sysid: string) => ((await post('list', { sysid })).data as { rows: Setting[] }).rows[0] as Setting;
  const change = async (sysid: string, body: object) => {
    const { cds: _, ...draft } = (await setting(sysid)) as Setting & { cds: number };
    return post('change', { ...draft, ...body });
  };
  return { hall, token, post, setting, change };
}

const registered = async (hall: TestHall, token: string) => (await hall.get('/api/menu/linked-systems', token)).data as Setting[];

describe('a linked system', () => {
  it('SYS-12 is registered, and the web may open it from the next call on', async () => {
    const { hall, post, setting } = await administered();
    expect(await post('create', DRAFT)).toMatchObject({ code: 200 });
    expect(await setting('travel')).toMatchObject({ ...DRAFT, cds: 0, version: 1 });
    const theirs = await hall.signIn('staff');
    expect(await registered(hall, theirs)).toContainEqual(
      expect.objectContaining({ sysid: 'travel', address: DRAFT.address, framing: '1', sandbox: 'allow-forms', signsOn: '1' }),
    );
    await hall.services.recorder.flush();
    expect(await hall.services.database.read.operationRecord.findFirst({ where: { action: 'menu.createSystem' } })).toMatchObject({
      ...{ kind: 'change', target: '差旅系统', targetEn: 'Travel' },
      changes: expect.arrayContaining([expect.objectContaining({ fieldEn: 'System address', after: DRAFT.address })]),
    });
  });

  it.each<[string, object, string, string]>([
    ['without an id', { sysid: '' }, 'sysid', 'required'],
    ['with an id that there is', { sysid: 'assets' }, 'sysid', 'id-taken'],
    ['with that id in capitals', { sysid: 'ASSETS' }, 'sysid', 'id-taken'],
    ['with the id of the hall', { sysid: 'hall' }, 'sysid', 'id-taken'],
    ['with a name of blanks', { sysname: ' ' }, 'sysname', 'required'],
    ['with an English name that nobody sees', { sysnameen: '\u200b\u2060' }, 'sysnameen', 'required'],
    ['with a script', { address: 'javascript:alert(1)' }, 'address', 'system-address'],
    ['with data', { address: 'data:text/html,x' }, 'address', 'system-address'],
    ['with a path', { address: '/assets' }, 'address', 'system-address'],
    ['as somebody', { address: 'https://me:it@travel.example' }, 'address', 'system-address'],
    ['with a query', { address: 'https://travel.example/?a=1' }, 'address', 'system-address'],
    ['with a fragment', { address: 'https://travel.example/#a' }, 'address', 'system-address'],
    ['at the hall itself', { address: 'http://hall.test/x' }, 'address', 'own-address'],
    ['with a permission of frames that there is not', { sandbox: ['allow-top-navigation'] }, 'sandbox.0', 'choice'],
  ])('SYS-12 is not registered %s, which is said at the field', async (_, change, field, rule) => {
    const { post } = await administered();
    expect(await post('create', { ...DRAFT, ...change })).toMatchObject({ code: 404, data: { field, rule } });
    expect((await post('list', { text: 'travel' })).data).toMatchObject({ total: 0 });
  });

  it('SYS-12 is changed; its entries open where it then is, and by its link type where they have none', async () => {
    const { hall, post, change } = await administered();
    expect(await change('assets', { address: 'https://assets.example/', linktype: '0', sandbox: [] })).toMatchObject({ code: 200 });
    const theirs = await hall.signIn('staff');
    const asked = await hall.post('/api/menu/url', { qid: 'assets.mine' }, theirs);
    expect(asked.data).toMatch(/^https:\/\/assets\.example\/mine\?ticket=/);
    expect(JSON.stringify((await hall.get('/api/menu/mymenu', theirs)).data)).toMatch(/"qid":"assets\.mine"[^}]*"linktype":"0"/);
    expect(await registered(hall, theirs)).toContainEqual(expect.objectContaining({ sysid: 'assets', sandbox: '' }));
    expect((await post('entries', { sysid: 'assets' })).data).toMatchObject([
      { qxid: 'assets.mine', address: 'https://assets.example/mine' },
      { qxid: 'assets', sfml: '1' },
    ]);
  });

  it('SYS-12 that has no address of its own, being of the demonstration, stays where it is unless it is given one', async () => {
    const { hall, change, setting } = await administered();
    expect((await setting('assets')).address).toBe('http://linked.test/assets');
    expect(await change('assets', { sysname: '固定资产' })).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.linkedSystem.findUnique({ where: { id: 'assets' } })).toMatchObject({ origin: null });
  });

  it('SYS-12 of two who change it the second is told, and nothing of the first is lost', async () => {
    const { post, setting } = await administered();
    await post('create', DRAFT);
    const both = await Promise.all(['甲', '乙'].map((sysname) => post('change', { ...DRAFT, version: 1, sysname })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    expect(await setting('travel')).toMatchObject({ version: 2, sysname: both[0]?.code === 200 ? '甲' : '乙' });
  });

  it('SYS-12 is deleted, but not while entries of the menu belong to it', async () => {
    const { hall, token, post } = await administered();
    const entry = { qxid: 'trips', sysid: 'travel', pxh: 1, qxmc: '出差', qxmcen: 'Trips', sfml: '0', path: '/trips' };
    await post('create', DRAFT);
    expect(await hall.post('/api/permissions/create', entry, token)).toMatchObject({ code: 200 });
    expect(await post('delete', { sysid: 'travel', version: 1 })).toMatchObject({
      code: 500,
      data: { rule: 'system-in-use', params: { count: 1 } },
    });
    await hall.post('/api/permissions/delete', { qxid: 'trips', version: 1, sjrs: 0 }, token);
    expect(await post('delete', { sysid: 'travel', version: 2 })).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
    expect(await post('delete', { sysid: 'travel', version: 1 })).toMatchObject({ code: 200 });
    expect(await post('delete', { sysid: 'travel', version: 1 })).toMatchObject({ code: 404, data: { field: 'sysid' } });
  });
});

/** A server of another system, and how often it was asked. */
async function otherSystem(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`);
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('trying a linked system', () => {
  it.each([
    [200, 'reached'],
    [302, 'reached'],
    [404, 'reached'],
    [503, 'failed'],
  ])('SYS-12 tells that a server which answers %i is %s, asked as nobody', async (httpStatus, state) => {
    const { asked, origin } = await otherSystem(httpStatus);
    const { post } = await administered({ outbound: { privateOrigins: [origin] } });
    await post('create', { ...DRAFT, address: `${origin}/app` });
    const { data } = await post('try', { sysid: 'travel' });
    expect(data).toMatchObject({ state, httpStatus, address: `${origin}/app` });
    expect(asked).toEqual(['/app ']);
  });

  it('SYS-12 asks no address of this network that the operator has not listed', async () => {
    const { asked, origin } = await otherSystem(200);
    const { post } = await administered();
    await post('create', { ...DRAFT, address: origin });
    expect((await post('try', { sysid: 'travel' })).data).toMatchObject({ state: 'address-refused' });
    expect(asked).toEqual([]);
  });

  it('SYS-12 tells of one that is not there', async () => {
    const { post } = await administered({ outbound: { privateOrigins: ['http://127.0.0.1:1'], timeMs: 120_000 } });
    expect((await post('try', { sysid: 'assets' })).data).toMatchObject({ state: 'unreachable' });
  });

  it('SYS-12 tells of one that takes too long', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void silent.close());
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { post } = await administered({ outbound: { privateOrigins: [origin], timeMs: 100 } });
    await post('create', { ...DRAFT, address: origin });
    expect((await post('try', { sysid: 'travel' })).data).toMatchObject({ state: 'too-slow' });
    silent.closeAllConnections();
  });

  it('SYS-12 opens the first entry that the person has, as the menu does, or the system itself', async () => {
    const hall = await testHall();
    await makeRole(hall, 'links', 'system.linked-systems', 'payroll.tax');
    const token = await signInWith(hall, 'links');
    const tried = async (sysid: string) => (await hall.post('/api/linked-systems/try', { sysid }, token)).data;
    expect(await tried('payroll')).toMatchObject({ qxid: 'payroll.tax', address: 'http://linked.test/payroll/tax' });
    expect(await tried('assets')).toMatchObject({ address: 'http://linked.test/assets' });
    expect(await tried('assets')).not.toHaveProperty('qxid');
  });

  it('SYS-12 is done so often and no oftener', async () => {
    const { post } = await administered();
    for (let times = 0; times < 30; times += 1) await post('try', { sysid: 'assets' });
    expect(await post('try', { sysid: 'assets' })).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
  });
});

describe('who may change linked systems', () => {
  it('SYS-12 is who holds the permission for it', async () => {
    const hall = await testHall();
    await makeRole(hall, 'reader', 'system.linked-systems');
    const token = await signInWith(hall, 'reader');
    const post = (call: string, body: object) => hall.post(`/api/linked-systems/${call}`, body, token);
    expect(await post('list', {})).toMatchObject({ code: 200, data: { total: 5 } });
    for (const [call, body] of [
      ['create', DRAFT],
      ['change', { ...DRAFT, version: 1 }],
      ['delete', { sysid: 'cards', version: 1 }],
    ] as const)
      expect(await post(call, body)).toMatchObject({ code: 403, data: { rule: 'no-permission' } });
  });

  it('SYS-12 SEC-1 says where people are signed on to as an administrator alone', async () => {
    const hall = await testHall();
    await makeRole(hall, 'editor', 'system.linked-systems', 'system.linked-systems.edit');
    const token = await signInWith(hall, 'editor');
    const post = (call: string, body: object) => hall.post(`/api/linked-systems/${call}`, body, token);
    const refused = { code: 403, data: { rule: 'beyond-own', field: 'address' } };
    expect(await post('create', DRAFT)).toMatchObject(refused);
    expect(await post('create', { ...DRAFT, signsOn: '0' })).toMatchObject({ code: 200 });
    expect(await post('change', { ...DRAFT, version: 1 })).toMatchObject(refused);
    expect(await post('change', { ...DRAFT, signsOn: '0', address: 'https://elsewhere.example', version: 1 })).toMatchObject({ code: 200 });
    const { rows } = (await post('list', { sysid: 'payroll' })).data as { rows: (Setting & { cds: number })[] };
    const { cds: _, ...payroll } = rows[0] as Setting & { cds: number };
    expect(await post('change', { ...payroll, address: 'https://elsewhere.example' })).toMatchObject(refused);
    expect(await post('change', { ...payroll, sysname: '工资系统' })).toMatchObject({ code: 200 });
  });
});
