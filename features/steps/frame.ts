import { api as calls } from '@hall/contract/api';
import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';
import { expect, type Page } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { Frame } from '../support/pages/frame.ts';
import { infoOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer } from '../support/wire-faults.ts';

const listed = (names: string): string[] => names.split(/[,，]\s*/);

Given('the window is {int} pixels wide', '窗口宽{int}像素', ({ page }, width: number) => page.setViewportSize({ width, height: 800 }));

When('the window becomes {int} pixels wide', '窗口变为{int}像素宽', ({ page }, width: number) =>
  page.setViewportSize({ width, height: 800 }),
);

const menuBox = async (page: Page) => {
  const frame = new Frame(page);
  return { menu: await frame.boxOf(frame.shell.menu), banner: await frame.boxOf(frame.banner), window: page.viewportSize() };
};

Then('the menu is one column at the left', '菜单为左侧单列', async ({ page }) => {
  await expect(new Frame(page).shell.menu.getByRole('menu').first()).toBeVisible();
  await expect
    .poll(async () => {
      const { menu, banner } = await menuBox(page);
      return [menu.x, Math.abs(Math.round(menu.y - banner.height))];
    })
    .toEqual([0, 0]);
  await expect(new Frame(page).shell.menu.locator('.ant-menu-root')).toHaveCount(1);
});

/** Each with commas between. */
Then(
  'the menu shows {string} at the left and {string} beside them',
  '菜单左列为{string}，右列为{string}',
  async ({ page }, systems: string, entries: string) => {
    const [left, right] = [0, 1].map((index) => new Frame(page).shell.menu.locator('.ant-menu-root').nth(index));
    if (!left || !right) throw new Error('There are no two columns');
    await expect(left.getByRole('menuitem')).toHaveText(listed(systems));
    await expect(right.getByRole('menuitem')).toHaveText(listed(entries));
  },
);

/** In the left column of the layout `double column`. */
When('I choose the system {string}', '我选择系统{string}', async ({ page }, name: string) => {
  await new Frame(page).shell.menu.locator('.ant-menu-root').first().getByRole('menuitem', { name, exact: true }).click();
});

Then('the menu is in a header of {int} pixels', '菜单位于{int}像素高的页头', async ({ page }, height: number) => {
  const frame = new Frame(page);
  await expect(frame.banner.getByRole('navigation', { name: either('主菜单', 'Main menu') })).toBeVisible();
  await expect.poll(async () => (await frame.boxOf(frame.banner)).height).toBe(height);
});

Then('the header is {int} pixels high', '页头高{int}像素', async ({ page }, height: number) => {
  const frame = new Frame(page);
  await expect.poll(async () => (await frame.boxOf(frame.banner)).height).toBe(height);
});

Then('the menu is folded', '菜单已折叠', async ({ page }) => {
  await expect(new Frame(page).tool(either('展开菜单', 'Expand the menu'))).toBeVisible();
  await expect.poll(async () => (await menuBox(page)).menu.width).toBeLessThan(120);
});

Then('the menu is unfolded', '菜单已展开', async ({ page }) => {
  await expect(new Frame(page).tool(either('收起菜单', 'Collapse the menu'))).toBeVisible();
  await expect.poll(async () => (await menuBox(page)).menu.width).toBeGreaterThan(180);
});

When('I fold the menu', '我收起菜单', ({ page }) => new Frame(page).tool(either('收起菜单', 'Collapse the menu')).click());

When('I unfold the menu', '我展开菜单', ({ page }) => new Frame(page).tool(either('展开菜单', 'Expand the menu')).click());

Then('nothing is wider than the window', '没有内容宽于窗口', async ({ page }) => {
  const beyond = () =>
    page.evaluate(() => {
      const wide = [...document.querySelectorAll('[role=dialog], main, header, footer')].filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < -1 || right > window.innerWidth + 1);
      });
      return [document.documentElement.scrollWidth - window.innerWidth, ...wide.map(({ className }) => className)];
    });
  await expect.poll(beyond).toEqual([0]);
});

