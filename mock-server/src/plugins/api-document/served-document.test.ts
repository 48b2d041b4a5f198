import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';

const ask = async () => {
  const { fastify } = await testHall();
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => fastify.inject({ method, url, headers });
};

it.each(['/api-docs', '/api-docs/'])('API-1 %s is a page for anybody, whose every file is served by the hall itself', async (path) => {
  const asked = await ask();
  const page = await asked(path);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const files = [...page.body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file = '']) => file).filter((file) => file !== 'data:,');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { statusCode, headers } = await asked(file);
    expect([file, statusCode, headers['content-type']]).toEqual([
      file,
      200,
      expect.stringMatching(/^(text\/(css|javascript)|application\/json); charset=utf-8$/),
    ]);
  }
});

it('API-1 SEC-3 the page has no script and no handler of its own in it, under the policy of every page', async () => {
  const { body, headers } = await (await ask())('/api-docs');
  expect(body).not.toMatch(/<script(?! src=)|\son\w+=/);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('API-1 a browser that has the document already is not sent it again, and one that can read it is sent less', async () => {
  const asked = await ask();
  const plain = await asked('/api-docs/openapi.json');
  expect(plain.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  const zipped = await asked('/api-docs/openapi.json', { 'accept-encoding': 'gzip, br' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect((await asked('/api-docs/openapi.json', { 'accept-encoding': 'gzip;q=0, br' })).body).toBe(plain.body);
  for (const { headers } of [plain, zipped]) {
    const again = await asked('/api-docs/openapi.json', {
      'if-none-match': String(headers.etag),
      ...(headers['content-encoding'] && { 'accept-encoding': 'gzip' }),
    });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  }
  expect(zipped.headers.etag).not.toBe(plain.headers.etag);
  expect((await asked('/api-docs/openapi.json', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});
