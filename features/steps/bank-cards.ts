import { api as calls } from '@hall/contract/api';
import { expect, type Page } from '@playwright/test';
import { lastMessage } from '../support/hall.ts';
import { CenterPage } from '../support/pages/center-page.ts';
import { clientOfBrowser } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** Types its number and does not save. */
When('I begin to add the card {string}', '我开始添加银行卡{string}', async ({ page }, card: string) => {
  const center = new CenterPage(page);
  await center.beIn('bank');
  await center.button('添加银行卡', 'Add a bank card').click();
  await center.field('银行卡号', 'Bank card number').fill(card);
});

/** The branch by words of its name, which find one alone. Asks for a code and saves; where the dialog is open, a code has to be asked for already. */
When(
  'I add the card {string} at the branch {string}',
  '我添加银行卡{string}，开户行{string}',
  async ({ page, hall }, card: string, branch: string) => {
    const center = new CenterPage(page);
    await center.beIn('bank');
    const dialog = page.getByRole('dialog');
    const opened = await dialog.isVisible();
    if (!opened) await center.button('添加银行卡', 'Add a bank card').click();
    await center.field('银行卡号', 'Bank card number').fill(card);
    const select = dialog.getByRole('combobox');
    await select.fill(branch);
    const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    const found = branch.split(/\s+/).reduce((left, word) => left.filter({ hasText: word }), options);
    // What was looked up before is offered until the answer is there.
    await expect.poll(async () => [await options.count(), await found.count()], { message: `branches of "${branch}"` }).toEqual([1, 1]);
    await found.click();
    if (!opened) await center.button('获取验证码', 'Send the code').click();
    await expect.poll(() => lastMessage(hall)).toMatch(/\d{6}/);
    await center.field('验证码', 'Verification code').fill(/\d{6}/.exec(await lastMessage(hall))?.[0] ?? '');
    await center.button('保存', 'Save').click();
  },
);

const cardLine = (page: Page, lastFour: string) => page.getByRole('listitem', { name: `**** **** **** ${lastFour}` });

/** By its last four digits; in the section `bank`, which has to be open. */
Then(
  'the personal center lists the card {string} as the default one',
  '个人中心将银行卡{string}列为默认',
  async ({ page }, lastFour: string) => {
    await expect(cardLine(page, lastFour)).toContainText(/默认|Default/);
  },
);

/** By its last four digits. */
When(
  'somebody else removed it and I remove the card {string}',
  '该卡已在别处移除，我再移除银行卡{string}',
  async ({ page, hall }, lastFour: string) => {
    await expect(cardLine(page, lastFour)).toBeVisible();
    const client = await clientOfBrowser(page, hall);
    const { data } = await client.call(calls.account.bankAccounts);
    const { id = '' } = data?.find(({ maskedNumber }) => maskedNumber.endsWith(lastFour)) ?? {};
    expect(await client.call(calls.account.deleteBankAccount, { id })).toMatchObject({ code: '200' });
    await cardLine(page, lastFour)
      .getByRole('button', { name: /^(移除|Remove)$/ })
      .click();
    await new CenterPage(page).confirm('移除', 'Remove');
  },
);
