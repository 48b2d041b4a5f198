import { read, remove, write } from '../storage.ts';
import { currentLanguage, declareLanguage, type Language, switchLanguage } from './language.ts';

/** The language that the address asked for, until it is known whether people may choose one. */
export const askedLanguage = (): Language | undefined => window.hallLanguage;

/**
 * Speaks the language that the address asked for, where people may choose one, and remembers for the next address whether they may:
 * then the page's own script takes it before anything is painted (ENTRY-4).
 */
export function settleLanguage(offered: boolean): void {
  if (!offered) remove(localStorage, 'languageOffered');
  else if (read(localStorage, 'languageOffered') === null) write(localStorage, 'languageOffered', '1');
  const { hallLanguage: asked, hallFormerLanguage: former } = window;
  const spoken = currentLanguage();
  delete window.hallLanguage;
  delete window.hallFormerLanguage;
  if (asked && offered) switchLanguage(asked);
  if (former && !offered) switchLanguage(former);
  // Another one is declared once the page speaks it.
  if (currentLanguage() === spoken) declareLanguage(spoken);
}
