import type { UserInfo } from '@hall/contract/account';
import { api } from '@hall/contract/api';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import type { SignedIn } from '@hall/contract/session';
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import type { BrowserContext, Page } from '@playwright/test';
import type { ApiClient } from './api-client.ts';
import { storedToken } from './storage.ts';

/** @throws Error that lists the demo accounts there are */
export function passwordOf(userName: string): string {
  const account = DEMO_ACCOUNTS.find((entry) => entry.userName === userName);
  if (!account)
    throw new Error(`There is no demo account "${userName}"; there are: ${DEMO_ACCOUNTS.map((one) => one.userName).join(', ')}`);
  return account.password;
}

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

/** Gives the browser a session that was opened beside it, as signing in would. */
export async function storeSession(context: BrowserContext, origin: string, session: SignedIn): Promise<void> {
  const { token, userId, userName, casLogin } = session;
  const value = JSON.stringify({ id: 'opened-by-the-scenario', token, userId, userName, casLogin: casLogin === 'true' });
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: `${STORAGE_PREFIX}session`, value }] }] });
}
