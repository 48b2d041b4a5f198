import { expect } from '@playwright/test';
import { Given, Then, When } from '../support/test.ts';

/** A moment such as `2026-11-21T22:30:00Z`; the server keeps its own time. */
Given('the clock of the browser stands at {string}', '浏览器的时钟停在{string}', ({ page }, moment: string) => {
  if (Number.isNaN(Date.parse(moment))) throw new Error(`"${moment}" is no moment; one is written as 2026-11-21T22:30:00Z`);
  return page.clock.setFixedTime(new Date(moment));
});

/** Before a page is opened. */
Given('the clock of the browser can be moved', '浏览器的时钟可以调整', ({ page }) => page.clock.install());

/** In leaps shorter than the patience of a call, and each call answered before the next: a call has no time for its answer within one. */
const LEAP_MS = 20_000;

/** After `the clock of the browser can be moved`. */
When('{int} minute(s) pass(es) in the browser', '浏览器中过去{int}分钟', async ({ page, traffic }, minutes: number) => {
  for (let leaps = (minutes * 60_000) / LEAP_MS; leaps > 0; leaps--) {
    await traffic.rest();
    await page.clock.runFor(LEAP_MS);
  }
});

/** More than it takes until a page is told to stand still: it goes on until then, and cannot stand still in its past. */
const AHEAD_MS = 10_000;

/** After `the clock of the browser can be moved`: it leaps some seconds ahead, and from there on moves by what passes in steps alone. */
When("the browser's time stands still", '浏览器的时间静止', async ({ page }) => {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
});

/** As above. */
When('{int} ms pass in the browser', '浏览器中过去{int}毫秒', ({ page }, ms: number) => page.clock.runFor(ms));

/** Such as `2026-11-21 22:30`, in the time zone of the browser. */
Then("the browser's own clock shows {string}", '浏览器自己的时钟显示{string}', async ({ page }, time: string) => {
  expect(await page.evaluate(() => new Date().toLocaleString('sv').slice(0, 16))).toBe(time);
});
