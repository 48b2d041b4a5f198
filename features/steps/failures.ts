import { expect, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { FunctionsCard } from '../support/pages/functions-card.ts';
import { Shell } from '../support/pages/shell.ts';
import { stored } from '../support/storage.ts';
import { Then, When } from '../support/test.ts';
import { shownToasts } from '../support/toasts.ts';

/** The page's own time. */
const now = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** `{string}` is the whole text of a message that comes up and goes by itself. */
Then('a toast says {string}', '提示条显示{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
});

/** As above, by a part of the text: the rest of it is a number. */
Then('a toast tells {string}', '提示条含{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('status').getByText(text)).toBeVisible();
});

/** None any more, or none yet. */
Then('no toast is there', '没有提示条', async ({ page }) => {
  await expect(page.locator('.hall-toast')).toHaveCount(0);
});

/** Neither a message that came up meanwhile, though it is gone, nor one that stands on the page. */
Then('no failure is shown', '没有显示出错提示', async ({ page }) => {
  // Looked at once: a toast that was there and has gone by itself is a failure that was shown.
  expect(await shownToasts(page)).toEqual([]);
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
});

/** Since the page was loaded. */
Then('{int} toast(s) was/were shown', '共显示过{int}条提示', async ({ page }, count: number) => {
  await expect.poll(async () => (await shownToasts(page)).length).toBe(count);
});

/** On the home page, by the names of the functions. */
When('{string} and {string} are starred at once', '同时收藏{string}和{string}', async ({ page }, first: string, second: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  // However long two clicks take, to the page they are one moment.
  await page.clock.setFixedTime(await now(page));
  await card.star(first).click();
  await card.star(second).click();
});

When('more than a second passes in the browser', '浏览器中过去一秒多', async ({ page, traffic }) => {
  await traffic.rest();
  await page.clock.setFixedTime((await now(page)) + 1_100);
});

Then('the browser stored when it failed', '浏览器记下了出错时间', async ({ page }) => {
  const at = Number(await stored(page, 'failedAt'));
  expect(Date.now() - at).toBeLessThan(60_000);
});

const retry = either('重试', 'Try again');

Then('an error panel offers to try again', '显示出错面板并可以重试', async ({ page }) => {
  await expect(page.getByRole('alert').getByRole('button', { name: retry })).toBeVisible();
});

/** The whole of what the one panel says; no message has come up beside it. */
Then('an error panel says {string} and nothing else does', '出错面板显示{string}，别处没有提示', async ({ page }, text: string) => {
  await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  expect(await shownToasts(page)).toEqual([]);
});

Then('an error panel offers to try again inside the shell', '在框架内显示出错面板并可以重试', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('alert').getByRole('button', { name: retry })).toBeVisible();
  await expect(new Shell(page).menu).toBeVisible();
});

/** By the button of the one error panel there is. */
When('I try again', '我点击重试', async ({ page }) => {
  await page.getByRole('alert').getByRole('button', { name: retry }).click();
});
