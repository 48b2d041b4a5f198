import { describe, expect, inject, it } from 'vitest';
import { listening } from '../testing/raw-http.ts';
import { PASSWORD, type TestHall, testHall } from '../testing/test-hall.ts';
import type { Account, DataState, RecentCalls, SignInAddress } from './said.ts';

const DEVELOPER = { 'x-mock-control': '1' };
const controlled = () => testHall({ controlTemplate: inject('template') });

const ask = async <T>(hall: TestHall, what: string): Promise<T> =>
  (await hall.fastify.inject({ url: `/mock/${what}`, headers: DEVELOPER })).json<T>();
const tell = async (hall: TestHall, what: string, payload: object) => {
  const { statusCode, body } = await hall.fastify.inject({ method: 'POST', url: `/mock/${what}`, headers: DEVELOPER, payload });
  return { status: statusCode, ...JSON.parse(body) };
};
const recent = (hall: TestHall, after = 0) => ask<RecentCalls>(hall, `calls?after=${after}`);

describe('API-3 the last calls', () => {
  it('API-3 each is told with who called, what was sent, and what was answered', async () => {
    const hall = await controlled();
    const token = await hall.signIn('staff');
    await tell(hall, 'calls/clear', {});
    await hall.post('/api/codes/list', { page: 0 }, token);
    await hall.get('/api/yhxx/getusername?ygbh=none', token);
    const { calls } = await recent(hall);
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/codes/list', status: 200, code: '403', person: 'staff', at: hall.clock.now().toISOString() },
      { method: 'GET', path: '/api/yhxx/getusername', status: 200, code: '403', person: 'staff', request: '{"ygbh":"none"}' },
    ]);
    expect(JSON.parse(calls[1]?.response ?? '')).toMatchObject({ code: 403 });
    expect((await recent(hall, calls[0]?.seq)).calls.map(({ path }) => path)).toEqual(['/api/yhxx/getusername']);
  });

  it('API-3 SEC-2 passwords, tokens, codes and credentials are masked in both directions', async () => {
    const hall = await controlled();
    const token = await hall.signIn('staff');
    const { data } = await hall.get('/api/user/dlryzzjh', token);
    const { data: sealing } = await hall.get('/api/user/pubkey');
    await hall.get(`/api/user/urllogin?token=${token}`);
    await hall.post('/api/yhxx/lxfs', { lxdh: '88821104', yzm: '824613' }, token);
    const told = JSON.stringify(await recent(hall));
    expect(told).toContain('/api/login');
    expect(told).toContain('88821104');
    const secrets = [token, String(data), (sealing as { nonce: string }).nonce, '824613', PASSWORD];
    for (const secret of secrets) expect(told).not.toContain(secret);
    const signIn = (await recent(hall)).calls.find(({ path }) => path === '/api/login');
    expect(JSON.parse(signIn?.response ?? '')).toMatchObject({ code: 200, data: { token: '••••', userName: expect.any(String) } });
  });

  it('API-3 SEC-2 secrets are masked however they were sent: as a list, within an object, by a name that is not the wire’s', async () => {
    const hall = await controlled();
    const secrets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((one) => `a-secret-${one}`);
    const [first, second, third, fourth, fifth, sixth, seventh] = secrets;
    await hall.post('/api/login', { mm: { text: first, more: [second] }, password: third, MM: fourth });
    await hall.get(`/api/user/urllogin?token=${fifth}&token=${sixth}&pwd[]=${seventh}`);
    const { calls } = await recent(hall);
    expect(calls.map(({ request }) => request)).toEqual(['{"mm":"••••","password":"••••","MM":"••••"}', '{"token":"••••","pwd[]":"••••"}']);
    for (const secret of secrets) expect(JSON.stringify(calls)).not.toContain(secret);
  });

  it('API-3 what was to fail says so, also where nothing was answered', async () => {
    const hall = await controlled();
    const address = `http://127.0.0.1:${await listening(hall.fastify)}/api/user/pubkey`;
    await fetch(address, { headers: { 'x-mock-code': '500' } });
    await tell(hall, 'faults', { call: '*', connection: 'dropped' });
    await fetch(address).catch(() => undefined);
    await tell(hall, 'faults/clear', {});
    expect((await recent(hall)).calls).toMatchObject([
      { code: '500', status: 200, fault: { code: 500 } },
      { status: 0, fault: { connection: 'dropped' } },
    ]);
  });

  it('API-3 calls to what there is not are kept apart, and no more of either than two hundred', async () => {
    const hall = await controlled();
    await hall.post('/api/nothing', { a: 1 });
    for (let call = 0; call < 205; call++) await hall.get('/api/common/footinfo');
    await hall.send('GET', '/healthz');
    const { calls, unmatched } = await recent(hall);
    expect(unmatched).toMatchObject([{ method: 'POST', path: '/api/nothing', status: 404, code: '999' }]);
    expect([calls.length, new Set(calls.map(({ path }) => path))]).toEqual([200, new Set(['/api/common/footinfo'])]);
    await tell(hall, 'calls/clear', {});
    expect(await recent(hall)).toEqual({ calls: [], unmatched: [] });
  });

  it('API-3 long bodies are told by their beginning, masked all the same', async () => {
    const hall = await controlled();
    await hall.post('/api/login', { mm: `a secret ${'x'.repeat(20_000)}`, yhm: 'staff' });
    const [call] = (await recent(hall)).calls;
    expect(call?.request).toBe('{"mm":"••••"');
  });
});

