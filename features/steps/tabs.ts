import { expect } from '@playwright/test';
import { Shell } from '../support/pages/shell.ts';
import { Given, Then, When } from '../support/test.ts';
import { addFunctions } from '../support/wire-faults.ts';

/** Before signing in, for who has `My assets`; they are named `More 1`, `More 2` … (更多功能 1 …) and stand below it. */
Given('the menu of the person has {int} more functions', '该人员的菜单另有{int}项功能', ({ context }, count: number) =>
  addFunctions(context, count),
);

When('I go to the tab {string}', '我切换到标签页{string}', async ({ page }, name: string) => {
  await new Shell(page).tab(name).click();
});

When('I close the tab {string}', '我关闭标签页{string}', async ({ page }, name: string) => {
  await new Shell(page).closeButton(name).click();
});

When('I middle-click the tab {string}', '我用鼠标中键点击标签页{string}', async ({ page }, name: string) => {
  await new Shell(page).tab(name).click({ button: 'middle' });
});

Then('the tab {string} offers no way to close it', '标签页{string}不能关闭', async ({ page }, name: string) => {
  const shell = new Shell(page);
  await expect(shell.tab(name)).toBeVisible();
  await expect(shell.closeButton(name)).toHaveCount(0);
});

/** From left to right, with commas between. */
Then(
  'the open tabs are {string} and the active one is {string}',
  '打开的标签页是{string}，当前是{string}',
  async ({ page }, names: string, active: string) => {
    const shell = new Shell(page);
    await expect(shell.tab(active)).toHaveAttribute('aria-selected', 'true');
    await expect(shell.tabs).toHaveText(names.split(/[,，]\s*/));
  },
);

Then('the only open tab is {string}', '只打开了标签页{string}', async ({ page }, name: string) => {
  await expect(new Shell(page).tabs).toHaveText([name]);
});

Then(
  '{int} tabs are open and the first is {string}',
  '打开了{int}个标签页，第一个是{string}',
  async ({ page }, count: number, first: string) => {
    const { tabs } = new Shell(page);
    await expect(tabs).toHaveCount(count);
    await expect(tabs.first()).toHaveText(first);
  },
);
