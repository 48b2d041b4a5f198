import { stat } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { languageOf } from '../support/language.ts';
import { nextDownload } from '../support/next-download.ts';
import { noticesOf } from '../support/notices.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { signedInUser } from '../support/person.ts';
import { Then, When } from '../support/test.ts';
import type { Traffic } from '../support/traffic.ts';

/** Opens the notice of a row. @returns its title */
async function read(page: Page, traffic: Traffic, row: Locator): Promise<string> {
  const before = traffic.answered(calls.todos.changeState);
  const unread = /^\s*(未读|Unread)/.test(await row.innerText());
  const title = await new NoticesPage(page).open(row);
  // The next step may leave the page, which would take the call with it.
  if (unread) await expect.poll(() => traffic.answered(calls.todos.changeState)).toBe(before + 1);
  return title;
}

/** The title of the notice that the scenario reads. */
function titleOf({ notice }: { notice?: string }): string {
  if (!notice) throw new Error('no notice has been read');
  return notice;
}

/** In the list of notices, which has to be open. */
When('I read the first unread notice', '我阅读第一条未读公告', async ({ page, traffic, memory }) => {
  memory.notice = await read(page, traffic, new NoticesPage(page).unread.first());
});

/** As above. */
When('I read the first notice', '我阅读第一条公告', async ({ page, traffic, memory }) => {
  memory.notice = await read(page, traffic, new NoticesPage(page).rows.first());
});

/** The texts that stand in HTML, one for each place; runs in the browser. */
function textsIn(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent?.trim() ?? '');
  return texts.filter(Boolean);
}

/** As the server has them, of the notice that was read. */
Then('its dialog shows its title and its content', '对话框显示它的标题和内容', async ({ page, api, memory }) => {
  const { dialog } = new NoticesPage(page);
  const shown = titleOf(memory);
  const notice = (await noticesOf(api, await signedInUser(api, page))).find(({ title, titleEn }) => [title, titleEn].includes(shown));
  const texts = await page.evaluate(textsIn, (shown === notice?.titleEn ? notice?.contentEn : notice?.content) ?? '');
  expect(texts).not.toEqual([]);
  await expect(dialog).toContainText(shown);
  for (const text of texts) await expect(dialog.getByRole('article')).toContainText(text);
});

/** The one that was read last: looks for it in the list of notices, and leads there. */
Then('that notice is read', '该公告已读', async ({ page, memory }) => {
  await expect((await new NoticesPage(page).find(titleOf(memory))).getByText(either('已读', 'Read'))).toBeVisible();
});

/** As above. */
Then('that notice is unread', '该公告未读', async ({ page, memory }) => {
  await expect((await new NoticesPage(page).find(titleOf(memory))).getByText(either('未读', 'Unread'))).toBeVisible();
});

/** The first one meant for who is signed in; leads to the list of notices. */
When('I read a notice with an attachment', '我阅读带附件的公告', async ({ page, traffic, api, memory }) => {
  const userName = await signedInUser(api, page);
  const notice = (await noticesOf(api, userName)).find(({ attachments }) => attachments.length > 0);
  if (!notice) throw new Error(`no notice for ${userName} has an attachment`);
  memory.attachment = notice.attachments[0];
  const { title, titleEn = title } = notice;
  const row = await new NoticesPage(page).find((await languageOf(page)) === 'en' ? titleEn : title);
  memory.notice = await read(page, traffic, row);
});

/** The first one, after the step above. */
When('I download its attachment', '我下载附件', async ({ page, memory }) => {
  if (!memory.attachment) throw new Error('no notice with an attachment has been read');
  const waiting = nextDownload(page);
  await new NoticesPage(page).dialog.getByRole('button', { name: memory.attachment.name }).click();
  memory.download = await waiting;
});

/** After `I download its attachment`. */
Then('the file has the name and the size that the notice says', '文件的名称和大小与公告一致', async ({ memory }) => {
  const { download, attachment } = memory;
  expect(download?.suggestedFilename()).toBe(attachment?.name);
  expect((await stat((await download?.path()) ?? '')).size).toBe(attachment?.size);
});
