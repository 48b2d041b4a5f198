import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import type { Page } from '@playwright/test';

/** The keys that the browser stores for the site of a page, in local and session storage. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** What local storage has under one of our keys. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE_PREFIX + key);

/** The token of the session that the browser stores; none when nobody is signed in or no page is open yet. */
export async function storedToken(page: Page): Promise<string | undefined> {
  if (page.url() === 'about:blank') return undefined;
  const session = await stored(page, 'session');
  return session === null ? undefined : (JSON.parse(session) as { token: string }).token;
}
