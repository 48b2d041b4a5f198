import { api as calls } from '@hall/contract/api';
import type { MenuNode } from '@hall/contract/menu';
import { expect, type Locator, type Page } from '@playwright/test';
import { ATTACKS, expectNothingRuns } from '../support/attacks.ts';
import { either } from '../support/either.ts';
import { left } from '../support/left.ts';
import { listed } from '../support/named.ts';
import { applicationCenter, applicationDrawer } from '../support/pages/applications.ts';
import { FunctionsCard } from '../support/pages/functions-card.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer } from '../support/wire-faults.ts';

const COMMON = /^(常用功能|Common functions)$/;
const commonOf = (page: Page): Locator => applicationCenter(page).place.getByRole('region', { name: COMMON });

/** Names with commas between them, in their order. */
Then(
  'the application drawer lists {string} under {string}',
  '应用导航列出{string}，在{string}之下',
  async ({ page }, names: string, heading: string) => {
    await expect(applicationDrawer(page).namesUnder(heading)).toHaveText(listed(names));
  },
);

Then(
  'the application drawer shows {string} of {string} with an icon and a star',
  '应用导航显示{string}，属于{string}，带图标和星标',
  async ({ page }, name: string, system: string) => {
    const tile = applicationDrawer(page).tile(name);
    await expect(tile.locator('.function-system')).toHaveText(system);
    await expect(tile.locator('.function-icon svg')).toBeVisible();
    await expect(tile.locator('.function-star')).toBeVisible();
  },
);

/** Of the width of the window, at its left edge. */
Then('the application drawer is {int} percent of the window wide', '应用导航占窗口宽度的{int}%', async ({ page }, percent: number) => {
  const { width: whole } = left(page.viewportSize() ?? undefined, 'the window has no size');
  await expect.poll(() => boxOf(page)).toEqual({ x: 0, width: Math.round((whole * percent) / 100) });
});

/** At the left edge of the window. */
Then('the application drawer is {int} pixels wide', '应用导航宽{int}像素', async ({ page }, width: number) => {
  await expect.poll(() => boxOf(page)).toEqual({ x: 0, width });
});

async function boxOf(page: Page): Promise<{ x: number; width: number } | undefined> {
  const box = await page.locator('.ant-drawer-content-wrapper:visible').boundingBox();
  return box ? { x: Math.round(box.x), width: Math.round(box.width) } : undefined;
}

Then('the application drawer is not there', '应用导航没有打开', async ({ page }) => {
  await expect(applicationDrawer(page).place).toHaveCount(0);
});

When('I open {string} from the application drawer', '我从应用导航打开{string}', async ({ page }, name: string) => {
  await applicationDrawer(page).tile(name).locator('.function-open').click();
});

/** Or takes the star away. */
When('I press the star of {string} in the application drawer', '我在应用导航点击{string}的星标', async ({ page }, name: string) => {
  await applicationDrawer(page).tile(name).locator('.function-star').click();
});

Then('the focus stays in the application drawer whatever I tab to', '按Tab键焦点不离开应用导航', async ({ page }) => {
  const drawer = applicationDrawer(page).place;
  const stops = await drawer.locator('button, input').count();
  for (let stop = 0; stop <= stops + 2; stop++) {
    await page.keyboard.press('Tab');
    // Between the last control and the first the focus is on none.
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.ant-drawer') !== null),
    ).toBe(true);
  }
});

/** Names with commas between them, in their order. */
Then(
  'the application center lists {string} under {string}',
  '应用中心列出{string}，在{string}之下',
  async ({ page }, names: string, heading: string) => {
    await expect(applicationCenter(page).namesUnder(heading)).toHaveText(listed(names));
  },
);

/** Its headings, with commas between them, from top to bottom. */
Then('the application center has the groups {string}', '应用中心的分组为{string}', async ({ page }, headings: string) => {
  await expect(applicationCenter(page).place.getByRole('heading', { level: 2 })).toHaveText(listed(headings));
});

When('I filter the application center by {string}', '我在应用中心筛选{string}', async ({ page }, text: string) => {
  await applicationCenter(page).place.getByRole('textbox').fill(text);
});

const handleName = (name: string): RegExp => either(`移动 ${name}`, `Move ${name}`);

const handleOf = (page: Page, name: string): Locator => commonOf(page).getByRole('button', { name: handleName(name) });

const tileOf = (page: Page, name: string): Locator =>
  commonOf(page)
    .locator('.function-tile')
    .filter({ has: page.getByRole('button', { name: handleName(name) }) });

