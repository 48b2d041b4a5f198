import { api as calls } from '@hall/contract/api';
import type { Application } from '@hall/contract/applications';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { draftOf } from '../support/application-draft.ts';
import { left } from '../support/left.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const NEWEST = { page: 1, pageSize: 1 } as const;

/** The newest application that a demo account has made. */
async function newestOf(client: ApiClient): Promise<Application> {
  const { data } = await client.call(calls.applications.own, NEWEST);
  return left(data?.rows[0], 'no application was made');
}

/** The list whose newest row is the first; a part of what stands in the row. */
Then('the first row says {string}', '第一行提示{string}', async ({ page }, text: string) => {
  await expect(new ListPage(page).rows.first()).toContainText(text);
});

/** By who decides on it, beside this browser: the one that was submitted last. */
When(
  '{string} rejects the newest application elsewhere because of {string}',
  '{string}在别处驳回最新的申请，意见为{string}',
  async ({ api }, userName: string, comment: string) => {
    const { client } = await signedInClient(api, userName);
    const { data } = await client.call(calls.applications.approvals, { ...NEWEST, waits: true });
    const { number, version } = left(data?.rows[0], `no application waits for ${userName}`);
    expect((await client.call(calls.applications.decide, { number, version, decision: 'reject', comment })).code).toBe('200');
  },
);

/** By who made it, beside this browser; it can be edited. */
When(
  '{string} saves the newest application elsewhere with the reason {string}',
  '{string}在别处保存最新的申请，原因为{string}',
  async ({ api }, userName: string, reason: string) => {
    const { client } = await signedInClient(api, userName);
    const saved = await client.call(calls.applications.save, { ...draftOf(await newestOf(client)), reason });
    expect(saved.code).toBe('200');
  },
);
