import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { accountEndpoints } from '@hall/contract/account';
import { describe, expect, it } from 'vitest';
import { linkedSystems } from '../linked-systems/server.ts';
import { gate } from '../testing/gate.ts';
import { listening, type RawAnswer, sendRaw } from '../testing/raw-http.ts';
import { testHall } from '../testing/test-hall.ts';

const get = (address: string, ...headers: string[]): string =>
  [`GET ${address} HTTP/1.1`, 'host: hall.test', 'connection: close', ...headers, '', ''].join('\r\n');
const post = (...headers: string[]): string =>
  ['POST /api/login HTTP/1.1', 'host: hall.test', 'connection: close', ...headers, '', '{}'].join('\r\n');

const ODDITIES: readonly (readonly [what: string, bytes: string, status: number, rule: string])[] = [
  ['an address that cannot be decoded', get('/api/%zz'), 404, 'no-such-call'],
  ['an address that is far too long', get(`/api/${'x'.repeat(20_000)}`), 431, 'too-large'],
  ['20 kB of headers', get('/api/user/pubkey', `x-much: ${'x'.repeat(20_000)}`), 431, 'too-large'],
  ['bytes that are no HTTP', 'GET\0\r\n\r\n', 400, 'no-http'],
  ['a body whose length is not told soundly', post('transfer-encoding: chunked').replace('{}', 'zz\r\n'), 400, 'no-http'],
  ['a call to no host', 'GET /api/user/pubkey HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'no-http'],
];

describe('API-2 what never becomes a request is answered in an envelope all the same', () => {
  it.each(ODDITIES)('API-2 %s', async (_, bytes, status, rule) => {
    const { fastify } = await testHall();
    const answer = await sendRaw(await listening(fastify), bytes);
    expect(answer).toMatchObject({ status, head: expect.stringContaining('application/json') });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 999, message: expect.stringMatching(/\p{Script=Han}/u), data: { rule } });
  });

  it.each(ODDITIES)('API-2 %s, from the linked systems too', async (_, bytes, status, rule) => {
    const { services } = await testHall();
    const linked = linkedSystems(services, { logLevel: 'silent' });
    const answer = await sendRaw(await listening(linked), bytes).finally(() => linked.close());
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { code: 999, data: { rule } }]);
  });

  it.each([';', 'application/json; charset', 'x'])('API-2 a body of media type %j is read as JSON, or refused as none', async (type) => {
    const { fastify } = await testHall();
    const answer = await sendRaw(await listening(fastify), post(`content-type: ${type}`, 'content-length: 2'));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { code: 404 }]);
  });

  it('API-2 a call that comes while the server closes is served', async () => {
    const { fastify } = await testHall();
    let answer: Promise<RawAnswer> | undefined;
    fastify.addHook('preClose', async () => {
      answer = sendRaw(port, get('/api/user/pubkey'));
      await answer;
    });
    const port = await listening(fastify);
    await fastify.close();
    expect([(await answer)?.status, JSON.parse((await answer)?.body ?? '')]).toMatchObject([200, { code: 200 }]);
  });

  it('API-2 an expectation that nobody knows keeps no call from its answer', async () => {
    const { fastify } = await testHall();
    const answer = await sendRaw(await listening(fastify), get('/api/user/pubkey', 'expect: wonders'));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { code: 200 }]);
  });
});

const GARBAGE = 'GET\0\r\n\r\n';

/** What is said on a connection until it is closed. */
async function saidOn(socket: Socket): Promise<string> {
  let said = '';
  for await (const part of socket) said += part;
  return said;
}

describe('API-2 bytes that are no HTTP are answered only where no other answer is due', () => {
  it('API-2 within an answer that is under way nothing else is said', async () => {
    const { fastify } = await testHall();
    const answer = new Readable({ read: () => undefined });
    fastify.get('/running', (_, reply) => reply.header('content-length', 10).send(answer));
    const socket = connect(await listening(fastify), '127.0.0.1').on('error', () => undefined);
    socket.write('GET /running HTTP/1.1\r\nhost: hall.test\r\n\r\n');
    answer.push('AAAAA');
    await once(socket, 'readable');
    socket.write(GARBAGE);
    expect((await saidOn(socket)).split('\r\n\r\n')).toEqual([expect.stringContaining('200 OK'), 'AAAAA']);
  });

  it('API-2 before the answer to a call nothing is said that could be taken for it', async () => {
    const { fastify } = await testHall();
    const made = gate<string>();
    fastify.get('/slow', () => made.passed);
    const socket = connect(await listening(fastify), '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /slow HTTP/1.1\r\nhost: hall.test\r\n\r\n${GARBAGE}`);
    expect(await saidOn(socket)).toBe('');
    made.open('late');
  });

  it('API-2 nothing is said of the body of a call that is answered', async () => {
    const { fastify } = await testHall();
    const socket = connect(await listening(fastify), '127.0.0.1').on('error', () => undefined);
    socket.write(`POST ${accountEndpoints.checkPassword.path} HTTP/1.1\r\nhost: hall.test\r\ntransfer-encoding: chunked\r\n\r\n`);
    await once(socket, 'readable');
    socket.write('zz\r\n');
    expect((await saidOn(socket)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
  });

  it('API-2 behind the answer to a call they are answered', async () => {
    const { fastify } = await testHall();
    const socket = connect(await listening(fastify), '127.0.0.1');
    socket.write('GET /api/user/pubkey HTTP/1.1\r\nhost: hall.test\r\n\r\n');
    await once(socket, 'readable');
    socket.write(GARBAGE);
    expect((await saidOn(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});
