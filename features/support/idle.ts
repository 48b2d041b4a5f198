import type { Page } from '@playwright/test';

/** React may keep back for 300 ms what it is about to show, so as not to flicker, and the page looks idle meanwhile; in ms. */
export const KEPT_BACK = 350;

/**
 * Waits until a page had nothing to do for a while, or is another document.
 * @param quietFor ms
 */
export const untilIdle = (page: Page, quietFor: number) =>
  page.evaluate((delay) => scheduler.postTask(() => undefined, { priority: 'background', delay }), quietFor).catch(() => undefined);
