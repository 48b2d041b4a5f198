import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { liveEndpoints } from '@hall/contract/live';
import { PARAMETERS } from '@hall/contract/parameter-table';
import { parametersEndpoints } from '@hall/contract/parameters';
import { todosEndpoints } from '@hall/contract/todos';
import { decodeAnswer } from '@hall/contract/wire/decode';
import { beforeAll, describe, expect, test } from 'vitest';
import { containerOf, docker, inspect } from './support/docker.ts';
import { json, send } from './support/http.ts';
import { signIn } from './support/sign-in.ts';

const url = process.env.HALL_URL as string;
const linked = url.replace(/\d+$/, (port) => String(Number(port) + 1));
const ORGANISATION = PARAMETERS.organisation.id;
let page = '';
let asset = '';

beforeAll(async () => {
  page = (await send(`${url}/`)).body.toString('utf8');
  asset = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  expect(asset).not.toBe('');
});

describe('OPS-2 the web as shipped', () => {
  test('OPS-2 the policy allows the inline scripts of the page and no other', async () => {
    const { headers } = await send(`${url}/`);
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64'),
    );
    const allowed = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim().split(' ');
    expect(scripts.length).toBeGreaterThan(0);
    expect(allowed).toEqual(["'self'", ...scripts.map((hash) => `'sha256-${hash}'`)]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers.server).toBe('nginx');
  });

  test('OPS-2 brotli and gzip carry the same file', async () => {
    const plain = await send(url + asset);
    const brotli = await send(url + asset, { headers: { 'accept-encoding': 'br' } });
    const gzip = await send(url + asset, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
  });

  test.each(['/api-docs', '/api-docs/openapi.json'])('API-1 %s is served by the backend', async (path) => {
    const { status, headers } = await send(url + path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('OPS-2 files with a hash in their name are kept for good, the page is asked for again', async () => {
    expect((await send(url + asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send(`${url}/`)).headers['cache-control']).toBe('no-cache');
    expect((await send(`${url}/config.json`)).headers['cache-control']).toBe('no-store');
    const gone = await send(`${url}/assets/gone-00000000.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control']).toBeUndefined();
    expect(gone.headers['x-content-type-options']).toBe('nosniff');
  });

  test('OPS-2 every route of the web is answered with the page', async () => {
    const route = await send(`${url}/system/accounts?page=2`);
    expect(route.status).toBe(200);
    expect(route.body.toString('utf8')).toBe(page);
    expect(json(await send(`${url}/config.json`))).toEqual({ allowedOrigins: [linked] });
  });
});

describe('OPS-2 the server as shipped', () => {
  test('OPS-2 calls reach the server through the web, compressed', async () => {
    const answer = await send(url + parametersEndpoints.publicParameters.path, { body: '{}', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.body).toString('utf8'))).toMatchObject({ code: 200 });
  });

  test.each(['/mock/reset', '/mock/clock'])('OPS-2 mock control is off: %s is refused', async (path) => {
    const answer = await send(url + path, { body: '{}', headers: { 'x-mock-control': '1' } });
    expect(answer.status).toBe(404);
    expect(json(answer).code).not.toBe(200);
  });

  test('OPS-2 a body over the limit is refused with an envelope', async () => {
    const answer = await send(url + parametersEndpoints.publicParameters.path, { body: JSON.stringify({ text: 'x'.repeat(1_100_000) }) });
    expect(answer.status).toBe(413);
    expect(json(answer)).toMatchObject({ code: 999, data: { rule: 'too-large' } });
  });

  test.each([
    ['an address that cannot be decoded', '/api/%zz', {}, 400, 'no-http'],
    ['an address that is far too long', `/api/${'x'.repeat(20_000)}`, {}, 431, 'too-large'],
    ['20 kB of headers', '/api/user/pubkey', { 'x-much': 'x'.repeat(20_000) }, 431, 'too-large'],
  ])('OPS-2 API-2 %s is refused with an envelope', async (_, path, headers, status, rule) => {
    const answer = await send(url + path, { headers });
    expect([answer.status, json(answer)]).toMatchObject([status, { code: 999, data: { rule } }]);
  });

  test.each([
    ['nothing', '', ''],
    ['its head slowly', 'GET /api/user/pubkey HTTP/1.1\r\nhost: hall.test\r\n', 'x-more: y\r\n'],
    ['its body slowly', 'POST /api/login HTTP/1.1\r\nhost: hall.test\r\ncontent-length: 60000\r\n\r\n', ' '],
  ])(
    'OPS-2 SEC-4 a thousand connections of who sends %s are closed, and who calls meanwhile is served',
    { timeout: 180_000 },
    async (_, start, more) => {
      const { hostname, port } = new URL(url);
      const sockets = Array.from({ length: 1_000 }, () => connect(Number(port), hostname).on('error', () => undefined));
      for (const socket of sockets) socket.resume().write(start);
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(more);
      }, 1_000);
      const closed = Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
      expect((await send(`${url}/healthz`)).status).toBe(200);
      await closed;
      clearInterval(drip);
    },
  );

  test('OPS-2 SEC-5 the archive has its place beside the database, which the server may write to', () => {
    expect(docker('exec', containerOf('server'), 'mkdir', '-p', '/data/archive/operations').code).toBe(0);
  });

  test.each(['web', 'server'])('OPS-2 the %s container is healthy and does not run as root', async (service) => {
    const container = containerOf(service);
    await expect.poll(() => inspect(container, '{{.State.Health.Status}}'), { timeout: 40_000, interval: 500 }).toBe('healthy');
    expect(docker('exec', container, 'id', '-u').output).not.toBe('0');
  });

  test('OPS-2 a command of the operators changes what the server answers, in the container as it serves', async () => {
    const { path, data } = parametersEndpoints.publicParameters;
    const organisation = async () => {
      const answer = decodeAnswer(data, json(await send(url + path, { body: '{}' })).data);
      return answer.ok ? answer.value.find(({ id }) => id === ORGANISATION)?.value : undefined;
    };
    const set = (value: string) => docker('exec', containerOf('server'), 'node', 'mock-server/dist/set-parameter.js', ORGANISATION, value);
    const before = await organisation();
    expect(set('山城大学').code).toBe(0);
    await expect.poll(organisation, { timeout: 10_000, interval: 200 }).toBe('山城大学');
    expect(set(String(before)).code).toBe(0);
    await expect.poll(organisation, { timeout: 10_000, interval: 200 }).toBe(before);
  });

  test.each([
    ['set-parameter', ['none', 'x'], 'No parameter was set: there is no system parameter "none"'],
    ['add-people', ['/tmp/none.csv'], '/tmp/none.csv'],
    ['new-password', ['nobody'], 'nobody'],
    ['forget-failures', ['nobody'], 'nobody'],
    ['issue-serial', ['soon'], 'yyyy-MM-dd'],
    ['issue-token', ['url', 'nobody'], 'nobody'],
  ])('OPS-2 the command %s is in the container, and says in one line what it cannot do', (command, given, named) => {
    const { code, output } = docker('exec', containerOf('server'), 'node', `mock-server/dist/${command}.js`, ...given);
    expect([code, output.split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(named);
  });

  test('OPS-2 the database lies in a volume', () => {
    const mounts = JSON.parse(inspect(containerOf('server'), '{{json .Mounts}}')) as { Type: string; Destination: string }[];
    expect(mounts).toMatchObject([{ Type: 'volume', Destination: '/data' }]);
    expect(docker('exec', containerOf('server'), 'ls', '/data').output).toContain('hall.db');
  });

  test.each([
    [['--env', 'TOKEN_SECRET='], 'TOKEN_SECRET'],
    [['--env', `TOKEN_SECRET=${'x'.repeat(32)}`, '--env', 'MOCK_CONTROL=1'], 'MOCK_CONTROL'],
  ])('OPS-2 production refuses to start with %j', (env, named) => {
    const { code, output } = docker('run', '--rm', ...env, 'finance-hall-server');
    expect(code).not.toBe(0);
    expect(output).toContain(named);
    expect(output.split('\n')).toHaveLength(1);
  });
});

describe('MENU-9 what changes is told through the proxy', () => {
  test('MENU-9 as soon as it does', async () => {
    const { token } = await signIn(url, 'staff', 'Hall@2026');
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(url + liveEndpoints.stream.path, { headers: { ...headers, accept: 'text/event-stream' } });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe(': \n\n');
    const notice = { id: 'notice-1', status: '1' };
    await send(url + todosEndpoints.changeState.path, { headers, body: JSON.stringify(notice) });
    expect(await next()).toContain('"topics":["unread"]');
    await reader.cancel();
  });
});
