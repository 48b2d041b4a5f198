import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { SavedQueries } from '../support/pages/saved-queries.ts';
import { Then, When } from '../support/test.ts';

/** As a screen reader says it, the whole text; nothing round the rows is said as well. */
Then('the list says of its rows {string} and nothing else', '列表报读{string}且不报读其他内容', async ({ page }, text: string) => {
  const list = new ListPage(page);
  await expect(list.said).toHaveText(text);
  await expect(list.rows.first()).toBeVisible();
  await expect(list.main.locator('[aria-live]:not([aria-live=off]):has([data-row-key]), [role=status]:has([data-row-key])')).toHaveCount(0);
});

/** How high the first row is, in px. */
async function rowHeight(list: ListPage): Promise<number> {
  const row = list.rows.first();
  await expect(row).toBeVisible();
  return row.evaluate((one) => one.getBoundingClientRect().height);
}

/** Behind “More tools” (更多工具): `Compact`, `Medium`, `Loose` (紧凑, 适中, 宽松). */
When('I choose rows that are {string}', '我选择{string}的行高', async ({ page, memory }, name: string) => {
  const list = new ListPage(page);
  memory.count = await rowHeight(list);
  await list.openMoreTools();
  const density = page.getByRole('radiogroup', { name: either('行高', 'Row height') });
  await list.answered(api.habits.save as Endpoint, () => density.getByText(name, { exact: true }).click());
  await page.keyboard.press('Escape');
});

Then('the rows are lower than before', '行高变小', async ({ page, memory }) => {
  const list = new ListPage(page);
  const before = memory.count ?? 0;
  await expect.poll(() => rowHeight(list)).toBeLessThan(before);
  memory.count = await rowHeight(list);
});

Then('the rows are as high as before', '行高不变', async ({ page, memory }) => {
  await expect.poll(() => rowHeight(new ListPage(page))).toBe(memory.count);
});

Then('the rows are higher than before', '行高变大', async ({ page, memory }) => {
  await expect.poll(() => rowHeight(new ListPage(page))).toBeGreaterThan(memory.count ?? Number.POSITIVE_INFINITY);
});

/** Its name stands on the button of the saved queries. */
Then('the query {string} is active', '当前查询为{string}', async ({ page }, name: string) => {
  await expect(new SavedQueries(page).button).toHaveAccessibleName(new RegExp(`: ?${escaped(name)}$`));
});

Then('the query {string} is active and changed', '当前查询为{string}且已修改', async ({ page }, name: string) => {
  await expect(new SavedQueries(page).button).toHaveAccessibleName(new RegExp(`: ?${escaped(name)} ?(已修改|changed)$`));
});

Then('no query is active', '没有当前查询', async ({ page }) => {
  await expect(new SavedQueries(page).button).toHaveAccessibleName(either('已存查询', 'Saved queries'));
});

When('I save the changes to the query {string}', '我保存对查询{string}的修改', ({ page }, name: string) =>
  new SavedQueries(page).saveChanges(name),
);

When('I copy the link of the view', '我复制本视图的链接', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new ListPage(page).openMoreTools();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: either('复制本视图的链接', 'Copy the link of this view') })
    .click();
});

Then('the clipboard has the address of the page', '剪贴板中为当前页面的地址', async ({ page }) => {
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
