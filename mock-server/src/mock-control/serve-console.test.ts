import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { testHall } from '../testing/test-hall.ts';

const PAGE = '<!doctype html><title>Console</title>';
const SCRIPT = '/console/assets/console-1a2b3c.js';

/** Builds of the web and of the console that have one page each. */
function built() {
  const root = mkdtempSync(join(tmpdir(), 'hall-console-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [webRoot, consoleRoot] = [join(root, 'web'), join(root, 'console')];
  mkdirSync(webRoot);
  mkdirSync(join(consoleRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Hall</title>');
  writeFileSync(join(consoleRoot, 'index.html'), PAGE);
  writeFileSync(join(consoleRoot, 'assets/console-1a2b3c.js'), 'export {};');
  return { webRoot, consoleRoot };
}

it('API-3 the console is served where mock control is on, to any browser, under the strict policy of all pages', async () => {
  const { fastify } = await testHall({ ...built(), controlTemplate: inject('template') });
  const [page, script] = [await fastify.inject('/console'), await fastify.inject(SCRIPT)];
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await fastify.inject('/console/')).body).toBe(PAGE);
  expect((await fastify.inject('/console/assets/none.js')).statusCode).toBe(404);
  expect((await fastify.inject('/home')).body).toContain('Hall');
});

it.each(['/console', '/console/', SCRIPT, '/mock/clock', '/mock/faults'])(
  'API-3 without mock control %s is answered as an address that there is none of',
  async (path) => {
    const hall = await testHall(built());
    const [asked, none] = [await hall.send('GET', path, undefined, { 'x-mock-control': '1' }), await hall.send('GET', '/api/none')];
    expect([asked.status, asked.code, asked.message, asked.data]).toEqual([404, none.code, none.message, none.data]);
  },
);
