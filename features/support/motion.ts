import type { Page } from '@playwright/test';

/** Waits until what moves or changes its colour has come to rest; what never ends is not waited for. */
export const untilAtRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      // One that is about to start is paused.
      .every((animation) => animation.playState === 'finished' || animation.effect?.getTiming().iterations === Infinity),
  );
