import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    hallToasts?: string[];
  }
}

/** Has every page of a browser write down the toasts that it shows. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    window.hallToasts = shown;
    let last = '';
    const look = () => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      if (text !== '' && text !== last) shown.push(text);
      last = text;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Takes away the toast that is there, if there is one. */
export const dismissToast = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.hall-toast > button:last-of-type')?.click());

/** The toasts that a page has shown since its document was loaded. */
export const shownToasts = (page: Page): Promise<string[]> => page.evaluate(() => window.hallToasts ?? []);
