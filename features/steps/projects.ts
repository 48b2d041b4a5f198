import { expect, type Page } from '@playwright/test';
import { Then, When } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A field that offers people by what is typed: what is typed, the field's label, and who is chosen of those offered. */
When(
  'in the dialog I look for {string} as {string} and choose {string}',
  '我在对话框中查找{string}作为{string}，选择{string}',
  async ({ page }, typed: string, label: string, person: string) => {
    await dialog(page).getByLabel(label, { exact: true }).fill(typed);
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: person }).click();
  },
);

/** It leads out of the dialog. */
When('I follow {string} in the dialog', '我点击对话框中的链接{string}', ({ page }, name: string) =>
  dialog(page).getByRole('link', { name, exact: true }).click(),
);

/** The entry of somebody among who may use a project, wherever that is shown in full; a leader can hold a grant of the whole department as well. */
const entryOf = (page: Page, person: string) =>
  page.locator('.authority li').filter({ has: page.locator(':scope > div > strong').getByText(person, { exact: true }) });

/** Of the one that stands below: a grant that came from the other, whatever else does; of a project that is shown in full. */
Then(
  '{string} stands below {string} among who may use it',
  '在项目授权中{string}位于{string}之下',
  ({ page }, below: string, above: string) =>
    expect(entryOf(page, above).locator('> ul > li > div > strong').getByText(below, { exact: true })).toBeVisible(),
);

/** By its number; of a project that is shown in full. */
When('I open the grant of {string} among who may use it', '我在项目授权中打开{string}的授权', ({ page }, person: string) =>
  entryOf(page, person).getByRole('link').click(),
);
