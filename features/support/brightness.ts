import type { Page } from '@playwright/test';

/**
 * Waits until the page, and what antd paints on it, which follows a little later, is dark or light; it looks at each frame. The mean
 * of a ground's three colours, 0 to 255, says which it is.
 */
export const untilGround = async (page: Page, dark: boolean): Promise<void> => {
  await page.waitForFunction((isDark) => {
    const brightnessOf = (part: Element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(part).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    };
    const probe = document.createElement('i');
    const antds = [...document.querySelectorAll('.hall')].slice(-1).map((painted) => {
      probe.style.backgroundColor = 'var(--ant-color-bg-container)';
      painted.append(probe);
      const found = brightnessOf(probe);
      probe.remove();
      return found;
    });
    // What another tab keeps follows when it is shown again.
    const table = [...document.querySelectorAll('.ant-table')].find((one) => one.checkVisibility());
    const all = [brightnessOf(document.body), brightnessOf(table ?? document.body), ...antds];
    return all.every((value) => value < 100 === isDark);
  }, dark);
};
