import type { UserInfo } from '@hall/contract/account';
import { api } from '@hall/contract/api';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import type { SignedIn } from '@hall/contract/session';
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import { PEOPLE, type SeedPerson } from '@hall/database/seed/people';
import type { BrowserContext, Page } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import type { Hall } from './hall.ts';
import { named } from './named.ts';
import { storedToken } from './storage.ts';

const ACCOUNTS = Object.fromEntries(DEMO_ACCOUNTS.map((account) => [account.userName, account]));
const DEMO_PEOPLE = Object.fromEntries(PEOPLE.filter(({ userName }) => userName in ACCOUNTS).map((person) => [person.userName, person]));

/** @throws Error that lists the demo accounts when there is none of that name */
export const passwordOf = (userName: string): string => named('demo account', userName, ACCOUNTS).password;

/**
 * A demo account's person as seeded, without signing in: that would end other sessions of the person where only one may be.
 * @throws Error that lists the demo accounts when there is none of that name
 */
export const seededPerson = (userName: string): SeedPerson => named('demo account', userName, DEMO_PEOPLE);

/** A client of the API that a demo account has signed in with. */
export const signedInClient = (api: ApiClient, userName: string) => api.signedIn(userName, passwordOf(userName));

export async function infoOf(anyone: ApiClient, userName: string): Promise<UserInfo> {
  const { client } = await signedInClient(anyone, userName);
  const { data } = await client.call(api.account.me);
  if (!data) throw new Error(`${userName} has no user info`);
  return data;
}

/** The sign-in name of whom the page is signed in as. */
export async function signedInUser(anyone: ApiClient, page: Page): Promise<string> {
  const token = await storedToken(page);
  const { data } = token ? await anyone.withToken(token).call(api.account.me) : {};
  if (!data?.userName) throw new Error('nobody is signed in');
  return data.userName;
}

/** The id under which the page keeps a session that was opened beside it. */
export const SESSION_ID = 'opened-by-the-scenario';

/** Gives the browser a session that was opened beside it, as signing in would. */
export async function storeSession(context: BrowserContext, origin: string, session: SignedIn): Promise<void> {
  const { token, userId, userName, casLogin } = session;
  const value = JSON.stringify({ id: SESSION_ID, token, userId, userName, casLogin: casLogin === 'true' });
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: `${STORAGE_PREFIX}session`, value }] }] });
}

/** The API as the person whom the browser is signed in as. */
export async function clientOfBrowser(page: Page, hall: Hall): Promise<ApiClient> {
  const token = await storedToken(page);
  if (!token) throw new Error('Nobody is signed in');
  return new ApiClient(hall.url, token);
}
