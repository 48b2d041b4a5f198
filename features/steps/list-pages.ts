import { expect } from '@playwright/test';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

/** One whose number stands below the list; to any other, `I jump to page {int}`. */
When('I go to page {int}', '我翻到第{int}页', async ({ page }, number: number) => {
  const pages = new ListPage(page).pager.locator('.ant-pagination-item');
  await untilOffered('page', String(number), () => pages.allInnerTexts());
  await pages.and(page.getByTitle(String(number), { exact: true })).click();
});

When('I go to the next page', '我翻到下一页', async ({ page }) => {
  await new ListPage(page).pager.locator('.ant-pagination-next').click();
});

When('I go to the previous page', '我翻到上一页', async ({ page }) => {
  await new ListPage(page).pager.locator('.ant-pagination-prev').click();
});

When('I jump to page {int}', '我跳转到第{int}页', async ({ page }, number: number) => {
  const { pager } = new ListPage(page);
  const jumper = pager.locator('.ant-pagination-options-quick-jumper input');
  await jumper.fill(String(number));
  await jumper.press('Enter');
  // Past the last page it would be the last one.
  await expect(pager.locator('.ant-pagination-item-active')).toHaveText(String(number));
});

/** Numbers with commas between them, exactly these. */
Then('the list offers {string} rows a page', '列表可选每页{string}行', async ({ page }, sizes: string) => {
  const chooser = new ListPage(page).pager.getByRole('combobox');
  await chooser.click();
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(offered).toHaveText(sizes.split(/[,，]\s*/).map((size) => new RegExp(`^${size} `)));
  await chooser.press('Escape');
});

When('I show {int} rows a page', '我每页显示{int}行', async ({ page }, count: number) => {
  await new ListPage(page).pager.getByRole('combobox').click();
  const sizes = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await untilOffered('number of rows a page', String(count), async () =>
    (await sizes.allInnerTexts()).map((size) => size.replace(/ .*/, '')),
  );
  await sizes.filter({ hasText: new RegExp(`^${count} `) }).click();
});
