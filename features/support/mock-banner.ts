import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import type { BrowserContext, Page } from '@playwright/test';
import { either } from './either.ts';

/** A browser in which somebody has closed the banner of the test environment: it takes room that no scenario counts on. */
export async function withoutMockBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const ours = window.location.protocol.startsWith('http') && window.origin !== 'null';
    if (ours) sessionStorage.setItem(key, '1');
  }, `${STORAGE_PREFIX}mockBannerClosed`);
}

/** What says that the server can be told to fail. */
export const mockBanner = (page: Page) => page.getByRole('complementary', { name: either('测试环境', 'Test environment') });
