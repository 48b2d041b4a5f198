import { describe, expect, it } from 'vitest';
import { listening, sendRaw } from '../testing/raw-http.ts';
import { testHall } from '../testing/test-hall.ts';
import { linkedSystems } from './server.ts';

const request = (method: string, address: string, ...headers: string[]): string =>
  [`${method} ${address} HTTP/1.1`, 'host: hall.test', 'connection: close', ...headers, '', ''].join('\r\n');

const post = (address: string, type: string, length: number): string =>
  request('POST', address, `content-type: ${type}`, `content-length: ${length}`);

describe('API-2 the linked systems answer with a page in both languages', () => {
  it.each([
    ['an address that does not exist', request('GET', '/reimbursement/none'), 404],
    ['their root', request('GET', '/'), 404],
    ['a method that no page has', request('PUT', '/cas/login'), 404],
    ['a call of the hall', request('GET', '/api/user/pubkey'), 404],
    ['a method without a media type', request('QUERY', '/cas/login'), 400],
    ['a form of another media type', post('/cas/login', 'text/xml', 0), 415],
    ['a form that is too large', post('/cas/login', 'application/x-www-form-urlencoded', 50_000), 413],
    ['a decision in JSON', `${post('/reimbursement/decide', 'application/json', 2)}{}`, 415],
    ['a sign-in in JSON', `${post('/cas/login', 'application/json', 8)}{"lt":5}`, 415],
    ['another sign-in in JSON', `${post('/authentication/login', 'application/json', 8)}{"lt":5}`, 415],
    ['a form as plain text', `${post('/authentication/login', 'text/plain', 4)}lt=x`, 415],
    ['a form without a media type', `${request('POST', '/cas/login', 'content-length: 4')}lt=x`, 415],
  ])('API-2 %s', async (_, bytes, status) => {
    const { services } = await testHall();
    const linked = linkedSystems(services, { logLevel: 'silent' });
    const answer = await sendRaw(await listening(linked), bytes).finally(() => linked.close());
    expect(answer).toMatchObject({ status, head: expect.stringContaining('text/html') });
    expect(answer.head).toMatch(/content-security-policy: default-src 'none'/);
    expect(answer.body).toMatch(/<p class="notice">\p{Script=Han}.*<small lang="en">\w/u);
  });

  it('API-2 a failure of theirs', async () => {
    const { services } = await testHall();
    const linked = linkedSystems(services, { logLevel: 'silent' });
    linked.get('/broken', () => {
      throw new Error('broken');
    });
    const answer = await linked.inject({ url: '/broken' }).finally(() => linked.close());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  });
});