Then('the menu is in a drawer', '菜单位于抽屉中', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: either('菜单', 'Menu') });
  await expect(drawer.getByRole('navigation', { name: either('主菜单', 'Main menu') })).toBeVisible();
});

Then('the drawer of the menu is closed', '菜单抽屉已关闭', ({ page }) =>
  expect(page.getByRole('dialog', { name: either('菜单', 'Menu') })).toBeHidden(),
);

/** With ` / ` between. */
Then('the breadcrumb says {string}', '面包屑为{string}', async ({ page }, parts: string) => {
  await expect(new Frame(page).breadcrumb.getByRole('listitem')).toHaveText(parts.split(' / '));
});

Then('there is no breadcrumb', '没有面包屑', async ({ page }) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(new Frame(page).breadcrumb).toHaveCount(0);
});

When('I choose {string} in the breadcrumb', '我点击面包屑中的{string}', async ({ page }, name: string) => {
  const { breadcrumb } = new Frame(page);
  await breadcrumb.getByRole('button', { name }).or(breadcrumb.getByRole('link', { name })).click();
});

Then('there is no tab bar', '没有标签栏', async ({ page }) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

/** The system, the organisation, and the tools with commas between. */
Then(
  'the header names {string} and {string} and offers {string}',
  '页头显示{string}和{string}，并提供{string}',
  async ({ page }, system: string, organisation: string, tools: string) => {
    const frame = new Frame(page);
    await expect(frame.banner.getByText(system, { exact: true })).toBeVisible();
    await expect(frame.banner.getByText(organisation, { exact: true })).toBeVisible();
    for (const tool of listed(tools)) await expect(frame.tool(new RegExp(`^${escaped(tool)}`)).first(), tool).toBeVisible();
  },
);

/** Before signing in. */
Given(
  'the server does not flag {string} as an administrator, and says nothing of permissions',
  '服务器未将{string}标记为管理员，也未返回权限',
  async ({ context, api }, userName: string) => {
    const { id } = await infoOf(api, userName);
    await changeAnswer(context, calls.account.me, (me) => (me.id === id ? { ...me, isAdmin: false, heldPermissions: undefined } : me));
  },
);

/** A link of it, such as “System settings”; the panel is opened on the way. */
When('I choose {string} in the account panel', '我在账号面板中选择{string}', async ({ page }, name: string) => {
  await new Frame(page).shell.openAccount();
  await page.getByRole('link', { name: new RegExp(`${escaped(name)}$`) }).click();
});

When('I ask for the whole screen', '我选择全屏显示', async ({ page }) => {
  const tool = page.getByRole('button', { name: /(全屏显示|Full screen)$/ });
  await new Frame(page).shell.reach(tool);
  await tool.click();
});

Then('the page has the whole screen', '页面已全屏', async ({ page }) => {
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await new Frame(page).shell.reach(page.getByRole('button', { name: /(退出全屏|Leave full screen)$/ }));
});

/** `before` or `after` (前, 后). */
Then(
  "the header's menu takes {int} % of the room beside the tools, {word} the logo",
  '页头菜单占工具以外宽度的{int}%，位于标志之{word}',
  async ({ page }, share: number, place: string) => {
    if (!['before', 'after', '前', '后'].includes(place)) throw new Error(`"${place}" is neither before nor after (前, 后)`);
    const frame = new Frame(page);
    await expect(frame.shell.menu.getByRole('menuitem').first()).toBeVisible();
    const shareTaken = async () => {
      const [menu, room] = [await frame.boxOf(frame.shell.menu), await frame.boxOf(page.locator('.shell-header-start'))];
      return Math.round((menu.width / room.width) * 100);
    };
    await expect.poll(shareTaken).toBe(share);
    const [menu, logo] = [await frame.boxOf(frame.shell.menu), await frame.boxOf(frame.banner.locator('.hall-logo'))];
    expect(menu.x > logo.x).toBe(place === 'after' || place === '后');
  },
);

Then('the header shows the logo without names', '页头仅显示标志', async ({ page }) => {
  const frame = new Frame(page);
  await expect(frame.banner.locator('.hall-logo')).toBeVisible();
  // The names are there for those who cannot see the logo, cut to a pixel.
  await expect.poll(async () => (await frame.boxOf(frame.banner.locator('.shell-brand-names'))).width).toBeLessThanOrEqual(1);
});

const pageButton = (page: Page, zh: string, en: string) => new Frame(page).banner.getByRole('button', { name: either(zh, en) });

/** In the layout `top`. */
When('I show more of the menu', '我查看更多菜单', ({ page }) => pageButton(page, '更多', 'More').click());

/** In the layout `top`. */
When('I show the menu before', '我返回前面的菜单', ({ page }) => pageButton(page, '返回', 'Back').click());

Then('there is more of the menu', '菜单还有更多', ({ page }) => expect(pageButton(page, '更多', 'More')).toBeVisible());

Then('there is no more of the menu', '菜单没有更多', async ({ page }) => {
  await expect(new Frame(page).shell.menu.getByRole('menuitem').first()).toBeVisible();
  await expect(pageButton(page, '更多', 'More')).toHaveCount(0);
});

/** `{string}` is a part of what the footer says. */
Then('the footer says {string}', '页脚显示{string}', ({ page }, text: string) => expect(new Frame(page).footer).toContainText(text));

/** A day such as `2999-12-31`. */
Then('the footer counts the days to {string} in red', '页脚以红色显示距{string}的天数', async ({ page }, day: string) => {
  const box = new Frame(page).footer
    .getByRole('strong')
    .filter({ hasText: new RegExp(`(^|\\D)${daysBetween(wireDay(new Date()), day)}(\\D|$)`) });
  await expect(box).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await box.evaluate((part) => (getComputedStyle(part).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

/** In the layout `top`: that entry and no other in sight. */
Then("the header's menu marks {string}", '顶部菜单标出{string}', async ({ page }, name: string) => {
  const { shell } = new Frame(page);
  await expect(shell.entry(name)).toBeVisible();
  const groundOf = (entry: Element) => getComputedStyle(entry.closest('li') ?? entry).backgroundColor;
  const groundsOfAll = (entries: Element[]) => entries.map((entry) => getComputedStyle(entry.closest('li') ?? entry).backgroundColor);
  // The menu follows the page.
  await expect
    .poll(async () => {
      const [ground, grounds] = [
        await shell.entry(name).evaluate(groundOf),
        await shell.menu.getByRole('menuitem').evaluateAll(groundsOfAll),
      ];
      return [grounds.length > 1, grounds.filter((one) => one === ground).length];
    })
    .toEqual([true, 1]);
});

Then('the footer counts nothing', '页脚不显示倒计时', async ({ page }) => {
  await expect(new Frame(page).footer).toContainText(/\d/);
  await expect(new Frame(page).footer.getByRole('strong')).toHaveCount(0);
});

/** Over the whole window. */
Then(
  'the page is marked with the name and staff number of {string}',
  '页面带有{string}的姓名和工号水印',
  async ({ page, api }, userName: string) => {
    const { name, nameEn = name, staffNumber } = await infoOf(api, userName);
    const mark = page.locator('.shell-watermark');
    const painted = decodeURIComponent((await mark.evaluate((part) => getComputedStyle(part).backgroundImage)) as string);
    expect(painted).toMatch(new RegExp(`${escaped(name)}|${escaped(nameEn)}`));
    expect(painted).toContain(staffNumber);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await new Frame(page).boxOf(mark)).toEqual({ x: 0, y: 0, width, height });
  },
);

Then('the page has no mark', '页面没有水印', async ({ page }) => {
  await expect(new Frame(page).shell.account).toBeVisible();
  await expect(page.locator('.shell-watermark')).toHaveCount(0);
});
