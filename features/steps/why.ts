import { expect } from '@playwright/test';
import { seededPerson } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** On `/xtsz/why`, which has to be open: a person by the sign-in name, and a function by its name. */
When('I ask why {string} sees {string}', '我查看{string}为什么能看到{string}', async ({ page }, userName: string, name: string) => {
  const { staffNumber } = seededPerson(userName);
  await page.getByRole('combobox', { name: /^(人员|Person)$/ }).fill(staffNumber);
  await page
    .getByRole('option', { name: staffNumber })
    .or(page.locator('.ant-select-item-option', { hasText: staffNumber }))
    .last()
    .click();
  await page.getByRole('combobox', { name: /^(功能或操作|Function or action)$/ }).fill(name);
  await page.locator('.ant-select-tree-title', { hasText: name }).first().click();
});

/** A link of the answer, by its whole text. */
When('I follow {string} of the answer', '我点击结论中的{string}', ({ page }, name: string) =>
  page.getByRole('status').getByRole('link', { name, exact: true }).click(),
);

/** Parts of the answer, each the whole text of a line. */
Then('the answer names {string}', '结论中列出{string}', ({ page }, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible(),
);
