import type { Download, Page } from '@playwright/test';

/** The next file that a page brings. How long it is made is no claim of a scenario: what never comes ends with the scenario itself. */
export const nextDownload = (page: Page): Promise<Download> => page.waitForEvent('download', { timeout: 0 });
