import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { makePeople } from '../mock-server/src/testing/people.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { signInOnce } from './support/sign-in.ts';
import { size } from './support/size.ts';

const MINUTE_MS = 60_000;

it('SEC-4 people who arrive together behind one address get in, and who is there is served', async () => {
  const people: string[] = [];
  const server = await attackedServer(
    await attackedDatabase(async (database) => people.push(...(await makePeople(database, size(100, 500))))),
  );
  const door = new ApiClient(server.url);
  const began = performance.now();
  const served = await beside(await server.signedIn('staff'), () =>
    Promise.all(people.map(async (userName) => (await signInOnce(door, userName)).code)),
  );
  expect(new Set(served.answer)).toEqual(new Set(['200']));
  expect(performance.now() - began).toBeLessThan(size(Number.POSITIVE_INFINITY, MINUTE_MS));
  expectServed(served);
});
