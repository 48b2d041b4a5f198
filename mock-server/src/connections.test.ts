import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sessionEndpoints } from '@hall/contract/session';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONNECTION_LIMITS, type ConnectionLimits } from './core/connections.ts';
import { linkedSystems } from './linked-systems/server.ts';
import { gate } from './testing/gate.ts';
import { listening, readRaw } from './testing/raw-http.ts';
import { testHall } from './testing/test-hall.ts';

const { sealingKey, signIn } = sessionEndpoints;
/** Long enough for what is quick, whatever else the machine does. */
const SOON_MS = 2_000;
/** Another address of this machine; other systems than Linux have none. */
const ELSEWHERE = '127.0.0.2';
/** Connections that a browser has to one host. */
const OF_A_BROWSER = 6;
const LONG: ConnectionLimits = { ...CONNECTION_LIMITS, headMs: 60_000, checkMs: 50 };

const head = (method: string, path: string, ...headers: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'host: hall.test', ...headers, ''].join('\r\n');
const WHOLE = `${head('GET', sealingKey.path)}\r\n`;

/** What a connection is answered until the server closes it, while it goes on to send a little at a time. */
async function untilClosed(port: number, start: string, more = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  if (start) socket.write(start);
  const drip = setInterval(() => more && socket.writable && socket.write(more), 10);
  let said = '';
  for await (const part of socket) said += part;
  clearInterval(drip);
  return said;
}

/** A connection that stays, once it has been answered. */
async function answeredOn(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(WHOLE);
  await once(socket, 'data');
  return socket;
}

const SLOW = [
  ['its head slowly', { headMs: SOON_MS }, head('GET', sealingKey.path), 'x-more: y\r\n'],
  ['its body slowly', { headMs: SOON_MS, requestMs: SOON_MS }, `${head('POST', signIn.path, 'content-length: 60000')}\r\n`, ' '],
] as const;

describe('SEC-4 connections are closed', () => {
  it.each(SLOW)('SEC-4 API-2 of who sends %s, with an envelope that says so', async (_, limits, start, more) => {
    const { fastify } = await testHall({ connectionLimits: { ...LONG, ...limits } });
    const answer = readRaw(await untilClosed(await listening(fastify), start, more));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([408, { code: 999, data: { rule: 'too-slow' } }]);
  });

  it('SEC-4 by the linked systems too', async () => {
    const { services } = await testHall();
    const linked = linkedSystems(services, { logLevel: 'silent', connectionLimits: { ...LONG, headMs: SOON_MS } });
    const answer = await untilClosed(await listening(linked), head('GET', '/'), 'x-more: y\r\n').finally(() => linked.close());
    expect(readRaw(answer).status).toBe(408);
  });

  it('SEC-4 of who sends nothing at all, without a word: a browser that meant to use it later opens another', async () => {
    const { fastify } = await testHall({ connectionLimits: { ...LONG, headMs: SOON_MS } });
    expect(await untilClosed(await listening(fastify), '')).toBe('');
  });

  it('SEC-4 of who asks for nothing more', async () => {
    const { fastify } = await testHall({ connectionLimits: { ...LONG, restMs: SOON_MS } });
    expect(readRaw(await untilClosed(await listening(fastify), WHOLE))).toMatchObject({ status: 200 });
  });

  it('SEC-4 of who reads nothing of the answer', async () => {
    const { fastify } = await testHall({ connectionLimits: { ...LONG, silentMs: SOON_MS } });
    fastify.get('/much', () => Buffer.alloc(50_000_000));
    const port = await listening(fastify);
    const accepted = once(fastify.server, 'connection') as Promise<[Socket]>;
    const unread = connect(port, '127.0.0.1').on('error', () => undefined);
    unread.write(`${head('GET', '/much')}\r\n`);
    const [served] = await accepted;
    await once(served, 'close');
    expect(served.bytesWritten).toBeGreaterThan(0);
    unread.destroy();
  });
});

