import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { otherSystem } from '../../testing/other-system.ts';
import { askJson } from './ask-json.ts';
import type { Outbound } from './outbound.ts';

/** How long an answer may take, in ms: more than it does on any machine, or less than one that never comes. */
const LONG_MS = 120_000;
const SHORT_MS = 100;

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(value));

/** Asks a system of this machine that the operator lists. */
async function asked(answer: RequestListener, more: Partial<Outbound> = {}) {
  const origin = await otherSystem(answer);
  const outbound = { resolve: async () => [], privateOrigins: [origin], timeMs: LONG_MS, mostBytes: 1_000, ...more };
  return askJson(outbound, { url: new URL('/count?a=1', origin), method: 'GET', headers: { authorization: 'Bearer t' } });
}

describe('another system is asked', () => {
  it('TODO-2 and its JSON is read, whatever type it says it has', async () => {
    const seen = vi.fn();
    const answer = await asked((request, response) => {
      seen(request.method, request.url, request.headers.authorization, request.headers.cookie);
      response.setHeader('content-type', 'text/plain').end('{"total":2}');
    });
    expect(answer).toEqual({ state: 'answered', json: { total: 2 }, bytes: 11, status: 200 });
    expect(seen).toHaveBeenCalledExactlyOnceWith('GET', '/count?a=1', 'Bearer t', undefined);
  });

  it('TODO-2 with what is to be sent', async () => {
    const origin = await otherSystem((request, response) => request.pipe(response));
    const outbound = { resolve: async () => [], privateOrigins: [origin], timeMs: LONG_MS, mostBytes: 1_000 };
    const question = { url: new URL(origin), method: 'POST', headers: {}, body: '{"limit":10}' } as const;
    expect(await askJson(outbound, question)).toMatchObject({ state: 'answered', json: { limit: 10 } });
  });

  it.each<[string, RequestListener, object]>([
    ['breaks off', (_, response) => response.destroy(), { state: 'unreachable' }],
    [
      'redirects',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      { state: 'redirected', status: 302 },
    ],
    ['fails', (_, response) => response.writeHead(503).end('{}'), { state: 'failed', status: 503 }],
    [
      'goes over to another protocol',
      ({ socket }) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
      { state: 'failed', status: 101 },
    ],
    ['wants to know who asks', (_, response) => response.writeHead(401).end('{}'), { state: 'failed', status: 401 }],
    [
      'says it is too large',
      (_, response) => response.writeHead(200, { 'content-length': '5000' }).write('{'),
      { state: 'too-large', bytes: 5000 },
    ],
    ['is too large without saying so', (_, response) => response.end(`"${'x'.repeat(2000)}"`), { state: 'too-large' }],
    ['sends a page', (_, response) => response.end('<h1>Sign in</h1>'), { state: 'not-json', status: 200 }],
    ['sends nothing', (_, response) => response.end(), { state: 'not-json' }],
    ['sends broken text', (_, response) => response.end(Buffer.from([0x22, 0xff, 0x22])), { state: 'not-json' }],
    [
      'packs what it sends',
      (_, response) => response.setHeader('content-encoding', 'gzip').end(Buffer.from([0x1f, 0x8b])),
      { state: 'not-json' },
    ],
  ])('TODO-2 which %s', async (_, answer, told) => {
    expect(await asked(answer)).toMatchObject(told);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['begins, and never goes on', (_, response) => void response.write('{"total":')],
    ['drips', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
  ])('TODO-2 which %s is waited for no longer than an answer may take', async (_, answer) => {
    expect(await asked(answer, { timeMs: SHORT_MS })).toMatchObject({ state: 'too-slow' });
  });

  it('TODO-2 and a redirect is not followed', async () => {
    const other = vi.fn<RequestListener>((_, response) => response.end('{}'));
    const elsewhere = await otherSystem(other);
    await asked((_, response) => response.writeHead(307, { location: elsewhere }).end());
    expect(other).not.toHaveBeenCalled();
  });

  it('TODO-2 which nobody serves', async () => {
    const outbound = { resolve: async () => [], privateOrigins: ['http://127.0.0.1:1'], timeMs: LONG_MS, mostBytes: 10 };
    expect(await askJson(outbound, { url: new URL('http://127.0.0.1:1'), method: 'GET', headers: {} })).toMatchObject({
      state: 'unreachable',
    });
  });
});

describe('an address of this machine or its network', () => {
  const ask = async (address: string, resolve: Outbound['resolve'], privateOrigins: readonly string[] = [], timeMs = LONG_MS) =>
    askJson({ resolve, privateOrigins, timeMs, mostBytes: 1_000 }, { url: new URL(address), method: 'GET', headers: {} });
  const served = async () => {
    const answer = vi.fn<RequestListener>(json({}));
    return { answer, port: new URL(await otherSystem(answer)).port };
  };

  it.each(['127.0.0.1', '127.1', '0x7f.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]'])(
    'TODO-2 is refused unless its origin is listed: %s',
    async (host) => {
      const { answer, port } = await served();
      expect(await ask(`http://${host}:${port}/`, async () => ['127.0.0.1'], ['http://127.0.0.1:1'])).toEqual({
        state: 'address-refused',
        bytes: 0,
      });
      expect(answer).not.toHaveBeenCalled();
    },
  );

  it('TODO-2 is refused behind a name that has a public one too', async () => {
    const { answer, port } = await served();
    const both = async () => ['93.184.216.34', '127.0.0.1'];
    expect(await ask(`http://claims.example.edu:${port}/`, both)).toMatchObject({ state: 'address-refused' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('TODO-2 is looked up once, and that one is connected to whatever the name says afterwards', async () => {
    const { answer, port } = await served();
    const resolve = vi.fn(async () => (resolve.mock.calls.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']));
    const origin = `http://claims.invalid:${port}`;
    expect(await ask(origin, resolve, [origin])).toMatchObject({ state: 'answered' });
    expect(resolve).toHaveBeenCalledExactlyOnceWith('claims.invalid');
    expect(answer.mock.calls[0]?.[0].headers.host).toBe(`claims.invalid:${port}`);
  });

  it('TODO-2 is not waited for longer than an answer may take', async () => {
    expect(await ask('http://claims.invalid/', () => new Promise(() => undefined), [], SHORT_MS)).toMatchObject({ state: 'too-slow' });
    expect(await ask('http://claims.invalid/', async () => [])).toMatchObject({ state: 'unreachable' });
    expect(await ask('http://claims.invalid/', () => Promise.reject(new Error('ENOTFOUND')))).toMatchObject({ state: 'unreachable' });
  });
});
