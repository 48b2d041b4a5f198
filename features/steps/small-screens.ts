import { expect } from '@playwright/test';
import { covered } from '../support/covered.ts';
import { untilAtRest } from '../support/motion.ts';
import { Frame } from '../support/pages/frame.ts';
import { Given, Then } from '../support/test.ts';

/** In px of the page: a screen of 1280 × 1024 at 400 % has 320 × 256 of them. */
Given('the screen has {int} × {int} pixels', '屏幕为{int}×{int}像素', ({ page }, width: number, height: number) =>
  page.setViewportSize({ width, height }),
);

Then('nothing in the header covers anything else', '页头中没有内容互相遮挡', async ({ page }) => {
  await expect(new Frame(page).shell.account).toBeVisible();
  await expect.poll(() => covered(page, '.shell-header')).toEqual([]);
});

Then('the toast covers nothing of the header and the tabs', '提示条没有遮挡页头和标签栏', async ({ page }) => {
  const above = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
  const toast = page.locator('.hall-toast');
  await expect(toast).toBeVisible();
  await expect.poll(async () => Math.round((await above('.tab-line')).y)).toBe(Math.round((await above('.shell-header')).height));
  const gap = async () => {
    const [below, tabs] = await Promise.all([toast.boundingBox(), above('.tab-line')]);
    return (below?.y ?? Number.NEGATIVE_INFINITY) - (tabs.y + tabs.height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

/** As browsers do with what has the focus, where they are let. */
Then('nothing in the header can be scrolled out of its place', '页头中的内容不能被滚动移位', async ({ page }) => {
  await expect(new Frame(page).shell.account).toBeVisible();
  const scrolled = await page.locator('.shell-header, .shell-header :has(a, button, [tabindex])').evaluateAll((parts) =>
    parts
      .filter((part) => {
        part.scrollTo(1000, 1000);
        return part.scrollLeft > 0 || part.scrollTop > 0;
      })
      .map(({ className }) => className),
  );
  expect(scrolled).toEqual([]);
});

/** What is open: a panel, a dialog or a drawer. It is scrolled to each of its controls. */
Then('everything that has opened can be reached', '打开的内容都可以操作', async ({ page }) => {
  await untilAtRest(page);
  const opened = page.getByRole('dialog').or(page.getByRole('tooltip'));
  await expect(opened.first()).toBeVisible();
  for (const control of await opened.locator('a[href], :is(button, input):not(:disabled, [aria-disabled=true])').all()) {
    if (!(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    await control.click({ trial: true });
  }
});

/** Where the page is scrolled to its end: no more of the screen than a third is kept from it. */
Then('most of the screen is for the page', '屏幕大部分用于显示页面', async ({ page }) => {
  const kept = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const isPage = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest('#main, footer') !== null;
      const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
      return rows.filter((y) => !isPage(y)).length / rows.length;
    });
  await expect.poll(kept).toBeLessThan(1 / 3);
});
