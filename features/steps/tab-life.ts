import { expect, type Page } from '@playwright/test';
import { Shell } from '../support/pages/shell.ts';
import { Then, When } from '../support/test.ts';

const listed = (names: string): string[] => names.split(/[,，]\s*/);

/** How far the window is scrolled and how far it can be, in px. */
const scrolled = (page: Page) =>
  page.evaluate(() => ({ at: Math.round(window.scrollY), end: document.documentElement.scrollHeight - window.innerHeight }));

When('I scroll the page to its end', '我将页面滚动到末尾', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await scrolled(page)).at).toBeGreaterThan(100);
});

Then('the page is scrolled to its end', '页面位于末尾', async ({ page }) => {
  await expect.poll(async () => (await scrolled(page)).at).toBeGreaterThan(100);
  // Half a pixel is rounded either way.
  await expect
    .poll(async () => {
      const { at, end } = await scrolled(page);
      return Math.abs(end - at);
    })
    .toBeLessThanOrEqual(1);
});

Then('the page is scrolled to its top', '页面位于顶部', async ({ page }) => {
  await expect.poll(async () => (await scrolled(page)).at).toBe(0);
});

/** Since the scenario began. */
Then('{int} frame(s) has/have been loaded', '共加载过{int}个内嵌页面', ({ traffic }, count: number) => {
  expect(traffic.frames()).toBe(count);
});

When(
  'I choose {string} from the menu of the tab {string}',
  '我选择{string}，在标签页{string}的菜单中',
  async ({ page }, choice: string, tab: string) => {
    const shell = new Shell(page);
    await shell.openTabMenu(tab);
    await shell.choice(choice).click();
  },
);

Then(
  'the menu of the tab {string} does not allow {string}',
  '标签页{string}的菜单不允许{string}',
  async ({ page }, tab: string, choices: string) => {
    const shell = new Shell(page);
    await shell.openTabMenu(tab);
    for (const choice of listed(choices)) await expect(shell.choice(choice)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await expect(shell.choice('')).toHaveCount(0);
  },
);

/** `{word}` is a key: `Delete`, `Shift+F10`, `Ctrl+Shift+ArrowRight`. */
When('on the tab {string} I press {word}', '我在标签页{string}上按 {word} 键', async ({ page }, tab: string, keys: string) => {
  await new Shell(page).tab(tab).press(keys.replace('Ctrl', 'Control'));
});

/** In the menu of a tab, which has to be open. */
When('I choose {string} by keyboard', '我用键盘选择{string}', async ({ page }, choice: string) => {
  const item = new Shell(page).choice(choice);
  await expect(item).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect(async () => {
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    // A key that is pressed before the one before it has moved the focus would move it on from where it is meant to be.
    await expect.poll(focused, { timeout: 2000 }).not.toBe(before);
    await expect(item).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
});

/** Before the first tab, which stays the first, it goes right behind it. */
When(
  'I drag the tab {string} before the tab {string}',
  '我将标签页{string}拖到标签页{string}之前',
  async ({ page }, moved: string, before: string) => {
    const shell = new Shell(page);
    await shell.tab(moved).hover();
    const places = await shell.tabs.allInnerTexts();
    const [from, target] = [places.indexOf(moved), Math.max(1, places.indexOf(before))];
    if (from < target) throw new Error(`The tab "${moved}" is not behind "${before}"`);
    const to = await shell.tab(before).boundingBox();
    if (!to) throw new Error('a tab is not shown');
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 6 });
    await expect(page.locator('.tab').nth(target)).toHaveAttribute('data-mark', 'before');
    await page.mouse.up();
  },
);

Then('the tab {string} has the focus', '焦点在标签页{string}上', ({ page }, name: string) =>
  expect(new Shell(page).tab(name)).toBeFocused(),
);
