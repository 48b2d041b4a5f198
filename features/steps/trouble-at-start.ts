import type { Endpoint } from '@hall/contract/wire/endpoint';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { either } from '../support/either.ts';
import { listed } from '../support/named.ts';
import { Frame } from '../support/pages/frame.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { Then, When } from '../support/test.ts';
import { shownToasts } from '../support/toasts.ts';
import type { Traffic } from '../support/traffic.ts';
import { NOT_READ, type Trouble } from '../support/trouble.ts';
import { answerWith, asUsual, neverAnswer } from '../support/wire-faults.ts';

const ALL_QUIET = either('没有待办事项，也没有未读公告。', 'Nothing is pending and every notice is read.');
const NOTHING_PENDING = either('没有待办事项', 'Nothing is pending');
const UNKNOWN = either('待办和公告暂时无法获取', 'What waits for you could not be loaded');
const RETRY = either('重试', 'Try again');

const greeting = (page: Page) => page.getByRole('main').locator('.greeting');
const account = (page: Page, name: string) => new Frame(page).tool(either(`账号：${name}`, `Account: ${name}`));

/** By the person's name in the language of the interface, such as “Wang Fang” (王芳). */
Then('the header names the account {string}', '页头显示账号{string}', ({ page }, name: string) =>
  expect(account(page, name)).toBeVisible(),
);

/** As above. */
When('I open the account panel of {string}', '我打开{string}的账号面板', ({ page }, name: string) => account(page, name).click());

/** What the list of pending items says of itself does not count. */
Then('the greeting does not say that nothing waits', '首页问候没有说一切就绪', async ({ page }) => {
  await expect(greeting(page).getByRole('heading')).toBeVisible();
  // The greeting would say so once the pending items are there.
  await expect(page.locator('.pending').or(page.getByText(NOTHING_PENDING)).first()).toBeVisible();
  await expect(page.getByText(ALL_QUIET)).toHaveCount(0);
});

Then('the home page says that what waits is not known', '首页提示待办和公告无法获取', ({ page }) =>
  expect(greeting(page).getByText(UNKNOWN)).toBeVisible(),
);

/** By the button beside what is said of what waits. */
When('I try again on the home page', '我在首页点击重试', ({ page }) => greeting(page).getByRole('button', { name: RETRY }).click());

Then('the home page says what waits', '首页说明有哪些待办和公告', async ({ page }) => {
  await expect(greeting(page).getByRole('link').or(greeting(page).getByText(ALL_QUIET)).first()).toBeVisible();
  await expect(greeting(page).getByText(UNKNOWN)).toHaveCount(0);
});

const FAULTS: Readonly<Record<string, (context: BrowserContext, call: Endpoint) => Promise<void>>> = {
  'answers with code 500': (context, call) => answerWith(context, call, '500'),
  'is never answered': neverAnswer,
  'answers nothing': (context, call) => answerWith(context, call, '200'),
  'answers with no rows': (context, call) => answerWith(context, call, '200', undefined, []),
  'answers with something odd': (context, call) => answerWith(context, call, '200', undefined, { surprise: true }),
};

async function frameStands(page: Page, fault: string): Promise<void> {
  const { banner, shell, footer } = new Frame(page);
  for (const part of [banner, shell.menu, shell.account, footer, greeting(page).getByRole('heading')])
    await expect(part, fault).toBeVisible();
  // What the menu cannot show it says.
  await expect(shell.menu, fault).toHaveText(/./);
}

interface Browser {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly traffic: Traffic;
  readonly trouble: Trouble;
}

/** Has the page ask anew with calls that go wrong in one way after another, and looks at it each time. */
async function whatever(
  { page, context, traffic, trouble }: Browser,
  names: string,
  look: (fault: string) => Promise<void>,
): Promise<void> {
  const calls = listed(names).map(callNamed);
  trouble.expect(NOT_READ);
  for (const [fault, bringAbout] of Object.entries(FAULTS)) {
    const before = calls.map((call) => traffic.to(call).length);
    for (const call of calls) await bringAbout(context, call);
    await page.reload();
    const asked = () => calls.filter((call, index) => traffic.to(call).length > (before[index] ?? 0)).map(({ path }) => path);
    await expect.poll(asked, fault).toEqual(calls.map(({ path }) => path));
    await look(fault);
    await asUsual(context);
  }
}

/** Reloads the page, which has to be open and to make the call, with one failure after another; of several, with commas between them, all fail together. */
Then(
  'the frame stands whatever the call {string} does, with at most {int} toast(s)',
  '无论接口{string}如何，框架都完整，且最多{int}条提示',
  ({ page, context, traffic, trouble }, name: string, toasts: number) =>
    whatever({ page, context, traffic, trouble }, name, async (fault) => {
      await frameStands(page, fault);
      expect((await shownToasts(page)).length, fault).toBeLessThanOrEqual(toasts);
    }),
);

/** As above. */
Then(
  'the sign-in page stands whatever the call {string} does, with at most {int} toast(s)',
  '无论接口{string}如何，登录页都可用，且最多{int}条提示',
  ({ page, context, traffic, trouble }, name: string, toasts: number) =>
    whatever({ page, context, traffic, trouble }, name, async (fault) => {
      const { identity, userName, password, button, refusal } = new SignInPage(page);
      for (const part of [identity, userName, password]) await expect(part, fault).toBeVisible();
      await expect(button, fault).toBeEnabled();
      await expect(refusal.filter({ hasText: /./ }), fault).toHaveCount(0);
      expect((await shownToasts(page)).length, fault).toBeLessThanOrEqual(toasts);
    }),
);
