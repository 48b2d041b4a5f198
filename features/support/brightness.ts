import { expect, type Page } from '@playwright/test';

/** How bright the grounds of the page and of all that antd paints are, 0 to 255; antd's follow a little later. */
const brightness = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    const brightnessOf = (part: Element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(part).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    };
    const antds = [...document.querySelectorAll('.hall')].slice(-1).map((painted) => {
      probe.style.backgroundColor = 'var(--ant-color-bg-container)';
      painted.append(probe);
      const found = brightnessOf(probe);
      probe.remove();
      return found;
    });
    return [brightnessOf(document.body), brightnessOf(document.querySelector('.ant-table') ?? document.body), ...antds];
  });

/** Waits until the page, and what antd paints on it, is dark or light. */
export const expectGround = (page: Page, dark: boolean): Promise<void> =>
  expect.poll(async () => (await brightness(page)).every((value) => value < 100 === dark)).toBe(true);
