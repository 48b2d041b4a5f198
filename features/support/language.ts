import type { Page } from '@playwright/test';
import { stored } from './storage.ts';

/** The language of the interface, as the browser remembers it. */
export const languageOf = async (page: Page): Promise<'zh' | 'en'> => ((await stored(page, 'language')) === 'en' ? 'en' : 'zh');
