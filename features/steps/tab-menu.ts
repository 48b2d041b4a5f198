import { expect } from '@playwright/test';
import { Shell } from '../support/pages/shell.ts';
import { Then, When } from '../support/test.ts';

const OPEN = /^(已打开的页面|Open pages)/;
const CLOSED = /^(最近关闭|Recently closed)/;

const listed = (names: string): string[] => names.split(/[,，]\s*/).filter(Boolean);

/** The menu behind the button at the right end of the tabs. */
When('I open the menu of the tab bar', '我打开标签栏的菜单', ({ page }) => new Shell(page).openBarMenu());

/** In the menu of the tab bar, which has to be open; from top to bottom, with commas between, nothing for none. */
Then(
  'it offers {string} as open and {string} as recently closed',
  '菜单中已打开的是{string}，最近关闭的是{string}',
  async ({ page }, open: string, closed: string) => {
    const shell = new Shell(page);
    await expect(shell.menuGroup(OPEN)).toHaveText(listed(open));
    await expect(shell.menuGroup(CLOSED)).toHaveText(listed(closed));
  },
);

/** In the menu of the tab bar, which has to be open. */
Then('it shows that {string} is shown', '菜单标出当前页面是{string}', async ({ page }, name: string) => {
  await expect(new Shell(page).menuGroup(OPEN).and(page.locator('[aria-current=page]'))).toHaveText([name]);
});

Then('the tab {string} is pinned', '标签页{string}已固定', async ({ page }, name: string) => {
  const tab = new Shell(page).tab(name);
  await expect(tab).toHaveAccessibleDescription(/^(已固定|Pinned)$/);
  await expect(tab.locator('xpath=..').locator('.tab-pin')).toBeVisible();
});
