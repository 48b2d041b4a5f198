import { expect, type Page } from '@playwright/test';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

/** The row in full beside the list. */
const besideOf = (page: Page) => new ListPage(page).main.locator('.kit-beside');

/** A part of the heading that names it; it stands to the right of the list, and no dialog is open. */
Then('{string} stands beside the list', '列表旁为{string}', async ({ page }, title: string) => {
  const beside = besideOf(page);
  await expect(beside.locator('.kit-beside-head').getByRole('heading')).toContainText(title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [list, detail] = [await new ListPage(page).main.locator('.kit-rows').boundingBox(), await beside.boundingBox()];
  expect(detail?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  await expect(new ListPage(page).main.locator('tr[aria-current=true]')).toContainText(title);
});

Then('nothing stands beside the list', '列表旁没有内容', ({ page }) => expect(besideOf(page)).toHaveCount(0));

/** A part of what the row in full says beside the list. */
Then('beside the list it says {string}', '列表旁写着{string}', ({ page }, text: string) => expect(besideOf(page)).toContainText(text));

/** The whole words of a link of the row in full. */
When('I follow {string} beside the list', '我点击列表旁的链接{string}', async ({ page }, name: string) => {
  await besideOf(page).getByRole('link', { name, exact: true }).click();
});

/** The whole name of a button of the row in full. */
When('I choose {string} beside the list', '我在列表旁选择{string}', async ({ page }, name: string) => {
  await besideOf(page).getByRole('button', { name, exact: true }).click();
});

/** Each with the reason; names with commas between them. */
Then(
  '{string} cannot be used beside the list, because {string}',
  '列表旁的{string}不能使用，因为{string}',
  async ({ page }, names: string, reason: string) => {
    for (const name of names.split(/[,，]\s*/)) {
      const button = besideOf(page).getByRole('button', { name, exact: true }).first();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(reason);
    }
  },
);

/** A link of a row, by all of its words. */
When('I press {string} in its row', '我在列表中点击{string}', async ({ page }, name: string) => {
  const { rows } = new ListPage(page);
  await untilOffered('row', name, () => rows.getByRole('button').allInnerTexts());
  await rows.getByRole('button', { name, exact: true }).click();
});

/** A link or a button of a row. */
Then('{string} has the focus in its row', '焦点在列表的{string}上', ({ page }, name: string) =>
  expect(new ListPage(page).rows.getByRole('button', { name, exact: true })).toBeFocused(),
);
