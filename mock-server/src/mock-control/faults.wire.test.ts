import { allEndpoints } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import { describe, expect, inject, it } from 'vitest';
import { listening } from '../testing/raw-http.ts';
import { type TestHall, testHall } from '../testing/test-hall.ts';

const DEVELOPER = { 'x-mock-control': '1' };
const controlled = () => testHall({ controlTemplate: inject('template') });

const setRule = (hall: TestHall, rule: object) => hall.send('POST', '/mock/faults', rule, DEVELOPER);
const rules = async (hall: TestHall) => (await hall.fastify.inject({ url: '/mock/faults', headers: DEVELOPER })).json();

const KEY = '/api/user/pubkey';
const CALL = `GET ${KEY}`;
const key = (hall: TestHall, headers: Record<string, string> = {}) => hall.send('GET', KEY, undefined, headers);

describe('API-3 faults that come along with a call', () => {
  it('API-3 every code of the catalogue can be had of every call, by nobody and before anything is done', async () => {
    const hall = await controlled();
    const commits = hall.services.database.commits([]);
    const missed: string[] = [];
    for (const { method, path, success = 200 } of allEndpoints)
      for (const code of Object.keys(CODES).filter((one) => one !== String(success))) {
        const answer = await hall.send(method, path, method === 'POST' ? {} : undefined, { 'x-mock-code': code });
        const sound = answer.status === 200 && String(answer.code) === code && answer.message === CODES[answer.code as 200].zh;
        if (!sound) missed.push(`${method} ${path} ${code}: ${answer.status} ${answer.code}`);
      }
    expect(missed).toEqual([]);
    expect(hall.services.database.commits([])).toBe(commits);
  });

  it('API-3 the own code of success lets a call do its work', async () => {
    const hall = await controlled();
    expect((await key(hall, { 'x-mock-code': '200' })).data).toMatchObject({ nonce: expect.any(String) });
  });

  it('API-3 a 202 leads home', async () => {
    expect(await key(await controlled(), { 'x-mock-code': '202' })).toMatchObject({ code: 202, data: '/home' });
  });

  it('API-3 it fails as often as it says, works once, and fails anew; other callers are not counted along', async () => {
    const hall = await controlled();
    const headers = { 'x-mock-code': '500', 'x-mock-times': '2' };
    const codes: unknown[] = [];
    for (let time = 0; time < 4; time++) codes.push((await key(hall, headers)).code);
    expect(codes).toEqual([500, 500, 200, 500]);
    expect((await key(hall, { ...headers, authorization: 'Bearer another' })).code).toBe(500);
  });

  it('API-3 a HEAD, which does the work of its GET, fails as that does', async () => {
    const hall = await controlled();
    const head = async (headers: Record<string, string>) => (await hall.fastify.inject({ method: 'HEAD', url: KEY, headers })).headers;
    const [works, fails] = [await head({}), await head({ 'x-mock-code': '500' })];
    const length = (await hall.fastify.inject({ url: KEY, headers: { 'x-mock-code': '500' } })).headers['content-length'];
    expect(fails['content-length']).toBe(length);
    expect(works['content-length']).not.toBe(length);
    await setRule(hall, { call: CALL, code: 500 });
    expect((await head({}))['content-length']).toBe(length);
  });

  it('API-3 a delayed answer comes after one that was asked for later', async () => {
    const hall = await controlled();
    const order: string[] = [];
    const late = key(hall, { 'x-mock-delay': '400' }).then(({ code }) => order.push(`late ${code}`));
    await key(hall).then(({ code }) => order.push(`soon ${code}`));
    await late;
    expect(order).toEqual(['soon 200', 'late 200']);
  });

  it.each([
    ['a code of no catalogue', 'x-mock-code', { 'x-mock-code': '418' }],
    ['a name that every object has', 'x-mock-code', { 'x-mock-code': 'constructor' }],
    ['no delay', 'x-mock-delay', { 'x-mock-delay': '0' }],
    ['a delay beyond a minute', 'x-mock-delay', { 'x-mock-delay': '60001' }],
    ['part of a millisecond', 'x-mock-delay', { 'x-mock-delay': '1.5' }],
    ['no number of times', 'x-mock-times', { 'x-mock-code': '500', 'x-mock-times': 'many' }],
    ['times of nothing', 'x-mock-times', { 'x-mock-times': '2' }],
  ])('API-3 %s is refused with 404, by name', async (_, field, headers) => {
    const answer = await key(await controlled(), headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 200, code: 404, message: expect.stringContaining(field), data: { field } });
  });

  it.each(['x-mock-code', 'x-mock-delay', 'x-mock-times'])(
    'API-3 without mock control %s is refused, and nothing is done',
    async (name) => {
      const answer = await key(await testHall(), { [name]: '500' });
      expect(answer).toMatchObject({ code: 404, data: { field: name, rule: 'unknown' } });
      expect(answer.headers).not.toHaveProperty('x-mock-console');
    },
  );
});

