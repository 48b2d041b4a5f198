import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allEndpoints } from '@hall/contract/api';
import type { Schema } from '@hall/contract/wire/entity';
import { sampleOf } from '@hall/contract/wire/sample';
import { describe, expect, it } from 'vitest';
import { fieldsIn } from '../../contract/test/fields-in.ts';
import { listening, sendRaw } from './testing/raw-http.ts';
import { signInWith } from './testing/roles.ts';
import { PASSWORD, type TestHall, testHall } from './testing/test-hall.ts';

type Headers = Readonly<Record<string, unknown>>;

/** What a browser is allowed, by directive. */
const policyOf = (headers: Headers): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

function expectSecure(headers: Headers, what: string): void {
  const { 'script-src': script, 'frame-ancestors': ancestors, 'object-src': object, 'base-uri': base } = policyOf(headers);
  expect([what, script?.[0], ancestors, object, base]).toEqual([what, "'self'", ["'self'"], ["'none'"], ["'none'"]]);
  expect(script?.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'SAMEORIGIN' });
  expect(Object.keys(headers)).not.toContain('x-powered-by');
}

describe('SEC-2 security headers', () => {
  it('SEC-2 every call answers with them, refused or not', async () => {
    const hall = await testHall();
    for (const { method, path } of allEndpoints) expectSecure((await hall.send(method, path)).headers, path);
    expectSecure((await hall.get('/api/account/me', await hall.signIn('staff'))).headers, 'signed in');
  });

  it('SEC-2 so do pages, what is not there and what is no sound request', async () => {
    const hall = await testHall();
    const webRoot = join(dirname(hall.file), 'web');
    mkdirSync(webRoot, { recursive: true });
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>hall</title>');
    const served = await testHall({ webRoot });
    for (const path of ['/', '/login', '/index.html', '/assets/gone.js', '/healthz', '/api/nothing-here', '/%zz'])
      expectSecure((await served.send('GET', path)).headers, path);
    expectSecure((await served.send('POST', '/api/login', '{')).headers, 'no JSON');
    const { head } = await sendRaw(await listening(served.fastify), 'no request at all\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    expectSecure(
      Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)).map(([name = '', value]) => [name.toLowerCase(), value])),
      'bytes',
    );
  });
});

/** All that the database keeps in its logs. */
async function logged({ services: { database } }: TestHall): Promise<string> {
  return JSON.stringify([await database.read.operationRecord.findMany(), await database.read.signInRecord.findMany()]);
}

describe('SEC-2 no secret is in the logs', () => {
  const MARK = 'zx81-in-a-body';

  /** A request that keeps the contract where it can, with a mark in each of its texts. */
  const marked = (request: Schema<unknown>): object => {
    const names = fieldsIn(request).filter((name) => !name.includes('.'));
    return { ...Object.fromEntries(names.map((name) => [name, MARK])), ...(sampleOf(request) as object), extra: MARK };
  };

  it('SEC-2 neither a token nor anything of a body stands in what the server writes, whichever call it comes with', async () => {
    const lines: string[] = [];
    const hall = await testHall({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
    const roles = (await hall.services.database.read.role.findMany()).map(({ id }) => id);
    const token = await signInWith(hall, ...roles);
    for (const { method, path, request } of allEndpoints) {
      const body = request ? marked(request as Schema<unknown>) : { extra: MARK };
      if (method === 'POST') await hall.post(path, body, token);
      else await hall.get(`${path}?extra=${MARK}`, token);
    }
    await hall.services.settled();
    expect(lines.length).toBeGreaterThan(allEndpoints.length);
    expect(lines.filter((line) => line.includes(MARK) || line.includes(token))).toEqual([]);
    expect(await logged(hall)).not.toContain(token);
  });

  it('SEC-2 passwords, sealed or not, codes and card numbers are in neither log', async () => {
    const lines: string[] = [];
    const hall = await testHall({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
    const token = await hall.signIn('leader');
    const sealed = [await hall.sealed(PASSWORD), await hall.sealed('Another@2026')];
    await hall.post('/api/yhxx/sendmessage', 'yzmlx=bank', token);
    await hall.post('/api/yhxx/cardvalidate', { yhkh: '6222021234567890128' }, token);
    expect((await hall.post('/api/yhxx/updateyhmm', { jmm: sealed[0], xmm: sealed[1] }, token)).code).toBe(200);
    await hall.trySignIn('leader', 'Wr0ng@2026-again');
    await hall.services.settled();
    const messages = await hall.services.database.read.outboxMessage.findMany();
    const codes = messages.flatMap(({ text }) => /\d{6}/.exec(text)?.[0] ?? []);
    const kept = `${lines.join('')}${await logged(hall)}`;
    for (const secret of [PASSWORD, 'Another@2026', 'Wr0ng@2026-again', ...sealed, ...codes, '6222021234567890128', token])
      expect(kept.includes(secret)).toBe(false);
  });
});

describe('SEC-2 passwords', () => {
  it('SEC-2 are kept as argon2id with 19 MiB at least', async () => {
    const hall = await testHall();
    const token = await hall.signIn('leader');
    const body = { jmm: await hall.sealed(PASSWORD), xmm: await hall.sealed('Another@2026') };
    expect((await hall.post('/api/yhxx/updateyhmm', body, token)).code).toBe(200);
    const { passwordHash } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
    expect(Number(/m=(\d+)/.exec(passwordHash)?.[1])).toBeGreaterThanOrEqual(19_456);
  });
});
