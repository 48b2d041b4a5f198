import { expect, type Page } from '@playwright/test';
import type { DataTable } from 'playwright-bdd';
import { Frame } from '../support/pages/frame.ts';
import { Then, When } from '../support/test.ts';

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
