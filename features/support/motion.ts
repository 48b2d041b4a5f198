import type { Page } from '@playwright/test';

/** Waits until what moves or changes its colour has come to rest; what never ends is not waited for. */
export const untilAtRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      // One that is about to start is paused.
      .every((animation) => animation.playState === 'finished' || animation.effect?.getTiming().iterations === Infinity),
  );

/** Waits until nothing on the page says that it is being loaded. */
export const untilShown = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true], .first-paint'));

const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** From here on what glides to its place, or changes by and by, is there at once in this document: else each look would wait for it. */
export const holdStill = (page: Page) => page.addStyleTag({ content: STILL });
