import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { Frame } from '../support/pages/frame.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Then, When } from '../support/test.ts';

type Order = readonly { readonly id: string; readonly title: string }[];

/** The notice that had a place in the list when that was noted. */
export function noted({ order }: { order?: Order }, place: number): Order[number] {
  const notice = order?.[place - 1];
  if (!notice) throw new Error(`Note first the notices of a list that has a notice ${place}`);
  return notice;
}

/** All that the page of the list shows, in its order, for later steps that name a notice by its place. */
When('I note the notices of the list', '我记下列表中的公告', async ({ page, memory }) => {
  const list = new NoticesPage(page);
  await expect(list.rows.first()).toBeVisible();
  memory.order = await list.shown();
});

/** Of those noted. */
When('I open notice {int} by its address', '我通过地址打开第{int}条公告', async ({ page, memory }, place: number) => {
  await page.goto(`/tzgg?id=${noted(memory, place).id}`);
});

/** Its title, and its place among all that were noted. */
Then('the dialog has notice {int} of those noted', '对话框显示记下的第{int}条公告', async ({ page, memory }, place: number) => {
  const { dialog } = new NoticesPage(page);
  await expect(dialog.getByText(`${place}/${memory.order?.length}`, { exact: true })).toBeVisible();
  await expect(dialog).toContainText(noted(memory, place).title);
  await expect(dialog.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]id=${noted(memory, place).id}(&|$)`));
});

/** In the order in which they were noted. */
Then('the list begins with notice {int} of those noted', '列表以记下的第{int}条公告开头', async ({ page, memory }, place: number) => {
  await expect(new NoticesPage(page).titleIn(new NoticesPage(page).rows.first())).toHaveText(noted(memory, place).title);
});

/** While a dialog lies over it, or not. */
Then('the list is as it was noted', '列表与记下时一致', async ({ page, memory }) => {
  await expect.poll(() => new NoticesPage(page).shown()).toEqual(memory.order);
});

/** By the button above the list; pressed again it shows all. */
When('I show the unread notices alone', '我只看未读公告', ({ page }) => new NoticesPage(page).unreadOnly.click());

Then('every notice of the list is unread', '列表中的公告均为未读', async ({ page }) => {
  const list = new NoticesPage(page);
  await expect(list.unread.first()).toBeVisible();
  await expect(list.rows.filter({ hasText: /^\s*(已读|Read)/ })).toHaveCount(0);
});

/** As far as the question. */
When('I ask for all notices to be marked as read', '我要求将全部公告标为已读', ({ page }) => new NoticesPage(page).readAll.click());

Then('there is nothing left to mark as read', '没有可标为已读的公告', async ({ page }) => {
  const list = new NoticesPage(page);
  await expect(list.readAll).toHaveAttribute('aria-disabled', 'true');
  await expect(list.unread).toHaveCount(0);
});

/** By the keyboard alone. */
When('I open the latest notices at the bell', '我打开铃铛处的最新公告', async ({ page }) => {
  await new Frame(page).tool(/^(通知公告|Notices)/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: either('最新公告', 'Latest notices') }).getByRole('listitem')).toHaveCount(5);
});

/** Back from the newest, the unread marked. */
Then('they are the newest five, the unread ones marked', '显示最新的五条，并标出未读', async ({ page }) => {
  const lines = page.getByRole('region', { name: either('最新公告', 'Latest notices') }).getByRole('listitem');
  const moments = await lines.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(moments).toHaveLength(5);
  expect(moments).toEqual([...moments].sort().reverse());
  for (const text of await lines.allInnerTexts()) expect(text).toMatch(/^\s*(未读|已读|Unread|Read)/);
});

/** At the bell; by the title that was kept as it was chosen there. */
Then('the one just read is still the first of them', '刚读过的仍是其中第一条', async ({ page, memory }) => {
  const lines = page.getByRole('region', { name: either('最新公告', 'Latest notices') }).getByRole('listitem');
  await expect(lines.first()).toContainText(memory.notice ?? '?');
  await expect(lines.first()).toHaveText(/^\s*(已读|Read)/);
});

/** In the panel at the bell; memory of its title for “its dialog …”. */
When('I choose the newest of them', '我选择其中最新的一条', async ({ page, memory }) => {
  const link = page
    .getByRole('region', { name: either('最新公告', 'Latest notices') })
    .getByRole('listitem')
    .getByRole('link')
    .first();
  memory.notice = (await link.innerText()).trim();
  await link.click();
});
