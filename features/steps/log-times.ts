import { expect, type Locator, type Page } from '@playwright/test';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

const barsOf = (page: Page): Locator =>
  new ListPage(page).main.getByRole('group', { name: /^(按时间统计的操作次数|Operations by time)$/ }).getByRole('button');

/** Tells whether a bar is of nothing, by its name. */
const isEmpty = (name: string | null): boolean => / · 0( 次| in all)$/.test(name ?? '');

/** The places of the bars that are of something, once they have come. */
async function filledIn(bars: Locator): Promise<number[]> {
  await expect(bars).not.toHaveCount(0);
  const names = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
  return names.flatMap((name, place) => (isEmpty(name) ? [] : [place]));
}

async function lastTwo(bars: Locator): Promise<readonly [number, number]> {
  const [before, last] = (await filledIn(bars)).slice(-2);
  if (before === undefined || last === undefined) throw new Error('there are no two bars with operations');
  return [before, last];
}

/** Above the operation log. */
When('I press the last bar with operations', '我点击最后一个有操作的柱', async ({ page }) => {
  const bars = barsOf(page);
  const [, last] = await lastTwo(bars);
  await bars.nth(last).click();
});

When('I draw over the last two bars with operations', '我拖选最后两个有操作的柱', async ({ page }) => {
  const bars = barsOf(page);
  const [before, last] = await lastTwo(bars);
  await bars.nth(last).hover();
  await page.mouse.down();
  await bars.nth(before).hover();
  await page.mouse.up();
});

When('by keyboard alone I mark the last two bars with operations', '我只用键盘标记最后两个有操作的柱', async ({ page }) => {
  const bars = barsOf(page);
  const [before, last] = await lastTwo(bars);
  await bars.and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('End');
  for (let place = (await bars.count()) - 1; place > last; place--) await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(last)).toBeFocused();
  for (let place = last; place > before; place--) await page.keyboard.press('Shift+ArrowLeft');
  await expect(bars.nth(before)).toBeFocused();
});

/** How many operations what is marked or pointed at has, as it is told above the bars. */
Then('the bars tell of {int} operations', '柱上方提示{int}次操作', async ({ page }, count: number) => {
  await expect(page.getByText(new RegExp(` · ${count}( 次| in all)$`))).toBeVisible();
});

When('I go back to any time', '我恢复为不限时间', ({ page }) =>
  new ListPage(page).main.getByRole('button', { name: /^(不限时间|Any time)$/ }).click(),
);
