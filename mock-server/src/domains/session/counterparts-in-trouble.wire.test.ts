import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Counterparts } from '../../core/counterparts.ts';
import { startDirectory } from '../../linked-systems/directory/server.ts';
import { PASSWORD, testHall } from '../../testing/test-hall.ts';

const BIND_PASSWORD = 'of-the-operator-1';

/** A hall with these counterparts, and the warnings that its log holds. */
async function watched(counterparts: Partial<Counterparts>) {
  const lines: string[] = [];
  const hall = await testHall({ counterparts, logLevel: 'warn', logTo: { write: (line) => lines.push(line) } });
  const warnings = () => lines.map((line) => JSON.parse(line) as { msg: string; said: string; url?: string });
  return { hall, warnings, text: () => lines.join('') };
}

async function casThatAnswers(status: number, xml: string) {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': 'application/xml' }).end(xml));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return watched({ cas: () => ({ browser: 'http://cas.test/cas', server: `http://127.0.0.1:${port}/cas` }) });
}

const refusal = (code: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="${code}">no</cas:authenticationFailure></cas:serviceResponse>`;

describe('OPS-2 the server’s log tells what a counterpart said', () => {
  it('AUTH-4 OPS-2 of a directory that nobody reaches', async () => {
    const { hall, warnings } = await watched({});
    expect((await hall.trySignIn('staff', PASSWORD, '10.1.1.1', 'ad')).code).toBe(500);
    expect(warnings()).toEqual([
      expect.objectContaining({ msg: 'the directory failed', url: 'ldap://127.0.0.1:1', said: expect.stringContaining('ECONNREFUSED') }),
    ]);
  });

  it('AUTH-4 OPS-2 of a directory that refuses the hall itself, without a password of anybody', async () => {
    const embedded = await startDirectory((await testHall()).services);
    onTestFinished(() => embedded.close());
    const directory = () => ({ ...embedded.settings, bindDn: 'cn=hall,dc=test', bindPassword: BIND_PASSWORD });
    const { hall, warnings, text } = await watched({ directory });
    expect((await hall.trySignIn('staff', PASSWORD, '10.1.1.1', 'ad')).code).toBe(500);
    expect(warnings()).toEqual([expect.objectContaining({ msg: 'the directory failed', said: expect.stringMatching(/credentials/i) })]);
    for (const secret of [PASSWORD, BIND_PASSWORD]) expect(text()).not.toContain(secret);
  });

  it('AUTH-4 OPS-2 says nothing of somebody who types a wrong password', async () => {
    const embedded = await startDirectory((await testHall()).services);
    onTestFinished(() => embedded.close());
    const { hall, warnings } = await watched({ directory: () => embedded.settings });
    expect((await hall.trySignIn('staff', 'wrong password', '10.1.1.1', 'ad')).code).toBe(402);
    expect(warnings()).toEqual([]);
  });

  it.each([
    [503, '', 'the central sign-on failed', 'the central sign-on answered 503'],
    [200, 'yes\nstaff\n', 'the central sign-on failed', expect.any(String)],
    [200, refusal('INVALID_SERVICE'), 'the central sign-on refused a ticket', 'INVALID_SERVICE'],
  ])('AUTH-5 OPS-2 of a central sign-on that answers %i %j, and not the ticket', async (status, xml, msg, said) => {
    const { hall, warnings, text } = await casThatAnswers(status, xml);
    await hall.send('GET', '/api/logcas/caslogintoken?cas=ST-of-somebody');
    expect(warnings()).toEqual([expect.objectContaining({ msg, said })]);
    expect(text()).not.toContain('ST-of-somebody');
  });

  it('AUTH-5 OPS-2 says nothing of a ticket that is none', async () => {
    const { hall, warnings } = await casThatAnswers(200, refusal('INVALID_TICKET'));
    await hall.send('GET', '/api/logcas/caslogintoken?cas=ST-of-somebody');
    expect(warnings()).toEqual([]);
  });
});
