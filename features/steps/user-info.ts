import { api as calls } from '@hall/contract/api';
import { expect, type Page } from '@playwright/test';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const info = (page: Page) => page.locator('.user-info');
const signIns = (page: Page) => info(page).locator('.user-info-line');

/** Of one fact, by what it is called. */
const factOf = (page: Page, term: string | RegExp) =>
  info(page)
    .locator('.kit-facts > div')
    .filter({ has: page.locator('dt').getByText(term, { exact: true }) })
    .locator('dd');

const PHONE = /^(手机号|Mobile phone)$/;

Then('the page has no list', '页面没有列表', async ({ page }) => {
  await expect(info(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});

/** On `/userInfo`, of oneself or of who stands beside the list. */
Then('user info says {string} as {string}', '用户信息显示{string}，项目为{string}', ({ page }, text: string, term: string) =>
  expect(factOf(page, term)).toHaveText(text),
);

async function phoneOf(api: Parameters<typeof signedInClient>[0], userName: string): Promise<string> {
  const { client } = await signedInClient(api, userName);
  return (await client.call(calls.account.me)).data?.phone ?? '';
}

Then('user info says the phone of {string} in full', '用户信息完整显示{string}的手机号', async ({ page, api }, userName: string) => {
  await expect(factOf(page, PHONE)).toHaveText(await phoneOf(api, userName));
});

Then('user info says the phone of {string} masked', '用户信息隐藏{string}的部分手机号', async ({ page, api }, userName: string) => {
  const phone = await phoneOf(api, userName);
  await expect(factOf(page, PHONE)).toHaveText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
});

Then(
  'the last sign-in was by {string} and {string}',
  '最近一次登录方式为{string}，结果为{string}',
  async ({ page }, way: string, result: string) => {
    await expect(signIns(page).first()).toContainText(way);
    await expect(signIns(page).first()).toContainText(result);
  },
);

Then('among the sign-ins is one that says {string}', '登录记录中有一条显示{string}', ({ page }, text: string) =>
  expect(signIns(page).filter({ hasText: text })).toHaveCount(1),
);

/** Their network alone is told. */
Then('the addresses of the sign-ins are masked', '登录记录中的地址隐藏了部分内容', async ({ page }) => {
  await expect(signIns(page).first()).toBeVisible();
  for (const line of await signIns(page).allInnerTexts()) expect(line).toMatch(/ · (\d+\.\d+\.\*\.\*|\S*\*{4}) · /);
});

/** On this page of the list. */
Then('everybody in the list is of {string}', '列表中的人员均属于{string}', async ({ page }, department: string) => {
  const { rows } = new ListPage(page);
  await expect(rows.first()).toContainText(department);
  for (const row of await rows.allInnerTexts()) expect(row).toContain(department);
});

When('I follow {string} of user info', '我点击用户信息中的{string}', ({ page }, name: string) =>
  info(page).getByRole('link', { name, exact: true }).click(),
);
