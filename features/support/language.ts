import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import type { BrowserContext, Page } from '@playwright/test';
import { either } from './either.ts';
import { stored } from './storage.ts';

/** The language of the interface, as the browser remembers it. */
export const languageOf = async (page: Page): Promise<'zh' | 'en'> => ((await stored(page, 'language')) === 'en' ? 'en' : 'zh');

/** What the language is switched by; where the page is too narrow for it, it is in the account panel. */
export const languageSwitch = (page: Page) => page.getByRole('group', { name: either('界面语言', 'Language') });

/** From the next page on that a browser loads, unless another language was chosen there. */
export async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const ours = window.location.protocol.startsWith('http') && window.origin !== 'null';
    if (ours && localStorage.getItem(key) === null) localStorage.setItem(key, 'en');
  }, `${STORAGE_PREFIX}language`);
}
