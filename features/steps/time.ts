import { expect } from '@playwright/test';
import { Given, Then } from '../support/test.ts';

Given('the clock of the browser stands at {string}', '浏览器的时钟停在{string}', ({ page }, moment: string) =>
  page.clock.setFixedTime(new Date(moment)),
);

Then("the browser's own clock shows {string}", '浏览器自己的时钟显示{string}', async ({ page }, time: string) => {
  expect(await page.evaluate(() => new Date().toLocaleString('sv').slice(0, 16))).toBe(time);
});
