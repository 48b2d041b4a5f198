import { expect, type Locator, type Page } from '@playwright/test';
import { Then, When } from '../support/test.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const outcomesOf = (page: Page): Locator => dialogOf(page).locator('.giving-outcomes li');

/** Takes all that is chosen in a field of several out of it. */
When('in the dialog I leave {string} empty', '我在对话框中清空{string}', async ({ page }, label: string) => {
  const item = dialogOf(page)
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) });
  await item.locator('.ant-select-clear').click();
});

/** Names of people, with commas between them, in any order: each has a number of its own. */
Then('the grants given are {string}', '已授予{string}', async ({ page }, names: string) => {
  const given = outcomesOf(page).filter({ hasText: /SQ\d{10}/ });
  const people = names.split(/[,，]\s*/);
  await expect(given).toHaveCount(people.length);
  for (const name of people) await expect(given.filter({ hasText: name })).toHaveCount(1);
});

/** The whole of what is said of somebody who got no grant. */
Then('of {string} it is said that {string}', '{string}未授予的原因是{string}', async ({ page }, name: string, text: string) => {
  await expect(outcomesOf(page).filter({ hasText: name }).getByText(text, { exact: true })).toBeVisible();
});
