import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { isFocused, moveDown, seeToTheEnd, tabThrough, unreached } from '../support/keyboard.ts';
import { untilShown } from '../support/motion.ts';
import { Shell } from '../support/pages/shell.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const LAYOUTS: Readonly<Record<string, string>> = { 'single column': '1', 单列: '1', 'double column': '2', 双列: '2', top: '3', 顶部: '3' };

/** `single column`, `double column`, `top` (单列, 双列, 顶部); on the server, before signing in. */
Given('{string} has chosen the layout {string}', '{string}选择了布局{string}', async ({ api }, userName: string, layout: string) => {
  const value = LAYOUTS[layout];
  if (!value) throw new Error(`There is no layout "${layout}"; there are: ${Object.keys(LAYOUTS).join(', ')}`);
  const { client, session } = await signedInClient(api, userName);
  expect((await client.call(calls.habits.save, { personId: session.userId, habit: 'layout', value })).code).toBe('200');
});

Then(
  'the Tab key reaches every control, shows where it is, and comes round',
  'Tab 键可到达每个控件、显示焦点并能循环',
  async ({ page, traffic }) => {
    // Controls that came while the focus goes round would never have been reached.
    await traffic.rest();
    await seeToTheEnd(page);
    await traffic.rest();
    await untilShown(page);
    const stops = await tabThrough(page);
    expect(stops.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual([]);
    expect(await unreached(page)).toEqual([]);
  },
);

/** Right after a page was loaded: by the first press of the Tab key. */
When('I skip to the content by keyboard', '我用键盘跳到主要内容', async ({ page, traffic }) => {
  await traffic.rest();
  await expect(page.getByRole('link', { name: /^(Skip to the main content|跳到主要内容)$/ })).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
});

When('I sign out by keyboard', '我用键盘退出登录', async ({ page }) => {
  await new Shell(page).account.press('Enter');
  const signOut = page.getByRole('button', { name: /(退出登录|Sign out)$/ });
  await expect(page.getByRole('tooltip').locator(':focus')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /(个人中心|Personal center)$/ }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
});

Then('the content has the focus', '焦点位于主要内容', async ({ page }) => {
  await expect(page.locator('#main')).toBeFocused();
});

When('I open {string} from the menu by keyboard', '我用键盘从菜单打开{string}', async ({ page, traffic }, name: string) => {
  await traffic.rest();
  const { menu } = new Shell(page);
  const entry = new Shell(page).entry(name);
  await expect(entry).toBeVisible();
  for (let stops = 0; stops < 10 && !(await menu.locator(':focus').count()); stops++) await page.keyboard.press('Tab');
  for (let steps = 0; steps < 30 && !(await isFocused(entry)); steps++) await moveDown(page);
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
});

/** A key of the keyboard: `Escape`, `Enter`, `Tab`, `ArrowDown`, `Shift+Tab`. */
When('I press {string}', '我按下{string}键', ({ page }, key: string) => page.keyboard.press(key));
