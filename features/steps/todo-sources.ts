import { api } from '@hall/contract/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const form = (page: Page): Locator => page.getByRole('dialog').getByRole('form');

/** A field of the form in the dialog, by its label. */
When('in the dialog I fill in {string} with {string}', '我在对话框的{string}中填写{string}', ({ page }, label: string, text: string) =>
  form(page).getByLabel(label, { exact: true }).fill(text),
);

/** As above, of a field that offers values; a part of the value is enough. */
When(
  'in the dialog I choose {string} as {string}',
  '我在对话框的{string}中选择{string}',
  async ({ page }, label: string, value: string) => {
    const field = form(page).getByLabel(label, { exact: true });
    await field.click();
    if (await field.isEditable()) await field.fill(value);
    const offered = page.locator('.ant-select-dropdown:visible').locator('.ant-select-item-option, .ant-select-tree-node-content-wrapper');
    await offered.filter({ hasText: value }).first().click();
  },
);

/** Of the form in the dialog: the whole of what is said of a field. */
Then('the dialog says of {string} {string}', '对话框的{string}提示{string}', async ({ page }, label: string, text: string) => {
  const item = form(page)
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) });
  await expect(item.locator('.ant-form-item-explain-error')).toHaveText(text);
});

/** What came of trying a source: the name of the fact, and a part of what it says. */
Then('the trial says {string} {string}', '测试结果的{string}为{string}', async ({ page }, fact: string, text: string) => {
  const line = page
    .getByRole('dialog')
    .locator('.trial-facts > div')
    .filter({ has: page.getByText(fact, { exact: true }) });
  await expect(line.locator('dd')).toContainText(text);
});

/** One of the actions of a row, by a text of the row; also of those behind “More actions” (更多操作). */
When('I choose {string} in the row {string}', '我选择{string}，在包含{string}的行中', async ({ page }, action: string, text: string) => {
  const row = new ListPage(page).rows.filter({ hasText: text });
  await expect(row).toHaveCount(1);
  const button = row.getByRole('button', { name: action, exact: true });
  if ((await button.count()) > 0) return button.click();
  await row.getByRole('button', { name: either('更多操作', 'More actions') }).click();
  await page.getByRole('tooltip').getByRole('button', { name: action, exact: true }).click();
});

/** By the name of the function, beside this browser: its call is another one. */
When(
  '{string} changes the source of {string} elsewhere',
  '{string}在别处修改{string}的来源',
  async ({ api: beside }, userName: string, name: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.todos.sources, { page: 1, pageSize: 50 });
    const source = data?.rows.find((row) => row.name === name || row.nameEn === name);
    if (!source) throw new Error(`there is no source of ${name}`);
    const { name: _, nameEn: __, system: ___, systemEn: ____, ...draft } = source;
    expect((await client.call(api.todos.saveSource, { ...draft, order: draft.order + 1 })).code).toBe('200');
  },
);
