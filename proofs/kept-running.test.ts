import { once } from 'node:events';
import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { attackedDatabase, attackedServer } from './support/server.ts';

/** Into the server: a promise that nobody awaits fails, and whoever is still there after that says so. */
const FAILS = `process.on('SIGUSR2', () => {
  Promise.reject(new Error('a failure of the attack'));
  setImmediate(() => console.log('still there'));
})`;

it('SEC-4 a rejection that nobody awaits ends nothing', async () => {
  const node = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAILS)}` };
  const server = await attackedServer(await attackedDatabase(), node);
  const person = await server.signedIn('staff');
  const { process: child } = server;
  const said = Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), once(child, 'exit')]);
  child.kill('SIGUSR2');
  expect(String((await said)[0])).toBe('still there\n');
  expect((await person.call(api.account.me)).code).toBe('200');
});
