import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { expect, type Page } from '@playwright/test';
import type { DataTable } from 'playwright-bdd';
import { untilGround } from '../support/brightness.ts';
import { faintFocus, faintUnderPointer } from '../support/contrast.ts';
import { holdStill, untilAtRest, untilShown } from '../support/motion.ts';
import { Frame } from '../support/pages/frame.ts';
import { Shell } from '../support/pages/shell.ts';
import { Given, Then, When } from '../support/test.ts';

const MENU = 'nav.shell-menu';
const ENTRY = `${MENU} .ant-menu-submenu-title`;
const ACTIVE = `${MENU} .ant-menu-item-selected`;
const HEADING = '.ant-table-thead th.ant-table-cell >> nth=2';

/** Where each part of the look can be read: an element, and a property that is computed for it. */
const PLACES: Readonly<Record<string, readonly [selector: string, property: string]>> = {
  'menu ground': [`${MENU} .ant-menu-root`, 'background-color'],
  'menu text': [ENTRY, 'color'],
  'menu size': [ENTRY, 'font-size'],
  'active ground': [ACTIVE, 'background-color'],
  'active text': [ACTIVE, 'color'],
  'page size': ['body', 'font-size'],
  'table size': ['.ant-table-tbody td.ant-table-cell >> nth=1', 'font-size'],
  'heading size': [HEADING, 'font-size'],
  'heading ground': [HEADING, 'background-color'],
  'heading text': [HEADING, 'color'],
  'line between entries': [`${MENU} .ant-menu-root > li >> nth=1`, 'border-top-width'],
  'menu width': [MENU, 'width'],
};

async function computed(page: Page, part: string): Promise<string> {
  const [selector, property] = PLACES[part] ?? [];
  if (!selector || !property) throw new Error(`The look has no "${part}"; it has: ${Object.keys(PLACES).join(', ')}`);
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** A table follows, a line for each part, and no colon: `| menu size | 16px |`, or `rgb(13, 108, 228)` for a colour. Parts: `menu ground`, `menu text`, `menu size`, `menu width`, `active ground`, `active text`, `line between entries`, `page size`, `table size`, `heading size`, `heading ground`, `heading text`. */
Then('the look is', '外观为', async ({ page }, expected: DataTable) => {
  for (const [part = '', value = ''] of expected.raw()) await expect.poll(() => computed(page, part), { message: part }).toBe(value);
});

/** In the layout `top`. */
Then("the menu's last entry ends where its room ends", '菜单最后一项位于最右侧', async ({ page }) => {
  const frame = new Frame(page);
  const entries = frame.shell.menu.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  const beside = async () => {
    const [last, room] = [await frame.boxOf(entries.last()), await frame.boxOf(frame.shell.menu)];
    return room.x + room.width - last.x - last.width;
  };
  // An entry has some room of its own at its sides.
  await expect.poll(async () => Math.floor((await beside()) / 20)).toBe(0);
});

When('I note what moves', '我留意页面动效', ({ page }) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, ({ target }) => moved.push(`${kind} ${(target as Element).className}`));
    }
  }),
);

async function moved(page: Page): Promise<readonly string[]> {
  const noted = await page.evaluate(() => (window as unknown as { moved?: string[] }).moved);
  if (!noted) throw new Error('Note first what moves; a page that is loaded anew forgets it');
  return noted;
}

Then('nothing has moved', '页面没有动效', async ({ page }) => {
  expect(await moved(page)).toEqual([]);
});

/** Only under the tag `@motion`. */
Then('something has moved', '页面有动效', async ({ page }) => {
  await expect.poll(() => moved(page)).not.toEqual([]);
});

/** What has too little contrast there by day and by night; the page follows the system. */
async function faintIn(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  await holdStill(page);
  // Whatever opened may close when the focus leaves it, so that comes last.
  for (const look of [faintUnderPointer, faintFocus]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await untilGround(page, colorScheme === 'dark');
      await untilAtRest(page);
      found.push(...(await look(page, within)).map((finding) => `${colorScheme}, ${finding}`));
    }
  }
  return found;
}

/** All that can lie over a page. */
const OPENED =
  ':is(.ant-popover, .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown, .kit-pick-menu, [role=dialog], .hall-toast):not([class*="-hidden"])';

/** What covers the page is looked at alone, else what is in it and what has dropped down from it. */
async function pageParts(page: Page): Promise<string> {
  const isCovered = await page.getByRole('dialog').first().isVisible();
  return isCovered ? '[role=dialog]' : `main, footer, .login, .tab-line, ${OPENED}`;
}

/** Of a query form. */
When('I open the choices of {string}', '我展开{string}的选项', async ({ page }, name: string) => {
  await page.getByRole('main').getByRole('combobox', { name }).click();
  await expect(page.locator('.ant-select-dropdown .ant-select-item-option').first()).toBeVisible();
});

/** From the next page that is loaded on. */
Given('the page looks as the system does', '页面外观跟随系统', ({ context }) =>
  context.addInitScript((key) => {
    if (window.location.protocol.startsWith('http') && window.origin !== 'null') localStorage.setItem(key, 'system');
  }, `${STORAGE_PREFIX}appearance`),
);

/** Normal, under the pointer, pressed, with the focus, selected, disabled; light and dark. After `the page looks as the system does`. */
Then('everything on the page can be told in every state', '页面上的所有内容在每种状态下都清晰可辨', async ({ page, traffic }) => {
  await traffic.rest();
  await untilShown(page);
  expect(await faintIn(page, await pageParts(page))).toEqual([]);
});

/** As above, of what lies over the page alone: a panel, a menu, a list, a dialog or a toast. */
Then('what has opened can be told in every state', '打开的内容在每种状态下都清晰可辨', async ({ page, traffic }) => {
  await traffic.rest();
  await untilShown(page);
  expect(await faintIn(page, OPENED)).toEqual([]);
});

/** As above, of the header, the menu, and what comes out of the menu. */
Then('the menu and the header can be told in every state', '菜单和页头在每种状态下都清晰可辨', async ({ page, traffic }) => {
  await traffic.rest();
  await untilShown(page);
  expect(await faintIn(page, '.shell-header, nav.shell-menu, .ant-menu-submenu-popup')).toEqual([]);
});

/** Until what is below it comes out; where the menu is folded, or in the header. */
When('I point at the system {string}', '我指向系统{string}', async ({ page }, name: string) => {
  await new Shell(page).entry(name).hover();
  await expect(page.locator('.ant-menu-submenu-popup').getByRole('menuitem').first()).toBeVisible();
});

When('I point at {string} of what has come out', '我指向弹出的{string}', ({ page }, name: string) =>
  page.locator('.ant-menu-submenu-popup').getByRole('menuitem', { name, exact: true }).hover(),
);

/** Of the browser's own kind too. */
Then('no tooltip lies over the menu', '菜单上没有浮动提示', async ({ page }) => {
  await untilAtRest(page);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.locator('.ant-menu-submenu-popup').locator('[title]')).toHaveCount(0);
  await expect(page.locator('.ant-menu-submenu-open > [title]')).toHaveCount(0);
});
