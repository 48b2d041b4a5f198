import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { containerOf, docker, inspect, withWeb } from './support/docker.ts';
import { json, send } from './support/http.ts';

// A backend of our own on this machine, as the web image sees an institution's.
let backend: Server;
let address = '';
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  backend = createServer((call, answer) => {
    seen = call;
    answer.setHeader('content-type', 'application/json').end('{"code":200,"message":"","data":"the other backend"}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '0.0.0.0', resolve));
  const gateway = inspect(containerOf('web'), '{{range .NetworkSettings.Networks}}{{.Gateway}}{{end}}');
  address = `http://${gateway}:${(backend.address() as AddressInfo).port}`;
});

afterAll(() => backend.close());

test('OPS-2 BACKEND_URL points the built image at another backend, under a path too', async () => {
  await withWeb({ BACKEND_URL: `${address}/finance/` }, async (url) => {
    const answer = await send(`${url}/api/anything?q=%E5%85%AC%20x`);
    expect(json(answer).data).toBe('the other backend');
    expect(seen?.url).toBe('/finance/api/anything?q=%E5%85%AC%20x');
  });
});

test('OPS-2 the backend is told the real peer, whatever the caller claims', async () => {
  await withWeb({ BACKEND_URL: address }, async (url) => {
    await send(`${url}/api/anything`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    });
    expect(seen?.headers['x-forwarded-for']).toMatch(/^[\d.]+$/);
    expect(seen?.headers['x-forwarded-for']).not.toBe('203.0.113.9');
    expect(seen?.headers['x-forwarded-proto']).toBe('http');
    expect(seen?.headers['x-forwarded-host']).toBe(new URL(url).host);
  });
});

test('OPS-2 the web serves without its backend, and says so in an envelope', async () => {
  await withWeb({ BACKEND_URL: 'http://no-such-name.invalid' }, async (url) => {
    expect((await send(`${url}/login`)).status).toBe(200);
    const answer = await send(`${url}/api/user/pubkey`);
    expect(answer.status).toBe(503);
    expect(json(answer)).toMatchObject({ code: 999, data: { rule: 'internal' } });
  });
});

test('OPS-2 ALLOWED_ORIGINS reaches the page at run time', async () => {
  await withWeb({ ALLOWED_ORIGINS: 'https://cas.example.edu, http://10.0.0.1:8080' }, async (url) => {
    expect(json(await send(`${url}/config.json`))).toEqual({ allowedOrigins: ['https://cas.example.edu', 'http://10.0.0.1:8080'] });
  });
});

test.each([
  ['BACKEND_URL', 'ftp://backend'],
  ['BACKEND_URL', 'http://backend/"; return 200 "x'],
  ['ALLOWED_ORIGINS', 'https://cas.example.edu/path'],
  ['ALLOWED_ORIGINS', '"],"x":["'],
])('OPS-2 a wrong %s stops the start with one line: %s', (name, value) => {
  const { code, output } = docker('run', '--rm', '--env', `${name}=${value}`, 'finance-hall-web');
  expect(code).toBe(1);
  expect(output).toContain(`${name}: `);
  expect(output.split('\n')).toHaveLength(1);
});
