import type { Page } from '@playwright/test';
import { When } from '../support/test.ts';

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