describe('API-3 what else the console steers', () => {
  it('API-3 each demo account is listed with its roles, and signed in as by a link that is good once', async () => {
    const hall = await controlled();
    const accounts = await ask<Account[]>(hall, 'accounts');
    expect(accounts.find(({ userName }) => userName === 'finclerk')).toMatchObject({
      password: PASSWORD,
      roles: [expect.anything(), expect.anything()],
    });
    const { address }: SignInAddress = await tell(hall, 'sign-in', { userName: 'finclerk' });
    const [, token] = /^\/logUrl\?token=(.+)$/.exec(address) ?? [];
    expect(await hall.get(`/api/user/urllogin?token=${token}`)).toMatchObject({ code: 200, data: { token: expect.any(String) } });
    expect((await hall.get(`/api/user/urllogin?token=${token}`)).code).toBe(401);
    expect(await tell(hall, 'sign-in', { userName: 'nobody' })).toMatchObject({
      status: 400,
      problem: expect.stringContaining('userName'),
    });
  });

  it.each([
    [{ now: 'tomorrow' }, 'now'],
    [{ now: 5 }, 'now'],
    [{ now: '1' }, 'now'],
    [{ now: '2026-11-20 08:00' }, 'now'],
    [{ reset: 'yes' }, 'reset'],
    [{ advance: '1' }, 'advance'],
    [{ advance: 1e18 }, 'advance'],
    [{ frozen: 'yes' }, 'frozen'],
  ])('API-3 the clock refuses %j by name, and stays as it was', async (body, field) => {
    const hall = await controlled();
    const before = await ask(hall, 'clock');
    expect(await tell(hall, 'clock', body)).toMatchObject({ status: 400, problem: expect.stringContaining(field) });
    expect(await ask(hall, 'clock')).toEqual(before);
  });

  it.each([
    [{ name: 'signInTip', value: 5 }, 'value'],
    [{ name: 'signInTip', value: { text: 'x' } }, 'value'],
    [{ name: ['signInTip'], value: 'x' }, 'name'],
    [{ value: 'x' }, 'name'],
  ])('API-3 a parameter cannot be %j, and stays as it was', async (body, field) => {
    const hall = await controlled();
    const before = await hall.services.database.read.parameter.findMany();
    expect(await tell(hall, 'parameters', body)).toMatchObject({ status: 400, problem: expect.stringContaining(field) });
    expect(await hall.services.database.read.parameter.findMany()).toEqual(before);
  });

  it('API-3 the data are small at first, large when asked for, and small again; another seed is refused', async () => {
    const hall = await controlled();
    const before = await ask<DataState>(hall, 'data');
    expect(before).toMatchObject({ seed: 'small', counts: { departments: expect.any(Number) } });
    expect(await tell(hall, 'reset', { seed: 'huge' })).toMatchObject({ status: 400, problem: expect.stringContaining('seed') });
    await tell(hall, 'reset', { seed: 'large' });
    expect(await ask(hall, 'data')).toMatchObject({ seed: 'large', counts: { people: 20_000, departments: 2_000, permissions: 500 } });
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
    await tell(hall, 'reset', {});
    expect(await ask(hall, 'data')).toEqual(before);
  });

  it('API-3 answers say where the console is', async () => {
    expect((await (await controlled()).get('/api/common/footinfo')).headers).toMatchObject({ 'x-mock-console': '/console' });
  });
});
