import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { Then, When } from '../support/test.ts';

const RECENT = either('最近使用', 'Recently used');

/** Names with commas between them, the last first; on the home page. */
Then('I have lately used {string}', '我最近使用了{string}', async ({ page }, names: string) => {
  const recent = page.getByRole('main').getByRole('navigation', { name: RECENT });
  await expect(recent.getByRole('button')).toHaveText(names.split(/, /));
});

/** On the home page. */
Then('I have lately used nothing', '我最近没有使用任何功能', async ({ page }) => {
  await expect(page.getByRole('main').locator('.function-tile').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('navigation', { name: RECENT })).toHaveCount(0);
});

/** By its name, on the home page. */
When('I use {string} again', '我再次使用{string}', ({ page }, name: string) =>
  page.getByRole('main').getByRole('navigation', { name: RECENT }).getByRole('button', { name }).click(),
);

/** Below the heading of the card nothing takes room. */
Then('what is pending takes one line that says {string}', '待办内容占一行，显示{string}', async ({ page }, text: string) => {
  const card = page.getByRole('main').getByRole('region', { name: either('待办事项', 'Pending items') });
  await expect(card.getByText(text, { exact: true })).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(60);
});

/** Each with the time of its publication. */
Then('the home page has {int} notices', '首页有{int}条公告', ({ page }, count: number) =>
  expect(
    page
      .getByRole('main')
      .locator('.notices-card')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveCount(count),
);
