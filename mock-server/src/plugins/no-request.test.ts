import { describe, expect, it } from 'vitest';
import { linkedSystems } from '../linked-systems/server.ts';
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
