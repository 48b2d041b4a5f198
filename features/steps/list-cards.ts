import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { untilOffered } from '../support/offered.ts';
import { ColumnTree } from '../support/pages/column-tree.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

Then('its rows are cards', '各行显示为卡片', async ({ page }) => {
  const list = new ListPage(page);
  await expect(list.main.locator('li[data-row-key]').first()).toBeVisible();
  await expect(list.main.getByRole('table')).toHaveCount(0);
});

/** The whole of its title. */
Then('the first card is called {string}', '第一张卡片的标题为{string}', async ({ page }, title: string) => {
  await expect(new ListPage(page).rows.first().locator('.kit-card-title')).toHaveText(title);
});

/** A part of what stands on it. */
Then('the first card says {string}', '第一张卡片中有{string}', async ({ page }, text: string) => {
  await expect(new ListPage(page).rows.first()).toContainText(text);
});

Then('the first card does not say {string}', '第一张卡片中没有{string}', async ({ page }, text: string) => {
  const card = new ListPage(page).rows.first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(text);
});

Then('every card says {string}', '每张卡片中都有{string}', async ({ page }, text: string) => {
  const { rows } = new ListPage(page);
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
});

/** One of its actions, which are behind its button “More actions” (更多操作). */
When('I choose {string} for the first card', '我对第一张卡片选择{string}', async ({ page }, name: string) => {
  const card = new ListPage(page).rows.first();
  await card.getByRole('button', { name: either('更多操作', 'More actions') }).click();
  const offered = page.getByRole('tooltip').getByRole('button');
  await untilOffered('action', name, () => offered.allInnerTexts());
  await offered.filter({ hasText: name }).click();
});

When('I unfold the first card', '我展开第一张卡片', async ({ page }) => {
  await new ListPage(page).rows
    .first()
    .getByRole('button', { name: either('更多字段', 'More fields') })
    .click();
});

/** In a corner, where nothing is written. */
When('I press the first card beside its words', '我点击第一张卡片的空白处', async ({ page }) => {
  const card = new ListPage(page).rows.first();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 4, y: height - 4 } });
});

/** The whole name of the button; none of the conditions is shown. */
Then('the conditions are behind the button {string}', '查询条件收在按钮{string}之后', async ({ page }, name: string) => {
  const { form } = new ListPage(page);
  await expect(form.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'false');
  await expect(form.locator('.kit-field').first()).toBeHidden();
});

When('I unfold the conditions', '我展开查询条件', async ({ page }) => {
  await new ListPage(page).form.getByRole('button', { name: /^(筛选|Filters)/ }).click();
});

const MORE = /^(再显示一些|Show more)/;

When('I show more rows', '我再显示一些', async ({ page }) => {
  await new ListPage(page).main.getByRole('button', { name: MORE }).click();
});

Then('no more rows are offered', '没有更多行可显示', async ({ page }) => {
  const list = new ListPage(page);
  await expect(list.rows.first()).toBeVisible();
  await expect(list.main.getByRole('button', { name: MORE })).toHaveCount(0);
});

/** By the words of the choice: a column, and `↑` or `↓`. */
When('I order the cards by {string}', '我将卡片按{string}排序', async ({ page }, name: string) => {
  await new ListPage(page).main.getByLabel(either('排序', 'Order')).selectOption({ label: name });
});

Then('the amounts on the cards are in descending order', '卡片上的金额按降序排列', async ({ page }) => {
  const amounts = async () =>
    (await new ListPage(page).rows.locator('.kit-amount').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  const isOrdered = (numbers: readonly number[]) => numbers.every((number, index) => number <= (numbers[index - 1] ?? number));
  await expect.poll(async () => new Set(await amounts()).size).toBeGreaterThan(1);
  await expect.poll(async () => isOrdered(await amounts())).toBe(true);
});

/** A button of what has come up from the lower edge, which goes away. */
When('I choose {string} on the sheet {string}', '我选择{string}，在面板{string}上', async ({ page }, button: string, title: string) => {
  const sheet = page.getByRole('tooltip').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await sheet.getByRole('button', { name: button, exact: true }).click();
  await expect(sheet).toHaveCount(0);
});

Then('the list of columns lies on the lower edge of the window', '列设置贴着窗口下边缘', async ({ page }) => {
  const { panel } = new ColumnTree(page);
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => Math.round(((await panel.boundingBox())?.y ?? 0) + ((await panel.boundingBox())?.height ?? 0)))
    .toBe(height);
  await expect(panel).toBeInViewport({ ratio: 1 });
});