/** In the application center, by the mouse: it takes the place of the other. */
When('I drag {string} to the place of {string}', '我将{string}拖到{string}的位置', async ({ page }, name: string, other: string) => {
  const { mouse } = page;
  await tileOf(page, name).locator('.function-name').hover();
  const [from, to] = await Promise.all([tileOf(page, name).boundingBox(), tileOf(page, other).boundingBox()]);
  if (!from || !to) throw new Error('one of the two is not among the common functions');
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(tileOf(page, other)).toHaveAttribute('data-mark');
  await mouse.up();
});

/** In the application center: a key of the keyboard on the handle of the function. */
When(
  'I press {string} on the handle of {string}',
  '我按下{string}键，焦点在{string}的手柄上',
  async ({ page }, key: string, name: string) => {
    await handleOf(page, name).focus();
    await page.keyboard.press(key);
  },
);

/** From the menu that the handle has. */
When(
  'I choose {string} at the handle of {string}',
  '我选择{string}，在{string}的手柄菜单中',
  async ({ page }, choice: string, name: string) => {
    await handleOf(page, name).click();
    await page.getByRole('menuitem', { name: choice }).click();
  },
);

Then('the handle of {string} has the focus', '焦点在{string}的手柄上', async ({ page }, name: string) => {
  await expect(handleOf(page, name)).toBeFocused();
});

/** To screen readers. */
Then('it is told that {string}', '读屏提示{string}', async ({ page }, text: string) => {
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: text })).toBeAttached();
});

/** By the button of the message that tells it. */
When('I undo the move', '我撤销移动', async ({ page }) => {
  await page.locator('.hall-toast-action').click();
});

/** In the application center; names with commas between them. */
Then('the common functions are {string}', '常用功能依次为{string}', async ({ page }, names: string) => {
  await expect(commonOf(page).locator('.function-name')).toHaveText(listed(names));
});

/** On the home page; names with commas between them. */
Then('the home page has the common functions {string}', '首页的常用功能依次为{string}', async ({ page }, names: string) => {
  await new FunctionsCard(page).showCommon();
  await expect(page.getByRole('region', { name: COMMON }).filter({ visible: true }).locator('.function-name')).toHaveText(listed(names));
});

const inOrder = (menu: readonly MenuNode[]): MenuNode[] => menu.flatMap((node) => [node, ...inOrder(node.children ?? [])]);

/** Names with commas between them, of those that have a place. */
Then(
  'the server keeps the common functions of {string} as {string}',
  '服务器保存{string}的常用功能顺序为{string}',
  async ({ api }, userName: string, names: string) => {
    const kept = async () => {
      const { client } = await signedInClient(api, userName);
      const { data = [] } = await client.call(calls.menu.mine);
      return inOrder(data)
        .filter(({ favourite, favouriteOrder }) => favourite !== 'none' && favouriteOrder !== undefined)
        .sort((a, b) => (a.favouriteOrder ?? 0) - (b.favouriteOrder ?? 0))
        .flatMap(({ name, nameEn }) => [name, nameEn])
        .filter((name) => listed(names).includes(name ?? ''));
    };
    await expect.poll(kept).toEqual(listed(names));
  },
);

/** Before signing in, for who has `My assets`: as many common functions beside it. */
Given('functions of the menu are called like every attack of the corpus', '菜单中的功能以全部攻击样本为名', ({ context }) =>
  changeAnswer(context, calls.menu.mine, (menu) =>
    menu.map((node) => {
      const [model] = node.children?.filter(({ id }) => id === 'assets.mine') ?? [];
      if (!model) return node;
      const named = ATTACKS.map((name, index) => ({ ...model, id: `attack.${index}`, name, nameEn: name, favourite: 'added' as const }));
      return { ...node, name: ATTACKS[0] as string, nameEn: ATTACKS[0], children: [...(node.children ?? []), ...named] };
    }),
  ),
);

/** All of them, as text, with nothing made of them. */
Then('{string} shows the names of the attacks as they are', '{string}中攻击样本按原文显示', async ({ page }, place: string) => {
  const shown = page.locator(
    place === 'the drawer' || place === '应用导航' ? '.application-drawer .function-name' : '.app-center .function-name',
  );
  await expect
    .poll(async () => (await shown.allTextContents()).filter((text) => ATTACKS.includes(text)).length)
    .toBeGreaterThanOrEqual(ATTACKS.length);
  await expectNothingMade(page);
});

async function expectNothingMade(page: Page): Promise<void> {
  const made = '.function-name, .result-name, .function-system, .result-note';
  expect(await page.locator(made).locator('img, script, iframe, a, style, svg:not([data-icon]), form, input').count()).toBe(0);
  await expectNothingRuns(page);
}

/** What is found by a part of them, in whichever list shows it. */
Then('the attacks are found as they are', '攻击样本按原文列出', async ({ page }) => {
  const names = page.locator('.result-name:visible');
  await expect(names.first()).toBeVisible();
  for (const name of await names.allTextContents()) expect(ATTACKS).toContain(name);
  await expectNothingMade(page);
});
