import { api as calls } from '@hall/contract/api';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from './api-client.ts';
import { signedInClient } from './person.ts';

declare global {
  interface Window {
    hallLeft?: Promise<void>;
  }
}

/** Closes a page as a person does. */
export async function closePage(page: Page): Promise<void> {
  // A close is told from a reload by the few milliseconds that it takes; on a busy machine it takes more.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
}

/** Does something that makes another page of the session go away, and waits until a page knows of it. */
export async function untilLeft(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate((channel) => {
    window.hallLeft = new Promise((resolve) => {
      new BroadcastChannel(channel).addEventListener('message', ({ data }) => data.kind === 'gone' && resolve());
    });
  }, `${STORAGE_PREFIX}session`);
  await act();
  await page.evaluate(() => window.hallLeft);
}

/** Closes the last page of a session, and waits until the server knows of it. */
export async function closeLastPage(page: Page, api: ApiClient): Promise<void> {
  // What a page sends last is not reported by the browser, and asking for the person would keep the session.
  const { client } = await signedInClient(api, 'secauditor');
  const signOuts = async () => (await client.call(calls.logs.operations, { page: 1, pageSize: 1, text: '退出登录' })).data?.total;
  const before = (await signOuts()) ?? 0;
  await closePage(page);
  await expect.poll(signOuts).toBe(before + 1);
}
