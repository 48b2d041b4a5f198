import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEndpoints } from '../contract/src/api.ts';
import { CONNECTION_LIMITS } from '../mock-server/src/core/connections.ts';
import { BEAT_MS } from '../mock-server/src/domains/live/hub.ts';

const TEMPLATE = readFileSync('docker/nginx/nginx.conf.template', 'utf8');
const LIMIT = `limit_conn addresses ${CONNECTION_LIMITS.mostOfNetwork};`;
const REST = 'keepalive_timeout 75s;';
/** Another address of this machine; other systems than Linux have none. */
const ELSEWHERE = '127.0.0.2';

/** A bound against hanging, not a measure. */
const PATIENCE = { timeout: 60_000 };

const NGINX = '/usr/sbin/nginx';
const isHere = [NGINX, '/etc/nginx/mime.types', '/etc/ssl/certs/ca-certificates.crt'].every((file) => existsSync(file));
if (!isHere) console.log('SEC-4 the limits of nginx not tried: it is not installed here (Debian packages nginx-light, ca-certificates)');

it('SEC-4 nginx in the web image limits an address to what the server gives a network, and lets connections rest longer than it', () => {
  expect(TEMPLATE).toContain(LIMIT);
  expect(TEMPLATE).toContain(REST);
  expect(CONNECTION_LIMITS.restMs).toBeLessThan(75_000);
});

it.each(['docker/nginx/nginx.conf.template', 'docs/examples/nginx-proxy.conf'])(
  'NOTICE-7 ACCT-2 %s lets through the largest body that a call takes',
  (file) => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(Math.max(...allEndpoints.map(({ bodyLimit = 0 }) => bodyLimit)));
  },
);

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await once(server.close(), 'close');
  return port;
}

/** nginx by the template of the web image, with small numbers for large, before a backend that answers when it is told to. */
async function started(smaller: readonly (readonly [string, string])[], answering?: RequestListener) {
  const held: (() => void)[] = [];
  const backend = createServer(answering ?? ((_, answer) => void held.push(() => answer.end('answered'))));
  const folder = mkdtempSync(join(tmpdir(), 'hall-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'hall'));
  const [port, behind] = [await freePort(), await listening(backend)];
  const env: Readonly<Record<string, string>> = { RESOLVER: '127.0.0.1', BACKEND_URL: `http://127.0.0.1:${behind}` };
  const config = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    // With several, one may still count a call whose answer another has just sent.
    ['worker_processes auto;', 'worker_processes 1;'],
    ...smaller,
  ].reduce((text, [large = '', small = '']) => text.replace(large, small), TEMPLATE);
  // Brotli is a module of its own, and has no part in this.
  const own = config.replaceAll('/tmp/hall', join(folder, 'hall')).replace(/^ *brotli.*\n/gm, '');
  const whole = own.replace(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? '');
  writeFileSync(join(folder, 'hall/headers.conf'), '');
  writeFileSync(join(folder, 'nginx.conf'), whole);
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    backend.closeAllConnections();
    backend.close();
    rmSync(folder, { recursive: true });
  });
  const open = (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  const isOpen = (socket: Socket) => once(socket, 'connect').then(Boolean, () => false);
  await expect.poll(() => isOpen(open()), PATIENCE).toBe(true);
  return { held, open };
}

function asked(socket: Socket): Socket {
  socket.write('GET /api/anything HTTP/1.1\r\nhost: hall.test\r\n\r\n');
  return socket;
}
const statusOf = async (socket: Socket) => /^HTTP\/1\.1 (\d+)/.exec(String((await once(socket, 'data'))[0]))?.[1];

describe.skipIf(!isHere)('SEC-4 nginx before a backend', () => {
  it('SEC-4 has so many calls of one address under way, others meanwhile, and counts no connection that rests', async () => {
    const { held, open } = await started([[LIMIT, 'limit_conn addresses 2;']]);
    const two = [asked(open()), asked(open())];
    await expect.poll(() => held.length, PATIENCE).toBe(2);
    expect(await statusOf(asked(open()))).toBe('503');
    const other = asked(open(ELSEWHERE));
    await expect.poll(() => held.length, PATIENCE).toBe(3);
    const statuses = Promise.all([...two, other].map(statusOf));
    for (const answer of held) answer();
    expect(await statuses).toEqual(['200', '200', '200']);
    const next = asked(open());
    await expect.poll(() => held.length, PATIENCE).toBe(4);
    held[3]?.();
    expect(await statusOf(next)).toBe('200');
    expect(two.map(({ readyState }) => readyState)).toEqual(['open', 'open']);
  });

  it('SEC-4 closes a connection that asks nothing more after its answer', async () => {
    const { held, open } = await started([[REST, 'keepalive_timeout 50ms;']]);
    const socket = asked(open());
    const closed = once(socket, 'close');
    await expect.poll(() => held.length, PATIENCE).toBe(1);
    held[0]?.();
    expect(await statusOf(socket)).toBe('200');
    await closed;
  });
});

describe.skipIf(!isHere)('API-1 nginx before the description of the calls', () => {
  it.each(['/api-docs', '/api-docs/', '/api-docs/openapi.json', '/api-docs/page.js'])('API-1 %s is asked of the backend', async (path) => {
    const { open } = await started([], (request, answer) => answer.end(`asked for ${request.url}`));
    const socket = open();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: hall.test\r\nconnection: close\r\n\r\n`);
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    await once(socket, 'end');
    expect(heard).toContain(`asked for ${path}`);
  });
});

/** As the server begins a stream, and does not end it. */
const beginStream: RequestListener = (_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  answer.write('event: news\ndata: {}\n\n');
};

describe.skipIf(!isHere)('MENU-9 nginx before a stream', () => {
  it('MENU-9 gathers nothing: what is said comes while the answer goes on', async () => {
    const { open } = await started([], beginStream);
    const socket = asked(open());
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    await expect.poll(() => heard, PATIENCE).toContain('event: news');
    socket.destroy();
  });

  it('MENU-9 does not take a stream for dead that is said to be well', () => {
    const patience = /proxy_read_timeout (\d+)s/.exec(TEMPLATE)?.[1] ?? '60';
    expect(BEAT_MS).toBeLessThan((Number(patience) * 1_000) / 2);
  });
});