describe('API-3 faults by rule', () => {
  it('API-3 a rule is for its call alone, another takes its place, and the call works once it is taken back', async () => {
    const hall = await controlled();
    await setRule(hall, { call: CALL, code: 500 });
    await setRule(hall, { call: CALL, code: 'ERRCODE_001' });
    expect([(await key(hall)).code, (await hall.get('/api/common/footinfo')).code]).toEqual(['ERRCODE_001', 200]);
    expect(await rules(hall)).toEqual([{ call: CALL, code: 'ERRCODE_001' }]);
    await hall.send('POST', '/mock/faults/remove', { call: CALL }, DEVELOPER);
    expect((await key(hall)).code).toBe(200);
  });

  it('API-3 a rule for every call stands behind that of a call, and a header before both', async () => {
    const hall = await controlled();
    await setRule(hall, { call: '*', code: 403 });
    await setRule(hall, { call: CALL, code: 500 });
    expect([(await hall.get('/api/common/footinfo')).code, (await key(hall)).code]).toEqual([403, 500]);
    expect((await key(hall, { 'x-mock-code': '999' })).code).toBe(999);
    await hall.send('POST', '/mock/faults/clear', {}, DEVELOPER);
    expect([(await hall.get('/api/common/footinfo')).code, (await key(hall)).code]).toEqual([200, 200]);
  });

  it('API-3 a rule that fails some times is gone after them', async () => {
    const hall = await controlled();
    await setRule(hall, { call: CALL, code: 500, times: 2 });
    expect([(await key(hall)).code, await rules(hall)]).toEqual([500, [{ call: CALL, code: 500, times: 1 }]]);
    expect([(await key(hall)).code, await rules(hall), (await key(hall)).code]).toEqual([500, [], 200]);
  });

  it('API-3 of calls at the same time exactly as many fail as the rule says', async () => {
    const hall = await controlled();
    await setRule(hall, { call: CALL, code: 500, times: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => key(hall)));
    expect(answers.filter(({ code }) => code === 500)).toHaveLength(5);
  });

  it('API-3 a 202 leads where the rule says', async () => {
    const hall = await controlled();
    await setRule(hall, { call: CALL, code: 202, address: 'https://sso.test/in' });
    expect(await key(hall)).toMatchObject({ code: 202, data: 'https://sso.test/in' });
  });

  it.each([
    ['no such call', 'call', { call: 'GET /api/nothing', code: 500 }],
    ['no fault at all', 'code', { call: CALL }],
    ['a code of no catalogue', 'code', { call: CALL, code: 418 }],
    ['a way to break that there is not', 'connection', { call: CALL, connection: 'melted' }],
    ['an address of another code', 'address', { call: CALL, code: 500, address: '/home' }],
    ['an address that runs a script', 'address', { call: CALL, code: 202, address: 'javascript:alert(1)' }],
    ['too many times', 'times', { call: CALL, code: 500, times: 1001 }],
    ['a delay that is no number', 'delay', { call: CALL, delay: true }],
    ['times in a list', 'times', { call: CALL, code: 500, times: [2] }],
    ['a word that nobody knows', 'status', { call: CALL, code: 500, status: 418 }],
  ])('API-3 %s is refused, and no rule is set', async (_, field, rule) => {
    const hall = await controlled();
    const answer = (await hall.fastify.inject({ method: 'POST', url: '/mock/faults', headers: DEVELOPER, payload: rule })) as {
      readonly statusCode: number;
      json(): { readonly problem: string };
    };
    expect([answer.statusCode, answer.json().problem]).toEqual([400, expect.stringMatching(new RegExp(`^${field} `))]);
    expect(await rules(hall)).toEqual([]);
  });

  it('API-3 a dropped connection has no answer, and takes no other one along', async () => {
    const hall = await controlled();
    const address = `http://127.0.0.1:${await listening(hall.fastify)}${KEY}`;
    await setRule(hall, { call: CALL, connection: 'dropped', times: 1 });
    await expect(fetch(address)).rejects.toThrow();
    expect((await fetch(address)).status).toBe(200);
  });

  it.each([
    ['an answer', KEY, []],
    ['a stream', '/api/live/stream', ['accept: text/event-stream']],
  ])('API-3 %s is cut off in the middle, and said to be whole', async (_, path, more) => {
    const hall = await controlled();
    const [port, token] = [await listening(hall.fastify), await hall.signIn('staff')];
    await setRule(hall, { call: `GET ${path}`, connection: 'truncated' });
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...Object.fromEntries(more.map((line) => line.split(': '))) },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('API-3 a reset takes the rules along', async () => {
    const hall = await controlled();
    await setRule(hall, { call: '*', code: 500 });
    await hall.send('POST', '/mock/reset', {}, DEVELOPER);
    expect([await rules(hall), (await key(hall)).code]).toEqual([[], 200]);
  });
});
