import { connect, type Socket } from 'node:net';
import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '../mock-server/src/core/connections.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const isLinux = process.platform === 'linux';
/** An address of this machine that nobody else calls from, where there is more than one: one address has no more than its share. */
const ATTACKER = isLinux ? '127.0.0.2' : '127.0.0.1';

const EACH = size(100, 1000);
const DRIP_MS = 500;
const { path } = api.session.signIn;

/** What a connection begins with, and what it goes on with bit by bit. */
const WAYS = [
  ['nothing', '', ''],
  ['a head that never ends', `POST ${path} HTTP/1.1\r\nhost: localhost\r\n`, 'x-more: y\r\n'],
  // The time for a body is a minute, so the short form leaves it out.
  ...(size(0, 1) ? [['a body that never ends', `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n`, ' ']] : []),
] as const;

/** Opens connections that are slow. @returns when the server has closed them all */
async function flood(port: number): Promise<void> {
  const slow: (readonly [socket: Socket, more: string])[] = WAYS.flatMap(([, start = '', more = '']) =>
    Array.from({ length: EACH }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => undefined);
      socket.resume().write(start);
      return [socket, more] as const;
    }),
  );
  const drip = setInterval(() => {
    for (const [socket, more] of slow) if (more && socket.writable) socket.write(more);
  }, DRIP_MS);
  await Promise.all(slow.map(([socket]) => socket.closed || new Promise((told) => socket.once('close', told))));
  clearInterval(drip);
}

it(`SEC-4 connections that send ${WAYS.map(([what]) => what).join(' or ')} are closed, and who calls meanwhile is served`, async () => {
  const server = await attackedServer(await attackedDatabase());
  const served = await beside(await server.signedIn('staff'), () => flood(Number(new URL(server.url).port)));
  expectServed(served);
  expect((await (await server.signedIn('leader')).call(api.account.me)).code).toBe('200');
});

/** Opens connections that are answered once and then rest. @returns those that are left open */
async function hoard(port: number, most: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < most) {
    const some = Array.from({ length: 100 }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return socket;
    });
    await Promise.all(some.map((socket) => new Promise((told) => socket.once('data', told).once('close', told))));
    sockets.push(...some);
  }
  return sockets.filter(({ readyState }) => readyState === 'open');
}

it.runIf(isLinux)('SEC-4 one address that opens more connections than there are leaves room for others', async () => {
  const server = await attackedServer(await attackedDatabase());
  const { most, mostOfNetwork } = CONNECTION_LIMITS;
  const port = Number(new URL(server.url).port);
  const hoarded = await hoard(port, size(mostOfNetwork + 100, most + 500));
  expect(hoarded.length).toBeLessThanOrEqual(mostOfNetwork);
  expect((await (await server.signedIn('staff')).call(api.account.me)).code).toBe('200');
  for (const socket of hoarded) socket.destroy();
});
