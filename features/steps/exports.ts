import { readFile } from 'node:fs/promises';
import { exportsEndpoints } from '@hall/contract/exports';
import { append } from '@hall/database/append';
import { expect, type Locator, type Page } from '@playwright/test';
import { buttonEither, either } from '../support/either.ts';
import { nextDownload } from '../support/next-download.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Given, Then, When } from '../support/test.ts';

/** All of failed attempts to sign in, a second after another; with a hall of this process (`@in-process`). */
Given(
  'the sign-in log has {int} entries of {string}',
  '登录日志中有{int}条{string}的记录',
  async ({ hall }, count: number, userName: string) => {
    if (!hall.services) throw new Error('this hall runs elsewhere');
    const { database, clock } = hall.services;
    const now = clock.now().getTime();
    const entry = { userName, address: '10.9.9.9', browser: 'a browser', way: 'password', result: '402', rule: 'credentials' };
    const rows = Array.from({ length: count }, (_, index) => ({ ...entry, at: new Date(now - (count - index) * 1000) }));
    await database.unitOfWork((tx) => append(tx, 'SignInRecord', rows));
  },
);

const chosen = async (page: Page, choice: RegExp) => {
  await new ListPage(page).main.getByRole('button', { name: buttonEither('导出', 'Export') }).click();
  return page.getByRole('menuitem', { name: choice });
};

/** Until the server has taken it on. */
When('I begin to export all rows', '我开始导出全部', async ({ page }) => {
  const choice = await chosen(page, either('导出全部', 'Export all'));
  await new ListPage(page).answered(exportsEndpoints.begin, () => choice.click());
});

When('I export all rows as a PDF', '我导出全部为PDF', async ({ page, memory }) => {
  const choice = await chosen(page, either('导出全部为 PDF', 'Export all as PDF'));
  const waiting = nextDownload(page);
  await choice.click();
  memory.download = await waiting;
});

Then('I get the PDF {string}', '我得到PDF文件{string}', async ({ memory }, name: string) => {
  expect(memory.download?.suggestedFilename()).toBe(name);
  const content = await readFile((await memory.download?.path()) ?? '');
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

const rowOf = (page: Page, title: string): Locator => new ListPage(page).rowsWith(title);

/** In “My exports” (我的导出). */
Then(
  'the export {string} is {string} with {string} rows',
  '导出{string}的状态为{string}，共{string}行',
  async ({ page }, title: string, state: string, rows: string) => {
    const row = rowOf(page, title);
    await expect(row.getByRole('cell', { name: state, exact: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: rows, exact: true })).toBeVisible();
  },
);

When('I download the export {string}', '我下载导出{string}', async ({ page, memory }, title: string) => {
  const waiting = nextDownload(page);
  await rowOf(page, title)
    .getByRole('button', { name: buttonEither('下载', 'Download') })
    .click();
  memory.download = await waiting;
});

When('I delete the export {string} and confirm', '我删除导出{string}并确认', async ({ page }, title: string) => {
  await rowOf(page, title)
    .getByRole('button', { name: buttonEither('删除', 'Delete') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: buttonEither('删除', 'Delete') })
    .click();
});
