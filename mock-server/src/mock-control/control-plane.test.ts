import { describe, expect, inject, it } from 'vitest';
import { testHall } from '../testing/test-hall.ts';

const controlled = () => testHall({ controlTemplate: inject('template') });
const DEVELOPER = { 'x-mock-control': '1' };
const EVIL = { ...DEVELOPER, host: 'evil.test:8080', 'sec-fetch-site': 'same-origin' };

it('a reset takes along what is still to be written: the next database knows nothing of it', async () => {
  const hall = await controlled();
  const { database, recorder } = hall.services;
  const before = await database.read.operationRecord.count();
  expect((await hall.post('/api/account/sign-ins', {}, await hall.signIn('staff'))).code).toBe(200);
  expect((await hall.send('POST', '/mock/reset', {}, DEVELOPER)).status).toBe(200);
  await recorder.flush();
  expect(await database.read.operationRecord.count()).toBe(before);
});

describe('the control plane', () => {
  const CALLS = [
    ['POST', 'reset', {}],
    ['POST', 'clock', { advance: 60_000 }],
    ['GET', 'clock', undefined],
    ['POST', 'parameters', { name: 'signInTip', value: 'x' }],
    ['GET', 'verifications', undefined],
    ['GET', 'outbox', undefined],
  ] as const;

  it.each([
    ['a page that names no header of ours, as a form and a simple request cannot', {}],
    ['a name that was made to point here', { ...DEVELOPER, host: 'evil.test' }],
    ['a name that begins like this machine', { ...DEVELOPER, host: '127.0.0.1.evil.test' }],
    ['a name that ends like this machine', { ...DEVELOPER, host: 'notlocalhost:8080' }],
    ['a name that was made to point here, whose page says that it was forwarded', { ...EVIL, 'x-forwarded-host': 'localhost:8080' }],
    ['such a page that says so of two names', { ...EVIL, 'x-forwarded-host': 'evil.test, localhost' }],
    ['a proxy that was called by such a name', { ...DEVELOPER, host: 'localhost', 'x-forwarded-host': 'evil.test' }],
    ['proxies of which one was', { ...DEVELOPER, host: 'localhost', 'x-forwarded-host': 'evil.test, localhost' }],
    ['what comes from a proxy of another name', { ...DEVELOPER, host: 'server:8080', 'x-forwarded-host': 'localhost:8090' }],
    ['a page of another origin', { ...DEVELOPER, origin: 'https://evil.test' }],
    ['a page of another port', { ...DEVELOPER, host: 'localhost:8080', origin: 'http://localhost:3000' }],
    ['a page without an origin', { ...DEVELOPER, origin: 'null' }],
    ['what a browser calls cross-site', { ...DEVELOPER, 'sec-fetch-site': 'cross-site' }],
    ['what a browser calls the same site', { ...DEVELOPER, 'sec-fetch-site': 'same-site' }],
  ])('SEC-2 does not answer %s, as if it were not there', async (_, headers) => {
    const hall = await controlled();
    const now = hall.clock.now();
    const missing = await hall.send('POST', '/mock/nothing', {}, DEVELOPER);
    for (const [method, what, body] of CALLS) {
      const { status, code, message, data } = await hall.send(method, `/mock/${what}`, body, headers);
      expect([what, status, code, message, data]).toEqual([what, 404, missing.code, missing.message, missing.data]);
    }
    expect(hall.clock.now()).toEqual(now);
  });

  it.each([
    ['localhost:8080', {}],
    ['hall.localhost', {}],
    ['127.0.0.1:8080', {}],
    ['127.0.1.1', {}],
    ['[::1]:8080', {}],
    ['localhost:8080', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }],
    ['server.localhost:8080', { 'x-forwarded-host': 'localhost:8090' }],
  ])('answers a developer of this machine at %s with %j', async (host, headers) => {
    const hall = await controlled();
    for (const [method, what, body] of CALLS)
      expect([what, (await hall.send(method, `/mock/${what}`, body, { ...DEVELOPER, host, ...headers })).status]).toEqual([what, 200]);
  });
});
