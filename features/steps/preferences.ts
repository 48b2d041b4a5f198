import { expect, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { CenterPage } from '../support/pages/center-page.ts';
import { Frame } from '../support/pages/frame.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Given, Then, When } from '../support/test.ts';

const PAGE_SIZE = either('每页条数', 'Rows per page');
const SWITCHES: Readonly<Record<string, RegExp>> = {
  breadcrumb: either('显示面包屑导航', 'Show the breadcrumb'),
  面包屑: either('显示面包屑导航', 'Show the breadcrumb'),
  'tab bar': either('显示已打开页面的标签栏', 'Show the tabs of open pages'),
  标签栏: either('显示已打开页面的标签栏', 'Show the tabs of open pages'),
};

/** Puts a switch of the preferences where it has to be, if it is not there already. */
async function turn(page: Page, name: string, on: boolean): Promise<void> {
  const frame = new Frame(page);
  await frame.openPreferences();
  const wanted = frame.preferences.getByRole('switch', { name: SWITCHES[name] ?? either(name, name) });
  if (!(await wanted.count())) throw new Error(`There is no switch "${name}"; there are: ${Object.keys(SWITCHES).join(', ')}`);
  if ((await wanted.getAttribute('aria-checked')) !== String(on)) await wanted.click();
  await expect(wanted).toHaveAttribute('aria-checked', String(on));
  await frame.closePreferences();
}

When('I open the preferences', '我打开偏好设置', ({ page }) => new Frame(page).openPreferences());

When('I close the preferences', '我关闭偏好设置', ({ page }) => new Frame(page).closePreferences());

/** `single column`, `double column`, `top` (单列, 双列, 顶部), or its whole name. */
Given('I have chosen the layout {string}', '我已选择布局{string}', async ({ page }, name: string) => {
  if (page.url() === 'about:blank') await page.goto('/home');
  await new Frame(page).chooseLayout(name);
});

/** As above; opens the preferences and closes them. */
When('I choose the layout {string}', '我选择布局{string}', ({ page }, name: string) => new Frame(page).chooseLayout(name));

/** `breadcrumb`, `tab bar` (面包屑, 标签栏), or the whole name of a switch; opens the preferences and closes them. */
When('I switch the {string} off', '我关闭{string}', ({ page }, name: string) => turn(page, name, false));

/** As above. */
When('I switch the {string} on', '我开启{string}', ({ page }, name: string) => turn(page, name, true));

/** Opens the preferences and leaves them open. */
When('I type {string} as the rows per page', '我把每页条数输入为{string}', async ({ page }, text: string) => {
  await new Frame(page).openPreferences();
  const field = new Frame(page).preferences.getByLabel(PAGE_SIZE);
  await field.fill(text);
  await field.press('Enter');
});

/** Of what cannot be taken: the whole text, with the preferences open. */
Then('the rows per page say {string}', '每页条数提示{string}', async ({ page }, text: string) => {
  const field = new Frame(page).preferences.getByLabel(PAGE_SIZE);
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

/** On this page, which has to be full; the choices with commas between them, exactly these. */
Then(
  'the list shows {int} rows a page and offers {string}',
  '列表每页显示{int}行，并可选{string}',
  async ({ page }, rows: number, sizes: string) => {
    const list = new ListPage(page);
    await expect(list.rows).toHaveCount(rows);
    await list.main.getByRole('combobox').last().click();
    await expect(page.getByRole('option')).toHaveText(sizes.split(/[,，]\s*/).map((size) => new RegExp(`^${size}\\b`)));
    await page.keyboard.press('Escape');
  },
);

Then('the drawer of the preferences is {int} pixels wide', '偏好设置抽屉宽{int}像素', async ({ page }, width: number) => {
  const frame = new Frame(page);
  await expect.poll(async () => (await frame.boxOf(frame.preferences)).width).toBe(width);
});

/** A layout as above; goes there. */
When('I choose the layout {string} in the personal center', '我在个人中心选择布局{string}', async ({ page }, name: string) => {
  await page.goto('/personalCenter?section=preferences');
  await new Frame(page).layout(name, new CenterPage(page).card('偏好设置', 'Preferences')).click();
});
