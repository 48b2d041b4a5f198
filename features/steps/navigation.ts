import { expect } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { inEnglish } from '../support/language.ts';
import { Shell } from '../support/pages/shell.ts';
import { infoOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const PANELS: Readonly<Record<string, RegExp>> = {
  'not found': either('页面不存在', 'Page not found'),
  页面不存在: either('页面不存在', 'Page not found'),
  'no permission': either('没有访问权限', 'No permission'),
  没有访问权限: either('没有访问权限', 'No permission'),
};
const panel = (name: string): RegExp => PANELS[name] ?? either(name, name);

/** From the next page that is loaded on. */
Given('I use the interface in English', '我使用英文界面', async ({ context }) => {
  await inEnglish(context);
});

// Another document takes calls that are under way with it, and what they were to keep.

/** An address, such as `/tzgg`, as if typed into the browser. */
When('I open {string}', '我打开{string}', async ({ page, address, traffic }, path: string) => {
  await traffic.rest();
  await page.goto(address.origin + path);
});

/** An address, as with `I open`, and waits until the browser is there; the page may add to it what it asks for at first. */
Given('I have opened the page {string}', '我已打开页面{string}', async ({ page, address }, path: string) => {
  await page.goto(address.origin + path);
  await expect(page).toHaveURL(new RegExp(`^${escaped(address.origin + path)}`));
});

When('I reload the page', '我刷新页面', async ({ page, traffic }) => {
  await traffic.rest();
  await page.reload();
});

When('I go back in the browser', '我在浏览器中后退', async ({ page }) => {
  await page.goBack();
});

When('I go forward in the browser', '我在浏览器中前进', async ({ page }) => {
  await page.goForward();
});

/** By the link of a page that is not found or may not be seen. */
When('I follow its way home', '我点击返回首页', async ({ page }) => {
  await page.getByRole('link', { name: either('返回首页', 'Go to the home page') }).click();
});

Then('I am on the home page', '我在首页', async ({ page }) => {
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: either('通知公告', 'Notices') })).toBeVisible();
});

Then('the home page greets {string} by name', '首页以姓名问候{string}', async ({ page, api }, userName: string) => {
  const { name, nameEn = name } = await infoOf(api, userName);
  await expect(page.getByRole('heading', { name: new RegExp(`${name}|${nameEn}`) })).toBeVisible();
});

/** By its heading, also `not found` or `no permission` (页面不存在, 没有访问权限). */
Then('the page {string} is shown inside the shell', '在框架内显示页面{string}', async ({ page }, name: string) => {
  await expect(page.getByRole('main').getByRole('heading', { name: panel(name) })).toBeVisible();
  await expect(new Shell(page).menu).toBeVisible();
});

/** As above. */
Then('the page {string} is shown by itself', '单独显示页面{string}', async ({ page }, name: string) => {
  await expect(page.getByRole('heading', { name: panel(name) })).toBeVisible();
  await expect(new Shell(page).menu).toHaveCount(0);
});

/** `{string}` is the whole text of one part of the page below the header (a heading, a line, a button), letter by letter; text that is hidden does not count. It has to be there once: the title of a page is on its tab too, so ask for it by `the page {string} is shown inside the shell`. */
Then('the page says {string}', '页面提示{string}', ({ page }, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible(),
);

/** The whole address behind the host, with its query, but for where to go on after signing in. */
Then('the browser is at {string}', '浏览器位于{string}', async ({ page, hall }, address: string) => {
  const expected = new URL(address, hall.url);
  await expect.poll(() => page.url().replace(/[?&]redirect=[^&]*/, '')).toBe(expected.href);
});

/** Since the scenario began, at `/login`. */
Then('the browser went to the sign-in page once', '浏览器只进入登录页一次', ({ traffic }) => {
  expect(traffic.visits.filter((visit) => new URL(visit).pathname === '/login')).toHaveLength(1);
});

/** By itself, in a scenario that opened no other address than that of `I am signed in as`. */
Then('the browser reloaded the page once', '浏览器只刷新了一次', async ({ traffic }) => {
  await expect.poll(() => traffic.documents()).toBe(2);
});
