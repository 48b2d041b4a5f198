import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { testHall } from '../testing/test-hall.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const PAGE = '<!doctype html><title>Hall</title>';
const FILE = '/assets/app-1a2b3c.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A server with a build of the web that has one page and one script, the latter compressed as well. */
async function served() {
  const root = mkdtempSync(join(tmpdir(), 'hall-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, FILE), SCRIPT);
  writeFileSync(join(root, `${FILE}.br`), brotliCompressSync(SCRIPT));
  const { fastify } = await testHall({ webRoot: root });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => fastify.inject({ method, url, headers });
}

it.each([
  ['a script', FILE, FOR_EVER, {}],
  ['a compressed script', FILE, FOR_EVER, { 'accept-encoding': 'br' }],
  ['a page', '/home', 'no-cache', {}],
] as const)('OPS-2 %s that a browser has already is not sent again', async (_, path, kept, accepts) => {
  const ask = await served();
  const first = await ask(path, accepts);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, kept]);
  const known: Record<string, string>[] = [
    { 'if-none-match': String(first.headers.etag) },
    { 'if-modified-since': String(first.headers['last-modified']) },
  ];
  for (const condition of known) {
    const again = await ask(path, { ...accepts, ...condition });
    expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([304, 0, kept]);
  }
  expect((await ask(path, { ...accepts, 'if-none-match': '"another"' })).statusCode).toBe(200);
});

it.each(['/api/nothing', '/api-docs/nothing', '/mock/nothing', '/healthz/nothing'])(
  'API-1 OPS-2 %s is no page of the web',
  async (path) => {
    const ask = await served();
    const answer = await ask(path);
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ data: { rule: 'no-such-call' } })]);
    expect((await ask('/api-docs-of-another')).body).toBe(PAGE);
  },
);

it('OPS-2 the compressed form of a file is known apart from the plain one', async () => {
  const ask = await served();
  const [plain, compressed] = [await ask(FILE), await ask(FILE, { 'accept-encoding': 'br' })];
  expect([plain.body, compressed.headers['content-encoding'], compressed.headers.vary]).toEqual([SCRIPT, 'br', 'accept-encoding']);
  expect(compressed.headers.etag).not.toBe(plain.headers.etag);
});

it.each([
  ['bytes=0-5', 206, SCRIPT.slice(0, 6), `bytes 0-5/${SCRIPT.length}`],
  ['bytes=-4', 206, SCRIPT.slice(-4), `bytes ${SCRIPT.length - 4}-${SCRIPT.length - 1}/${SCRIPT.length}`],
  ['lines=1-2', 200, SCRIPT, undefined],
] as const)('OPS-2 a part of a file is sent as such: %s', async (range, status, text, told) => {
  const ask = await served();
  const part = await ask(FILE, { range });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([status, text, told]);
});

it('OPS-2 a part that a file does not have is refused with what there is', async () => {
  const ask = await served();
  const part = await ask(FILE, { range: 'bytes=99999-' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`]);
  expect([part.body, part.headers['content-length']]).toEqual(['', '0']);
  expect(part.headers['cache-control']).not.toBe(FOR_EVER);
});

it('OPS-2 a file is sent on the condition that it is as it was', async () => {
  const ask = await served();
  const { etag } = (await ask(FILE)).headers;
  expect((await ask(FILE, { 'if-match': String(etag) })).statusCode).toBe(200);
  const other = await ask(FILE, { 'if-match': '"another"' });
  expect([other.statusCode, other.body]).toEqual([412, '']);
});

it('OPS-2 a head says what the file would', async () => {
  const ask = await served();
  const [head, whole] = [await ask(FILE, {}, 'HEAD'), await ask(FILE)];
  expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    '',
    whole.headers['content-length'],
    whole.headers.etag,
  ]);
});
