import { expect, type Page } from '@playwright/test';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Given, Then, When } from '../support/test.ts';
import { noted } from './notice-order.ts';

/** Its title at home, which opens it. */
When('I read notice {int} of those noted at home', '我在首页阅读记下的第{int}条公告', ({ page, memory }, place: number) =>
  page
    .getByRole('main')
    .locator('.notices-card')
    .getByRole('button', { name: noted(memory, place).title, exact: true })
    .click(),
);

/** Its title, on whatever page. */
Then('the dialog is about notice {int} of those noted', '对话框内是记下的第{int}条公告', async ({ page, memory }, place: number) => {
  const { dialog } = new NoticesPage(page);
  await expect(dialog).toContainText(noted(memory, place).title);
  await expect(dialog.getByRole('article')).toBeVisible();
  // The keys lead on once its place is known.
  await expect(dialog.getByText(new RegExp(`^${place}/\\d+$`))).toBeVisible();
});

/** On its title, in the list or at home. */
Then('the focus is on notice {int} of those noted', '焦点在记下的第{int}条公告上', async ({ page, memory }, place: number) => {
  await expect(new NoticesPage(page).dialog).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(noted(memory, place).title);
});

async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0 } = (await new DutyDialog(page).button(name).boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y) };
}

/** Noted for the next step. */
When('I note where {string} is in the dialog', '我记下{string}在对话框中的位置', async ({ page, memory }, name: string) => {
  await expect(new DutyDialog(page).button(name)).toBeVisible();
  memory.place = await placeOf(page, name);
});

/** As the step above noted it, once another notice is shown. */
Then('{string} is still there in the dialog', '{string}仍在对话框中的原处', async ({ page, memory }, name: string) => {
  await expect(new NoticesPage(page).dialog.getByText(/^2\//)).toBeVisible();
  expect(await placeOf(page, name)).toEqual(memory.place);
});

/** As wide as a phone and as high as four lines: a window of 1280 by 900 at 400 %. */
Given('the window is hardly higher than a dialog without its text', '窗口高度仅略高于空对话框', ({ page }) =>
  page.setViewportSize({ width: 320, height: 225 }),
);

/** The last of its text leaves no room for its head: what leads on and the text scroll together. */
Then('the head of the dialog scrolls away with the text', '对话框标题随正文滚动', async ({ page }) => {
  const { dialog } = new NoticesPage(page);
  await dialog.getByRole('navigation').scrollIntoViewIfNeeded();
  await expect(dialog.locator('.hall-dialog-head')).not.toBeInViewport();
  await expect(dialog.getByRole('navigation')).toBeInViewport();
});
