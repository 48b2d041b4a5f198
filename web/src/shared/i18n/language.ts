import i18next from 'i18next';
import { write } from '../storage.ts';

export type Language = 'zh' | 'en';

declare global {
  interface Window {
    /** The language that the address asked for, as the page's own script noted it; nothing is painted meanwhile. */
    hallLanguage?: Language;
    /** The language before the one that the address asked for was taken. */
    hallFormerLanguage?: Language;
  }
}

/** What the page's `lang` says for each language. */
const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

// The head script chose the language before anything was painted. Domains add their texts as they load.
void i18next.init({
  lng: document.documentElement.lang.startsWith('en') ? 'en' : 'zh',
  fallbackLng: 'zh',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** The language that was switched to last; components ask {@link useLanguage}. */
export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'zh');

/** Calls back with each switch. @returns what stops it */
export function watchLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

/** Switches the language and remembers it in this browser; what is on the page follows as it is drawn. */
export function switchLanguage(language: Language): void {
  write(localStorage, 'language', language);
  void i18next.changeLanguage(language);
}

/** Tells screen readers and hyphenation which language the page speaks; what waited for that is painted. */
export function declareLanguage(language: Language): void {
  const root = document.documentElement;
  root.lang = TAGS[language];
  if (window.hallLanguage === undefined) delete root.dataset.languageHeld;
}
