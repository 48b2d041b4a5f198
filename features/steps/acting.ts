import { expect, type Page } from '@playwright/test';
import { rowOf } from '../support/account-row.ts';
import { left, NO_SECOND_TAB } from '../support/left.ts';
import { infoOf } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const bannerOf = (page: Page) => page.getByRole('complementary', { name: /^(账号切换|Acting as another person)$/ });
const BACK = /^(返回本人账号|Back to my own account)$/;
const ACT = /^(切换到该账号|Act as this person)$/;

/** On `/xtsz/accounts`, which has to be open; until the start page of that person. */
When(
  'I act as {string} for the reason {string}',
  '我以{string}的账号操作，原因为{string}',
  async ({ page }, userName: string, reason: string) => {
    await (await rowOf(page, userName)).getByRole('button', { name: /^(更多操作|More actions)$/ }).click();
    await page.getByRole('button', { name: ACT }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: ACT }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(bannerOf(page)).toBeVisible();
  },
);

/** By their sign-in names; wholly in the window, with the way back. */
Then(
  'a banner says that {string} acts as {string}',
  '横幅提示{string}正以{string}的账号操作',
  async ({ page, api }, actor: string, person: string) => {
    const banner = bannerOf(page);
    for (const userName of [actor, person]) {
      const { name, nameEn = name } = await infoOf(api, userName);
      await expect(banner).toContainText(new RegExp(`${name}|${nameEn}`));
    }
    await expect(banner).toBeInViewport({ ratio: 1 });
    expect(await banner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await expect(banner.getByRole('button', { name: BACK })).toBeInViewport({ ratio: 1 });
  },
);

Then('no banner says that I act as somebody else', '没有账号切换的横幅', ({ page }) => expect(bannerOf(page)).toHaveCount(0));

/** By the banner. */
When('I go back to my own account', '我返回本人账号', ({ page }) => page.getByRole('button', { name: BACK }).click());

Then('the second tab of the browser has no such banner', '浏览器的第二个标签页没有账号切换的横幅', ({ memory }) =>
  expect(bannerOf(left(memory.secondTab, NO_SECOND_TAB))).toHaveCount(0),
);
