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
