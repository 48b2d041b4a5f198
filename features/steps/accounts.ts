import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from '../support/account-row.ts';
import { either } from '../support/either.ts';
import { left } from '../support/left.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Given, Then, When } from '../support/test.ts';

const WORDS = { lock: /^(锁\s?定|Lock)$/, unlock: /^(解\s?锁|Unlock)$/ } as const;

/** The buttons of what can be done, without the name, which opens the account. */
const actionsIn = (row: Locator): Locator => row.locator('.kit-actions').getByRole('button');

/** An administrator's action on the account of a person, confirmed where it is asked about. */
async function act(page: Page, userName: string, action: keyof typeof WORDS): Promise<void> {
  const row = await rowOf(page, userName);
  await row.getByRole('button', { name: WORDS[action] }).click();
  if (action === 'lock') {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/其所有会话将立即结束|All its sessions end at once/);
    await dialog.getByRole('textbox').fill('离职');
    await dialog.getByRole('button', { name: WORDS.lock }).click();
  }
  if (action === 'unlock') await page.getByRole('dialog').getByRole('button', { name: WORDS.unlock }).click();
  await expect(page.getByRole('status')).toHaveText(/is (un)?locked|已(锁定|解锁)/);
}

Then('I see the list of accounts', '我看到账号列表', async ({ page }) => {
  await expect(page.getByRole('heading', { name: /^(账号管理|Accounts)$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});

/** Below none, with nobody in it; that is its name in both languages. `@in-process`. */
Given('the department {string} has been founded', '新设了部门{string}', ({ hall }, name: string) =>
  left(hall.services, 'this hall runs elsewhere').database.unitOfWork((tx) =>
    tx.department.create({ data: { id: name, name, nameEn: name } }),
  ),
);

/** On this page of the accounts, which have to be open. */
Then('{int} accounts are listed', '列出{int}个账号', ({ page }, count: number) => expect(new ListPage(page).rows).toHaveCount(count));

/** And confirms it; on `/xtsz/accounts`, which has to be open, as with the others here. Looks for the account by its staff number. */
When('I lock the account of {string}', '我锁定{string}的账号', ({ page }, userName: string) => act(page, userName, 'lock'));

/** As far as its dialog; `I give the reason {string}` goes on. */
When('I begin to lock the account of {string}', '我准备锁定{string}的账号', async ({ page }, userName: string) => {
  await (await rowOf(page, userName)).getByRole('button', { name: WORDS.lock }).click();
});

/** In the dialog that asks for it. */
When('I give the reason {string}', '我填写原因{string}', ({ page }, reason: string) =>
  page.getByRole('dialog').getByRole('textbox').fill(reason),
);

/** Names with commas between them, in their order. */
Then('the account of {string} offers {string}', '{string}的账号可{string}', async ({ page }, userName: string, names: string) => {
  const row = await rowOf(page, userName);
  const beside = actionsIn(row).filter({ hasText: /./ });
  await expect(beside.first()).toBeVisible();
  const more = row.getByRole('button', { name: either('更多操作', 'More actions') });
  const behind = page.getByRole('tooltip').getByRole('button');
  if ((await more.count()) > 0) {
    await more.click();
    await expect(behind.first()).toBeVisible();
  }
  await expect(beside.or(behind)).toHaveText(names.split(/[,，]\s*/));
  await page.keyboard.press('Escape');
});

Then('the account of {string} offers nothing', '{string}的账号无可用操作', async ({ page }, userName: string) => {
  await expect(actionsIn(await rowOf(page, userName))).toHaveCount(0);
});

/** The whole words of the button and of the reason. */
Then(
  'the button {string} of the account of {string} cannot be used, because {string}',
  '{string}按钮不能用于{string}的账号，因为{string}',
  async ({ page }, name: string, userName: string, reason: string) => {
    const button = (await rowOf(page, userName)).getByRole('button', { name, exact: true });
    await expect(button).toHaveAccessibleDescription(reason);
    await button.focus();
    await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

/** On `/xtsz/online`, which has to be open: the whole words of the button and of the reason. */
Then(
  '{string} of the present session cannot be used, because {string}',
  '{string}不能用于当前会话，因为{string}',
  async ({ page }, name: string, reason: string) => {
    const row = new ListPage(page).rows.filter({ hasText: /当前会话|Present session/ });
    await expect(row.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason);
  },
);

When('I unlock the account of {string}', '我解锁{string}的账号', ({ page }, userName: string) => act(page, userName, 'unlock'));
