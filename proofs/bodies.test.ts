import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { passwordOf } from '../features/support/person.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const TIMES = size(10, 500);
/** For all kinds together; a bound against hanging. */
const LONGEST_MS = size(300_000, 1_200_000);

const fields = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":1`).join();

/** Bodies that cost far more to read than to send, each as long as the longest that any call takes, or longer. */
const BODIES = {
  deep: '['.repeat(1_000_000),
  'deep and closed': `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  wide: `{${fields(70_000)}}`,
  long: JSON.stringify('x'.repeat(1_000_000)),
  'full of escapes': `"${'\\u0041'.repeat(160_000)}"`,
  'of nothing but rows': `{"a":[${'{},'.repeat(300_000)}{}]}`,
  'of nothing but numbers': `{"a":[${'1,'.repeat(450_000)}1]}`,
  'wide within': `{"a":[${`{${fields(700)}},`.repeat(100)}{}]}`,
  'long in a name': `{"${'k'.repeat(1_000_000)}":1}`,
  'suspect to its reader': `{"a":[${'{},'.repeat(300_000)}{}],"constructor":{"a":1}}`,
} as const;

/** Heads as long as any may be: 16 kB. */
const LONG = 15_000;
const HEADS: Readonly<Record<string, RequestInit & { query?: string }>> = {
  parameters: { query: `?${'a&'.repeat(LONG / 2)}` },
  'different parameters': { query: `?${Array.from({ length: LONG / 6 }, (_, index) => `k${index}`).join('&')}` },
  headers: { headers: Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x-${index}`, '1'])) },
  cookies: { headers: { cookie: 'a=1; '.repeat(LONG / 5) } },
};

// One server for all kinds: to start one takes longer than what it is sent of a kind.
it(
  'SEC-4 API-2 a body that costs far more to read than to send is refused, of whatever kind, and who calls meanwhile is served',
  async () => {
    const server = await attackedServer(await attackedDatabase());
    const staff = await server.signedIn('staff');
    const { session } = await new ApiClient(server.url).signedIn('secauditor', passwordOf('secauditor'));
    const send = async (body: string, path: string, authorization: string) =>
      (await fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization }, body })).status;
    for (const [kind, body] of Object.entries(BODIES)) {
      const served = await beside(staff, async () => {
        const answers = new Set<number>();
        for (let time = 0; time < TIMES; time++) {
          answers.add(await send(body, api.session.signIn.path, ''));
          answers.add(await send(body, api.logs.operations.path, `Bearer ${session.token}`));
        }
        return answers;
      });
      for (const status of served.answer) expect([200, 413], `a body that is ${kind}`).toContain(status);
      expectServed(served, `beside a body that is ${kind}`);
    }
  },
  LONGEST_MS,
);

it(
  'SEC-4 API-2 a head of as much as fits is answered, of whatever kind, and who calls meanwhile is served',
  async () => {
    const server = await attackedServer(await attackedDatabase());
    const staff = await server.signedIn('staff');
    for (const [kind, { query = '', ...init }] of Object.entries(HEADS)) {
      const served = await beside(staff, async () => {
        const answers = new Set<number>();
        for (let time = 0; time < 2 * TIMES; time++)
          answers.add((await fetch(`${server.url}${api.session.sealingKey.path}${query}`, init)).status);
        return answers;
      });
      expect([...served.answer], `a head of as many ${kind} as fit`).toEqual([200]);
      expectServed(served, `beside a head of ${kind}`);
    }
  },
  LONGEST_MS,
);
