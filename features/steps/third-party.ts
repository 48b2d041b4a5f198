import { api as calls } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Page } from '@playwright/test';
import { listed } from '../support/named.ts';
import { Given, Then, When } from '../support/test.ts';
import { answerWith } from '../support/wire-faults.ts';

const cards = (page: Page) => page.getByRole('main').locator('.third-party-card');
const cardOf = (page: Page, system: string) => cards(page).filter({ has: page.getByRole('heading', { name: system, exact: true }) });

/** On `/thirdParty`; in their order. */
Then('the third-party systems are {string}', '第三方系统为{string}', ({ page }, systems: string) =>
  expect(cards(page).getByRole('heading')).toHaveText(listed(systems)),
);

Then(
  'the third-party system {string} has the functions {string}',
  '第三方系统{string}的功能为{string}',
  ({ page }, system: string, functions: string) => expect(cardOf(page, system).getByRole('button')).toHaveText(listed(functions)),
);

/** Part of what stands there: when it was used last, or its state. */
Then('the third-party system {string} says {string}', '第三方系统{string}显示{string}', ({ page }, system: string, text: string) =>
  expect(cardOf(page, system)).toContainText(text),
);

Then('every third-party system is said to be {string}', '每个第三方系统的状态均为{string}', async ({ page }, state: string) => {
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await expect(cards(page).locator('.third-party-tag')).toHaveText(Array<string>(count).fill(state));
});

When(
  'I open {string} from the third-party system {string}',
  '我打开{string}，从第三方系统{string}',
  ({ page }, name: string, system: string) => cardOf(page, system).getByRole('button', { name }).click(),
);

/** Fails where none is opened. */
When(
  'I open {string} from the third-party system {string}, in a window of its own',
  '我在新窗口打开{string}，从第三方系统{string}',
  async ({ page, memory }, name: string, system: string) => {
    const opening = page.waitForEvent('popup');
    await cardOf(page, system).getByRole('button', { name }).click();
    memory.secondTab = await opening;
  },
);

/** In place of looking: a word of the contract, such as `slow`. `the calls are answered as usual again` ends it. */
Given('the server finds every third-party system {string}', '服务器检测到每个第三方系统均为{string}', ({ context }, state: string) =>
  answerWith(context, calls.menu.systemState as Endpoint, '200', undefined, { state, checkedAt: '2026-11-20 08:30:00' }),
);
