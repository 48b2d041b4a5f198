import { expect, type Page } from '@playwright/test';

/** How bright the ground of the page and that of antd's own parts is, 0 to 255. */
const brightness = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.body, document.querySelector('.ant-table') ?? document.body].map((part) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(part).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    }),
  );

/** Waits until the page, and what antd paints on it, is dark or light. */
export const expectGround = (page: Page, dark: boolean): Promise<void> =>
  expect.poll(async () => (await brightness(page)).map((value) => value < 100)).toEqual([dark, dark]);
