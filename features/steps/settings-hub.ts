import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { listed } from '../support/named.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

/** In place of what was looked for before; `/xtsz` has to be open, as with the others here. */
When('I look among the settings for {string}', '我在系统设置中查找{string}', ({ page }, text: string) =>
  page.getByRole('textbox', { name: either('查找设置：名称或拼音', 'Find a setting by name or pinyin') }).fill(text),
);

/** Names with commas between them, in their order; others may stand there as well. */
Then(
  'the settings offer {string} under {string}',
  '系统设置列出{string}，在{string}之下',
  async ({ page }, names: string, group: string) => {
    const screens = page.getByRole('main').getByRole('region', { name: group, exact: true }).getByRole('link');
    const shown = async () => (await screens.locator('strong').allTextContents()).filter((name) => listed(names).includes(name));
    await expect.poll(shown).toEqual(listed(names));
  },
);

/** By its heading. */
Then('the settings have no group but {string}', '系统设置只有{string}一组', ({ page }, group: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([group]),
);

/** All of them, with commas between them, the best first. */
Then('the settings found are {string}', '找到的系统设置为{string}', ({ page }, names: string) =>
  expect(page.getByRole('main').locator('.hub').getByRole('link').locator('strong')).toHaveText([...listed(names)]),
);

/** Of all groups, each opened as a person would, one after another; back at the settings when done. */
Then(
  'every setting opens its screen, and there are at least {int}',
  '每项系统设置均可打开，且不少于{int}项',
  async ({ page }, least: number) => {
    const hub = page.getByRole('main').locator('.hub');
    await expect(hub.getByRole('link').first()).toBeVisible();
    const names = await hub.getByRole('link').locator('strong').allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      await hub
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
      await expect(new ListPage(page).main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await page.goBack();
      await expect(hub).toBeVisible();
    }
  },
);
