import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { passwordOf } from '../features/support/person.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const TIMES = size(10, 500);

/** Bodies that cost far more to read than to send, each as long as the longest that any call takes, or longer. */
const BODIES = {
  deep: '['.repeat(1_000_000),
  'deep and closed': `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  wide: `{${Array.from({ length: 70_000 }, (_, index) => `"k${index}":1`).join()}}`,
  long: JSON.stringify('x'.repeat(1_000_000)),
  'full of escapes': `"${'\\u0041'.repeat(160_000)}"`,
} as const;

it.each(Object.entries(BODIES))('SEC-4 API-2 a body that is %s is refused, and who calls meanwhile is served', async (_, body) => {
  const server = await attackedServer(await attackedDatabase());
  const staff = await server.signedIn('staff');
  const { session } = await new ApiClient(server.url).signedIn('secauditor', passwordOf('secauditor'));
  const send = async (path: string, authorization: string) =>
    (await fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization }, body })).status;
  const served = await beside(staff, async () => {
    const answers = new Set<number>();
    for (let time = 0; time < TIMES; time++) {
      answers.add(await send(api.session.signIn.path, ''));
      answers.add(await send(api.logs.operations.path, `Bearer ${session.token}`));
    }
    return answers;
  });
  for (const status of served.answer) expect([200, 413]).toContain(status);
  expectServed(served, TIMES);
});