describe('SEC-4 what is in order is left alone', () => {
  it('SEC-4 an answer may take longer to be made than a request to arrive', async () => {
    // Longer than a busy machine may keep a request that is there already from being read.
    const ms = 4 * SOON_MS;
    const { fastify } = await testHall({ connectionLimits: { ...LONG, headMs: ms, requestMs: ms, restMs: ms } });
    const [asked, made] = [gate(), gate<string>()];
    fastify.get('/slow', () => {
      asked.open();
      return made.passed;
    });
    const port = await listening(fastify);
    const answer = untilClosed(port, `${head('GET', '/slow')}\r\n`);
    await asked.passed;
    // Who came later has been sent away for being slow.
    await untilClosed(port, '');
    made.open('late');
    expect(readRaw(await answer)).toMatchObject({ status: 200, body: 'late' });
  });

  it('SEC-4 API-2 a body that is refused is heard out, so that who sends it can read the answer and go on', async () => {
    const { fastify } = await testHall();
    const port = await listening(fastify);
    const tooLarge = `${head('POST', signIn.path, 'content-length: 2000000')}\r\n${' '.repeat(2_000_000)}`;
    const said = await untilClosed(port, `${tooLarge}${head('GET', sealingKey.path, 'connection: close')}\r\n`);
    expect([...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200']);
  });

  it('SEC-4 there are no more than may be, and others as soon as one has gone', async () => {
    const { fastify } = await testHall({ connectionLimits: { ...LONG, most: 2 } });
    const port = await listening(fastify);
    const served = await connectionsOf(fastify, () => Promise.all([answeredOn(port), answeredOn(port)]));
    expect(await untilClosed(port, WHOLE)).toBe('');
    served.clients[0]?.destroy();
    await Promise.race(served.sockets.map((socket) => once(socket, 'close')));
    (await answeredOn(port)).destroy();
    served.clients[1]?.destroy();
  });

  it.runIf(process.platform === 'linux').each(['the hall', 'the linked systems'])(
    'SEC-4 one address cannot have them all, nor keeps what it closed: %s',
    async (which) => {
      const { app, port } = await limited(which, { most: 5, mostOfNetwork: 2 }, false);
      const served = await connectionsOf(app, () => Promise.all([answeredOn(port), answeredOn(port)]));
      expect(await untilClosed(port, '')).toBe('');
      const elsewhere = await answeredOn(port, ELSEWHERE);
      served.clients[0]?.destroy();
      await Promise.race(served.sockets.map((socket) => once(socket, 'close')));
      const again = await answeredOn(port);
      for (const client of [...served.clients, elsewhere, again]) client.destroy();
    },
  );

  it('SEC-4 a proxy that is trusted brings the calls of all networks', async () => {
    const { port } = await limited('the hall', { most: 5, mostOfNetwork: 2 }, '10.0.0.0/8, loopback');
    const clients = await Promise.all(Array.from({ length: 3 }, () => answeredOn(port)));
    for (const client of clients) client.destroy();
  });

  it('SEC-4 people who arrive together from one campus have room, and so has everybody else', () => {
    const { most, mostOfNetwork } = CONNECTION_LIMITS;
    expect(mostOfNetwork).toBeGreaterThanOrEqual(500 * OF_A_BROWSER);
    expect(most - mostOfNetwork).toBeGreaterThanOrEqual(300 * OF_A_BROWSER);
  });
});

/** An app that listens, with limits of its own. */
async function limited(which: string, limits: Partial<ConnectionLimits>, trustProxy: string | false) {
  const connectionLimits = { ...LONG, ...limits };
  const { fastify, services } = await testHall({ connectionLimits, trustProxy });
  if (which === 'the hall') return { app: fastify, port: await listening(fastify) };
  const app = linkedSystems(services, { logLevel: 'silent', connectionLimits, trustProxy });
  onTestFinished(() => app.close());
  return { app, port: await listening(app) };
}

/** Opens connections, and answers them as the client and as the server has them. */
async function connectionsOf(app: FastifyInstance, open: () => Promise<Socket[]>): Promise<{ clients: Socket[]; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  return { clients: await open(), sockets };
}
