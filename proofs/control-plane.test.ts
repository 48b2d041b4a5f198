import { expect, it } from 'vitest';
import { send } from '../docker/support/http.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';

const OURS = { 'x-mock-control': '1' };

it('SEC-2 SEC-4 a page that a developer visits neither resets the data nor reads a code', async () => {
  const { url } = await attackedServer(await attackedDatabase(), { DEMO_DATA: '1', MOCK_CONTROL: '1', TRUST_PROXY: 'loopback' });
  const { host } = new URL(url);
  const waysIn: Record<string, string>[] = [
    { origin: 'https://evil.test', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    { ...OURS, origin: 'https://evil.test' },
    { ...OURS, origin: `http://localhost:3000` },
    { ...OURS, host: host.replace('localhost', 'evil.test') },
    { ...OURS, host: host.replace('localhost', '127.0.0.1.evil.test') },
    { ...OURS, host: host.replace('localhost', 'evil.test'), 'x-forwarded-host': host },
  ];
  for (const headers of waysIn) {
    for (const [path, body] of [
      ['reset', '{}'],
      ['clock', '{"advance":1}'],
      ['parameters', '{}'],
      ['outbox'],
      ['verifications'],
      ['clock'],
    ])
      expect([headers, path, (await send(`${url}/mock/${path}`, { headers, ...(body && { body }) })).status]).toEqual([headers, path, 404]);
    // What a browser asks before it sends a header of ours.
    const asked = {
      origin: 'https://evil.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-mock-control',
    };
    const answer = await fetch(`${url}/mock/reset`, { method: 'OPTIONS', headers: asked });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await send(`${url}/mock/clock`, { headers: OURS })).status).toBe(200);
});
