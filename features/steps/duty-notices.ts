import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { left } from '../support/left.ts';
import { noticesOf } from '../support/notices.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { infoOf, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

async function mark(api: ApiClient, userName: string, read: boolean, ids: readonly string[]): Promise<void> {
  const { client } = await signedInClient(api, userName);
  for (const id of ids) expect((await client.call(calls.todos.changeState, { id, read })).code).toBe('200');
}

/** So many have to be unread at least. */
Given('{string} has read all notices but {int}', '{string}只剩{int}条公告未读', async ({ api }, userName: string, stay: number) => {
  const unread = (await noticesOf(api, userName)).filter(({ read }) => !read).map(({ id }) => id);
  expect(unread.length).toBeGreaterThanOrEqual(stay);
  await mark(api, userName, true, unread.slice(stay));
});

/** The first that has been read; `that notice` stays the one of a step before. */
When('one notice of {string} is unread again', '{string}有一条公告重新变为未读', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const first = (await noticesOf(api, userName)).find(({ read }) => read);
  await mark(api, userName, false, [left(first, `${userName} has read no notice`).id]);
});

/** In a dialog that cannot be closed; it is `that notice` from here on. */
Then('I am asked to read a notice', '系统要求我阅读公告', async ({ page, memory }) => {
  memory.notice = await new DutyDialog(page).noticeTitle();
});

/** Than the step before was about. */
Then('I am asked to read another notice', '系统要求我阅读另一条公告', async ({ page, memory }) => {
  const before = left(memory.notice, 'no step before was about a notice');
  await expect.poll(() => new DutyDialog(page).noticeTitle()).not.toBe(before);
  memory.notice = await new DutyDialog(page).noticeTitle();
});

/** In a dialog that can be closed, the only one; it is `that notice` from here on. */
Then('a notice pops up', '弹出一条公告', async ({ page, memory }) => {
  memory.notice = await new DutyDialog(page).poppedUp();
});

/** Than the step before was about. */
Then('another notice pops up', '弹出另一条公告', async ({ page, memory }) => {
  const before = left(memory.notice, 'no step before was about a notice');
  await expect.poll(() => new DutyDialog(page).poppedUp()).not.toBe(before);
});

/** Of what pops up, by its link. */
When('I go from the dialog to all notices', '我从对话框前往全部公告', ({ page }) => new DutyDialog(page).allNotices.click());

When('I confirm that I have read it', '我确认已阅读', async ({ page }) => {
  await new DutyDialog(page).read.click();
});

Then('the server knows that {string} has read every notice', '服务器记录{string}已阅读全部公告', async ({ api }, userName: string) => {
  const unread = async () => {
    const { businessNoticeCount, formNoticeCount } = await infoOf(api, userName);
    return businessNoticeCount + formNoticeCount;
  };
  await expect.poll(unread).toBe(0);
});
