import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { listed } from '../support/named.ts';
import { applicationDrawer } from '../support/pages/applications.ts';
import { Palette } from '../support/pages/palette.ts';
import { Shell } from '../support/pages/shell.ts';
import { Given, Then, When } from '../support/test.ts';

const BOX = either('搜索功能和系统', 'Search functions and systems');

const headerBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: BOX });
const drawerBox = (page: Page) => applicationDrawer(page).place.getByRole('combobox', { name: BOX });

/** The panel below whichever search box is used. */
const panelOf = (page: Page) => page.locator('.search-panel');

async function type(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.fill(text);
}

/** Where the window has room for the box. */
When('I go to the search box of the header', '我点击页头的搜索框', ({ page }) => headerBox(page).click());

/** As above. */
When('I search the header for {string}', '我在页头搜索{string}', ({ page }, text: string) => type(headerBox(page), text));

/** Once the drawer is open. */
When('I search the application drawer for {string}', '我在应用导航搜索{string}', ({ page }, text: string) => type(drawerBox(page), text));

/** The state of the panel by its number (隐藏 0, 提示 1, 结果 2, 无匹配 3), and the whole of what it says there. */
Then(
  'the search panel is in state {int} and says {string}',
  '搜索面板处于状态{int}，显示{string}',
  async ({ page }, state: number, text: string) => {
    await expect(panelOf(page)).toHaveAttribute('data-state', String(state));
    await expect(panelOf(page).locator('p:visible').filter({ hasText: text })).toBeVisible();
  },
);

/** Names with commas between them, the first found first. */
Then('the search finds {string}', '搜索到{string}', async ({ page }, names: string) => {
  await expect(panelOf(page)).toHaveAttribute('data-state', '2');
  await expect(panelOf(page).locator('.result-name')).toHaveText(listed(names));
});

/** The parts of the names that were looked for, with commas between them. */
Then('the search marks {string}', '搜索结果标出{string}', async ({ page }, parts: string) => {
  await expect(panelOf(page).locator('mark')).toHaveText(listed(parts));
});

When('I choose {string} of what the search found', '我选择搜索到的{string}', async ({ page }, name: string) => {
  await panelOf(page).getByRole('option').filter({ hasText: name }).first().click();
});

/** Where there was none yet as well. */
Then('the search panel is hidden', '搜索面板已隐藏', async ({ page }) => {
  await expect(panelOf(page).filter({ visible: true })).toHaveCount(0);
});

/** With nothing in it. */
Then('the search box of the header has the focus', '焦点在页头的搜索框', async ({ page }) => {
  await expect(headerBox(page)).toBeFocused();
  await expect(headerBox(page)).toHaveValue('');
});

Then('the header has no search box, but a button of the command palette', '页头没有搜索框，但有命令面板按钮', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('button', { name: /^(命令面板|Command palette)/ })).toBeVisible();
  await expect(headerBox(page)).toHaveCount(0);
});

/** By its key, and waits for it. */
When('I open the command palette', '我打开命令面板', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await expect(new Palette(page).box).toBeFocused();
});

When('I open the command palette by its button', '我点击按钮打开命令面板', async ({ page }) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(命令面板|Command palette)/ })
    .click();
  await expect(new Palette(page).box).toBeFocused();
});

/** In place of what was typed there before. */
When('I look for {string} in the command palette', '我在命令面板查找{string}', ({ page }, text: string) =>
  new Palette(page).box.fill(text),
);

When('I press Enter in the command palette, and a window opens', '我在命令面板按下回车键，打开了新窗口', async ({ page, memory }) => {
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  memory.secondTab = await opening;
});

/** Names with commas between them, from top to bottom. */
Then(
  'the command palette lists {string} under {string}',
  '命令面板列出{string}，在{string}之下',
  async ({ page }, names: string, heading: string) => {
    await expect(new Palette(page).namesUnder(heading)).toHaveText(listed(names));
  },
);

Then('the first that the command palette finds is {string}', '命令面板首先找到{string}', async ({ page }, name: string) => {
  await expect(new Palette(page).rows.first().locator('.result-name')).toHaveText(name);
  await expect(new Palette(page).active).toHaveCount(1);
});

/** The row that Enter would open. */
Then('the command palette is at {string}', '命令面板位于{string}', async ({ page }, name: string) => {
  await expect(new Palette(page).active.locator('.result-name')).toHaveText(name);
});

/** Several names have commas between them. */
Then('the command palette stars {string} and no others', '命令面板仅为{string}标出星标', async ({ page }, names: string) => {
  const { rows } = new Palette(page);
  await expect(rows.filter({ has: page.getByRole('img', { name: either('常用功能', 'Common function') }) })).toHaveText(
    listed(names).map((name) => new RegExp(`^${name}`)),
  );
});

/** A part of what it says, which screen readers are told too. */
Then('the command palette says {string}', '命令面板提示{string}', async ({ page }, text: string) => {
  await expect(new Palette(page).dialog.locator('[aria-live]').filter({ hasText: text })).toBeAttached();
});

Then('the command palette is not there', '命令面板没有打开', async ({ page }) => {
  await expect(new Palette(page).dialog).toHaveCount(0);
});

/** As an input method does while it is not done: what is typed so far, and the Enter that takes it. */
When('I compose {string} in the command palette', '我用输入法在命令面板输入{string}，尚未上屏', async ({ page }, letters: string) => {
  const { box } = new Palette(page);
  await box.dispatchEvent('compositionstart');
  await box.fill(letters);
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
});

When('the input method gives {string}', '输入法上屏{string}', async ({ page }, text: string) => {
  const { box } = new Palette(page);
  await box.fill(text);
  await box.dispatchEvent('compositionend');
});

Then('the command palette fills the window from side to side', '命令面板与窗口同宽', async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0;
  await expect.poll(async () => (await new Palette(page).dialog.locator('.hall-dialog-frame').boundingBox())?.width).toBe(width);
});

/** An entry of the menu. */
Then('the entry {string} of the menu has the focus', '焦点在菜单项{string}上', async ({ page }, name: string) => {
  await expect(new Shell(page).entry(name)).toBeFocused();
});

/** By the keyboard, as if it had been reached by the Tab key. */
Given('the entry {string} of the menu is focused', '焦点已在菜单项{string}上', async ({ page }, name: string) => {
  await new Shell(page).entry(name).focus();
});
