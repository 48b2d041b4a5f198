import type { Page } from '@playwright/test';

/** The controls of a part of the page, by its selector, that cannot be pressed where they show: cut off, or under another. */
export const covered = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((part) => {
    const controls = [...document.querySelectorAll(`:is(${part}) :is(a[href], button, input)`)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const called = (control: Element) => control.ariaLabel || control.textContent?.trim().slice(0, 30) || control.className;
    const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
    const beyond = boxes.filter(({ box }) => box.left < 0 || box.right > window.innerWidth || box.width < 20 || box.height < 20);
    const pairs = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ control }) => !control.contains(one.control) && !one.control.contains(control))
        .filter(({ box: { left, right, top, bottom } }) => {
          const wide = Math.min(right, one.box.right) - Math.max(left, one.box.left);
          return wide > 1 && Math.min(bottom, one.box.bottom) - Math.max(top, one.box.top) > 1;
        })
        .map(({ control }) => `${called(one.control)} and ${called(control)} overlap`),
    );
    return [...beyond.map(({ control }) => `${called(control)} is cut off`), ...pairs];
  }, within);

/** What of the header, the ways and the main part reaches beyond the window, but for what can be scrolled to inside of a part. */
export const beyondWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (part: Element | null): boolean =>
      part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    const { scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll(':is(header, nav, main) *')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return part.checkVisibility() && width > 0 && (left < -1 || right > window.innerWidth + 1) && !scrolls(part.parentElement);
    });
    const wide = scrollWidth > window.innerWidth ? [`${scrollWidth - window.innerWidth} px too wide`] : [];
    return [...wide, ...parts.map((part) => `${part.tagName.toLowerCase()}.${part.className} ${part.textContent?.slice(0, 30)}`)];
  });
