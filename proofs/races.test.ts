import { api } from '@hall/contract/api';
import { DEMO_PASSWORD } from '@hall/database/demo-accounts';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { makePeople } from '../mock-server/src/testing/people.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { signInOnce } from './support/sign-in.ts';
import { size } from './support/size.ts';

const ROUNDS = size(6, 20);
/** Sign-ins that are on their way at any moment while the password changes. */
const ON_THEIR_WAY = 4;

/** The token of a sign-in; empty where it was refused. */
const tokenOf = async (door: ApiClient, userName: string): Promise<string> => (await signInOnce(door, userName)).data?.token ?? '';

it('SEC-4 AUTH-8 no session outlives the password that opened it, whenever it was asked for', async () => {
  const people: string[] = [];
  const server = await attackedServer(await attackedDatabase(async (database) => people.push(...(await makePeople(database, ROUNDS)))));
  const anyone = new ApiClient(server.url);
  for (const userName of people) {
    const { client } = await anyone.signedIn(userName, DEMO_PASSWORD);
    const [oldPassword, newPassword] = [await anyone.sealed(DEMO_PASSWORD), await anyone.sealed('Another@2026')];
    let changed = false;
    const tokens = [await tokenOf(anyone, userName)];
    const goOn = async () => {
      while (!changed) tokens.push(await tokenOf(anyone, userName));
    };
    const change = client.call(api.account.changePassword, { oldPassword, newPassword }).finally(() => {
      changed = true;
    });
    await Promise.all(Array.from({ length: ON_THEIR_WAY }, goOn));
    expect((await change).code).toBe('200');
    expect(tokens[0]).not.toBe('');
    for (const token of tokens) if (token) expect((await new ApiClient(server.url, token).call(api.account.me)).code).toBe('401');
  }
});
