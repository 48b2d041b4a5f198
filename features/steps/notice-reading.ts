import { stat } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { languageOf } from '../support/language.ts';
import { noticesOf } from '../support/notices.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Then, When } from '../support/test.ts';

/** In the list of notices, which has to be open. */
When('I read the first unread notice', '我阅读第一条未读公告', async ({ page, traffic, memory }) => {
  const list = new NoticesPage(page);
  const before = traffic.answered(calls.todos.changeState);
  memory.notice = await list.open(list.unread.first());
  // The next step may leave the page, which would take the call with it.
  await expect.poll(() => traffic.answered(calls.todos.changeState)).toBe(before + 1);
});

/** As above. */
When('I read the first notice', '我阅读第一条公告', async ({ page, memory }) => {
  const list = new NoticesPage(page);
  memory.notice = await list.open(list.rows.first());
});

When('I close the dialog', '我关闭对话框', async ({ page }) => {
  const { dialog } = new NoticesPage(page);
  await dialog
    .getByRole('button', { name: /^(关闭|Close)$/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
});

/** Of a notice meant for `staff`, as the server has it. */
Then('its dialog shows its title and its content', '对话框显示它的标题和内容', async ({ page, api, memory }) => {
  const { dialog } = new NoticesPage(page);
  const notice = (await noticesOf(api, 'staff')).find(({ title, titleEn }) => [title, titleEn].includes(memory.notice ?? ''));
  const content = memory.notice === notice?.titleEn ? notice?.contentEn : notice?.content;
  const [firstWords = ''] = (content ?? '')
    .replace(/<[^>]*>/g, '\n')
    .trim()
    .split('\n');
  expect(firstWords).not.toBe('');
  await expect(dialog).toContainText(memory.notice ?? '');
  await expect(dialog.getByRole('article')).toContainText(firstWords);
});

/** Looks for it in the list of notices, and leads there. */
Then('that notice is read', '该公告已读', async ({ page, memory }) => {
  await expect(await new NoticesPage(page).find(memory.notice ?? '')).toContainText(/^(已读|Read)/);
});

/** As above. */
Then('that notice is unread', '该公告未读', async ({ page, memory }) => {
  await expect(await new NoticesPage(page).find(memory.notice ?? '')).toContainText(/^(未读|Unread)/);
});

/** As `staff`; leads to the list of notices. */
When('I read a notice with an attachment', '我阅读带附件的公告', async ({ page, api, memory }) => {
  const notice = (await noticesOf(api, 'staff')).find(({ attachments }) => attachments.length > 0);
  if (!notice) throw new Error('no notice for staff has an attachment');
  memory.attachment = notice.attachments[0];
  const { title, titleEn = title } = notice;
  const list = new NoticesPage(page);
  await list.open(await list.find((await languageOf(page)) === 'en' ? titleEn : title));
});

When('I download its attachment', '我下载附件', async ({ page, memory }) => {
  const waiting = page.waitForEvent('download');
  await new NoticesPage(page).dialog.getByRole('button', { name: memory.attachment?.name ?? '' }).click();
  memory.download = await waiting;
});

Then('the file has the name and the size that the notice says', '文件的名称和大小与公告一致', async ({ memory }) => {
  const { download, attachment } = memory;
  expect(download?.suggestedFilename()).toBe(attachment?.name);
  expect((await stat((await download?.path()) ?? '')).size).toBe(attachment?.size);
});
