import { Readable } from 'node:stream';
import { allEndpoints } from '@hall/contract/api';
import { BODY_BYTES } from '@hall/contract/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { gate } from '../testing/gate.ts';
import { type TestHall, testHall } from '../testing/test-hall.ts';

const MUCH = '['.repeat(500_000);

/** A hall with somebody who asks for the own sign-ins; the body ends after the caller is known and something has happened. */
async function whileOnItsWay(happens: (hall: TestHall, token: string) => unknown): Promise<unknown> {
  const hall = await testHall();
  const [known, rest] = [gate(), gate()];
  hall.fastify.addHook('preParsing', async ({ headers }) => {
    if (headers['x-test'] === 'slow') known.open();
  });
  const token = await hall.signIn('staff');
  const payload = Readable.from(halves(rest.passed));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-test': 'slow' };
  const answer = hall.fastify.inject({ method: 'POST', url: '/api/account/sign-ins', payload, headers }).then((sent) => sent.json());
  await known.passed;
  await happens(hall, token);
  rest.open();
  return answer;
}

async function* halves(between: Promise<void>): AsyncGenerator<string> {
  yield '{';
  await between;
  yield '}';
}

describe('SEC-4 a body is not read before it is known who sends it', () => {
  it.each([
    ['much of it', MUCH],
    ['what is no JSON', '{'],
  ])('SEC-4 %s, from nobody and from who may not', async (_, body) => {
    const hall = await testHall();
    const signedIn = allEndpoints.filter(({ access, method }) => access !== 'anyone' && method === 'POST');
    for (const { path } of signedIn) expect([path, (await hall.post(path, body)).code]).toEqual([path, 401]);
    const token = await hall.signIn('staff');
    expect(await hall.post('/api/people/accounts', body, token)).toMatchObject({ status: 200, code: 403 });
  });

  it('SEC-4 AUTH-8 who is signed out while it is on its way is served no more', async () => {
    const answer = await whileOnItsWay(async (hall, token) => {
      expect(await hall.post('/api/logout', {}, token)).toMatchObject({ code: 205 });
      hall.clock.advance(2_000);
    });
    expect(answer).toMatchObject({ code: 401 });
  });

  it('SEC-4 who stays is served', async () => {
    expect(await whileOnItsWay((hall) => hall.clock.advance(2_000))).toMatchObject({ code: 200 });
  });
});

describe('SEC-4 API-2 how large a body may be', () => {
  const bodyOf = (bytes: number) => JSON.stringify({ yhm: 'x'.repeat(bytes - '{"yhm":""}'.length) });

  it('SEC-4 API-2 64 kB unless the call says more', async () => {
    const hall = await testHall();
    expect(await hall.post('/api/login', bodyOf(BODY_BYTES))).toMatchObject({ status: 200, code: 404 });
    expect(await hall.post('/api/login', bodyOf(BODY_BYTES + 1))).toMatchObject({ status: 413, code: 999, data: { rule: 'too-large' } });
  });

  it('SEC-4 API-2 more for a photo, for the keys of a batch or a printout, for what is kept or exported of a query, for a page, and for files', () => {
    const larger = allEndpoints.filter(({ bodyLimit }) => bodyLimit !== undefined).map(({ path }) => path);
    const isPrint = (path: string) => /\/print(-|$)/.test(path);
    expect(larger.filter((path) => !isPrint(path))).toEqual([
      ...[
        '/api/updateUser',
        '/api/notices/save',
        '/api/notices/attach',
        '/api/authorizations/special/attach',
        '/api/updates/create',
        '/api/updates/change',
        '/api/pages/change',
        '/api/xtQueryHistory/saveXtQueryHistory',
      ],
      ...['/api/logs/operations', '/api/logs/operation-counts', '/api/logs/export-operations', '/api/logs/export-sign-ins'],
      ...['/api/exports/begin', '/api/imports/upload'],
      ...['/api/roles/create', '/api/roles/change', '/api/roles/effects'],
    ]);
    const prints = allEndpoints.filter(({ path }) => isPrint(path)).map(({ path }) => path);
    expect(larger.filter(isPrint)).toEqual(prints);
  });

  it('QUERY-6 API-2 the longest batch fits', async () => {
    const hall = await testHall();
    const batchKeys = Array.from({ length: 1000 }, (_, index) => `${'公'.repeat(96)}${String(index).padStart(4, '0')}`);
    const answer = await hall.post('/api/logs/operations', { batchKeys }, await hall.signIn('secauditor'));
    expect(answer).toMatchObject({ code: 200 });
  });
});
