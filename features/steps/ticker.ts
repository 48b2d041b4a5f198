import { expect } from '@playwright/test';
import { escaped } from '../support/either.ts';
import { left } from '../support/left.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { Shell } from '../support/pages/shell.ts';
import { Ticker } from '../support/pages/ticker.ts';
import { infoOf } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** It is `that notice` from here on. */
Then('the ticker shows a notice', '滚动公告显示一条公告', async ({ page, memory }) => {
  memory.notice = await new Ticker(page).title();
});

/** Than `that notice`. */
Then('the ticker shows another notice', '滚动公告显示另一条公告', async ({ page, memory }) => {
  const before = left(memory.notice, 'the ticker has shown no notice yet');
  await expect.poll(() => new Ticker(page).title()).not.toBe(before);
});

Then('the ticker shows that notice', '滚动公告显示该公告', async ({ page, memory }) => {
  await expect(new Ticker(page).notice).toHaveText(left(memory.notice, 'the ticker has shown no notice yet'));
});

When('I point at the ticker', '我指向滚动公告', ({ page }) => new Ticker(page).notice.hover());

When('I no longer point at the ticker', '我不再指向滚动公告', ({ page }) => page.getByRole('banner').hover());

When('I focus the ticker', '我聚焦滚动公告', ({ page }) => new Ticker(page).notice.focus());

/** To its button. */
When('I move the focus off the ticker', '我将焦点移出滚动公告', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(new Ticker(page).button('暂停滚动', 'Pause')).toBeFocused();
});

When('I pause the ticker', '我暂停滚动公告', ({ page }) => new Ticker(page).button('暂停滚动', 'Pause').click());

When('I go on with the ticker', '我继续滚动公告', ({ page }) => new Ticker(page).button('继续滚动', 'Go on').click());

When('I follow the ticker', '我点击滚动公告', ({ page }) => new Ticker(page).notice.click());

/** Its title. */
Then('the dialog shows that notice of the ticker', '对话框显示滚动公告中的该公告', ({ page, memory }) =>
  expect(new DutyDialog(page).dialog.locator('.hall-dialog-head')).toContainText(left(memory.notice, 'the ticker has shown no notice yet')),
);

Then('the ticker is there', '有滚动公告', ({ page }) => expect(new Ticker(page).notice).toBeVisible());

Then('the ticker is not there', '没有滚动公告', ({ page }) => expect(new Ticker(page).line).toHaveCount(0));

/** Under the tag `@motion`: how long the text takes for what it has no room for. */
Then('the ticker has a text that passes, one pixel in 16 ms', '滚动公告有一条文字滚动，每16毫秒1像素', async ({ page }) => {
  const speed = () =>
    new Ticker(page).text.evaluate((text) => {
      const beyond = text.scrollWidth - (text.parentElement?.clientWidth ?? 0);
      const [passing] = text.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'ticker-pass');
      return passing && beyond > 0 ? Number(passing.effect?.getTiming().duration) / beyond : undefined;
    });
  await expect.poll(speed, { intervals: [50], timeout: 20_000 }).toBe(16);
});

/** Under the tag `@motion`: one that has room. */
Then('the ticker has a text that stands', '滚动公告有一条文字不滚动', async ({ page }) => {
  const stands = () =>
    new Ticker(page).text.evaluate(
      (text) => text.scrollWidth <= (text.parentElement?.clientWidth ?? 0) && text.getAttribute('data-phase') === 'standing',
    );
  await expect.poll(stands, { intervals: [50], timeout: 20_000 }).toBe(true);
});

Then('the ticker has a text without room that ends in dots', '滚动公告有一条放不下的文字以省略号结尾', async ({ page }) => {
  const dots = () =>
    new Ticker(page).text.evaluate(
      (text) =>
        text.scrollWidth > text.clientWidth && getComputedStyle(text).textOverflow === 'ellipsis' && text.getAnimations().length === 0,
    );
  await expect.poll(dots, { intervals: [50], timeout: 20_000 }).toBe(true);
});

const WAYS: Readonly<Record<string, string>> = {
  'from the right': 'ticker-from-right',
  右侧: 'ticker-from-right',
  'from below': 'ticker-from-below',
  下方: 'ticker-from-below',
};

/** `from the right` or `from below` (右侧, 下方); under the tag `@motion`. */
Then('the next text of the ticker comes {string}', '滚动公告的下一条来自{string}', async ({ page }, way: string) => {
  const coming = () => new Ticker(page).text.evaluate((text) => getComputedStyle(text).animationName);
  await expect.poll(coming).toBe(WAYS[way]);
});

/** As the server has it, in a badge and in words beside the name of the entry. */
Then('the menu counts the unread notices of {string}', '菜单显示{string}的未读公告数量', async ({ page, api }, userName: string) => {
  const { businessNoticeCount, formNoticeCount } = await infoOf(api, userName);
  const count = businessNoticeCount + formNoticeCount;
  expect(count).toBeGreaterThan(0);
  const entry = new Shell(page).entry('Notices').or(new Shell(page).entry('通知公告'));
  await expect(entry).toHaveAccessibleDescription(new RegExp(`(^|\\D)${escaped(String(count))}(\\D|$)`));
  await expect(entry.locator('[data-count]')).toHaveAttribute('data-count', String(count));
});

/** In a badge and in words beside the name of the entry. */
Then('the menu counts {int} pending item(s)', '菜单显示{int}项待办', async ({ page }, count: number) => {
  const entry = new Shell(page).entry('Pending items').or(new Shell(page).entry('待办事项'));
  await expect(entry).toHaveAccessibleDescription(new RegExp(`(^|\\D)${count}(\\D|$)`));
  await expect(entry.locator('[data-count]')).toHaveAttribute('data-count', String(count));
});

Then('the menu counts no unread notices', '菜单没有未读公告数量', async ({ page }) => {
  const entry = new Shell(page).entry('Notices').or(new Shell(page).entry('通知公告'));
  await expect(entry).toBeVisible();
  await expect(entry.locator('[data-count]')).toHaveCount(0);
  await expect(entry).not.toHaveAccessibleDescription(/\d/);
});
