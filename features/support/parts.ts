import type { Locator, Page } from '@playwright/test';

/** The page that is shown: others stay behind their tabs. */
export const main = (page: Page): Locator => page.getByRole('main').filter({ visible: true });

/** A titled part of the page, a card of the start page or of another one. */
export const partOf = (page: Page, name: string): Locator =>
  main(page)
    .locator('.hall-card')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
