import { api } from '@hall/contract/api';
import { columnSetupOf, fieldSetupOf } from '@hall/contract/page-setup';
import { expect, type Page } from '@playwright/test';
import { buttonEither, either } from '../support/either.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

// Pages of other tabs stay in the document.
const shown = (page: Page) => page.getByRole('main').locator('.shell-panel[data-shown=true]');
const itemOf = (page: Page, name: string) =>
  shown(page)
    .locator('.setup-item')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const saveOf = (page: Page) => shown(page).getByRole('button', { name: buttonEither('保存', 'Save') });
const columnsOf = (page: Page) => shown(page).locator('.kit-preview thead th').filter({ hasText: /\S/ });
const namesIn = (texts: readonly string[], named: readonly string[]) =>
  texts.map((text) => text.trim()).filter((text) => named.includes(text));

/** A column or a condition by its name, on the page where a list page is arranged. */
When('I choose {string} to be arranged', '我选择要配置的{string}', ({ page }, name: string) =>
  shown(page).locator('.setup-item').getByRole('button', { name, exact: true }).click(),
);

/** `Columns`, `Conditions` or `Page name` (表格列, 查询条件, 页面名称). */
When('I arrange its {string}', '我配置其{string}', ({ page }, part: string) =>
  shown(page).locator('.setup-choice').getByText(part, { exact: true }).click(),
);

/** Of the column or condition that was chosen, or of the page. */
When('I fill in {string} of what is arranged with {string}', '我在配置项{string}中填写{string}', ({ page }, field: string, text: string) =>
  shown(page).locator('.setup-form').getByLabel(field, { exact: true }).fill(text),
);

/** A column or a condition: its box. */
When('I hide {string} where it is arranged', '我在配置中隐藏{string}', ({ page }, name: string) =>
  itemOf(page, name).getByRole('checkbox').uncheck(),
);

/** A column or a condition, by the key ↑. */
When('I move {string} up by its key where it is arranged', '我在配置中用按键上移{string}', async ({ page }, name: string) => {
  const handle = itemOf(page, name).getByRole('button', { name: new RegExp(`[“”"]${name}[“”"]`) });
  await handle.press('ArrowUp');
});

/** A column or a condition that is chosen: it alone. */
When('I make {string} as it was shipped where it is arranged', '我在配置中将{string}恢复为出厂设置', ({ page }, name: string) =>
  shown(page)
    .locator('.setup-form')
    .getByRole('button', { name: new RegExp(`[“”"]${name}[“”"]`) })
    .click(),
);

/** A column or a condition, `Changed` or `Not right` (已调整, 有误): to who cannot see it, too. */
Then('{string} is marked {string} where it is arranged', '配置中{string}标为{string}', ({ page }, name: string, mark: string) =>
  expect(itemOf(page, name).getByRole('button', { name, exact: true })).toHaveAccessibleDescription(mark),
);

/** `Chinese` or `English` (中文, 英文). */
When('I look at the preview in {string}', '我以{string}查看预览', ({ page }, language: string) =>
  shown(page).locator('.hall-card-head').getByText(language, { exact: true }).click(),
);

/** Names with commas between, in this order; there may be others. */
Then('the preview has the columns {string}', '预览有列{string}', async ({ page }, names: string) => {
  const named = names.split(', ');
  await expect.poll(async () => namesIn(await columnsOf(page).allInnerTexts(), named)).toEqual(named);
});

Then('the preview lacks the column {string}', '预览没有列{string}', async ({ page }, name: string) => {
  await expect.poll(async () => namesIn(await columnsOf(page).allInnerTexts(), [name])).toEqual([]);
});

/** And it is saved. */
When('I save what is arranged', '我保存配置', async ({ page }) => {
  await saveOf(page).click();
  // Nothing is left to be saved.
  await expect(saveOf(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(shown(page).getByRole('button', { name: either('放弃修改', 'Discard changes') })).toBeHidden();
});

/** It may be refused. */
When('I try to save what is arranged', '我尝试保存配置', ({ page }) => saveOf(page).click());

When('I discard what is arranged', '我放弃配置的修改', ({ page }) =>
  shown(page)
    .getByRole('button', { name: either('放弃修改', 'Discard changes') })
    .click(),
);

/** A part of what is said anywhere on the page where a list page is arranged. */
Then('what is arranged says {string}', '配置页面显示{string}', ({ page }, text: string) =>
  expect(shown(page).locator('.setup-page')).toContainText(text),
);

Then('there is no condition {string}', '没有条件{string}', async ({ page }, name: string) => {
  await expect(shown(page).getByRole('form').getByLabel(name, { exact: true })).toHaveCount(0);
});

/** A column by what it is called in English, and a page by its id, beside this browser; the last is what it is called then. */
When(
  '{string} calls the column {string} of the page {string} {string} elsewhere',
  '{string}在别处修改列{string}的英文名称，页面{string}，改为{string}',
  async ({ api: beside }, userName: string, name: string, pageId: string, labelEn: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.pages.pageSetup, { pageId });
    if (!data) throw new Error(`there is no page ${pageId}`);
    const columns = data.columns.map(columnSetupOf).map((column) => (column.labelEn === name ? { ...column, labelEn } : column));
    const { title, fields } = data.config;
    const change = { pageId, title: title.zh, titleEn: title.en, columns, fields: fields.map(fieldSetupOf), version: data.version };
    expect((await client.call(api.pages.changePage, change)).code).toBe('200');
  },
);
