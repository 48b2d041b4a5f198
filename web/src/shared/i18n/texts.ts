import i18next from 'i18next';
import type { Language } from './language.ts';
import { useLanguage } from './use-language.tsx';

/** Values for the `{{name}}` parts of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** What the texts hook of a domain gives. */
export interface Texts<Key extends string> {
  readonly t: (key: Key, values?: TextValues) => string;
  readonly language: Language;
  /** A name in the present language; the Chinese one where there is no English. */
  readonly pick: (zh: string, en: string | undefined) => string;
}

/** As `pick` of the texts hook, outside components. */
export const pickName = (language: Language, zh: string, en: string | undefined): string => (language === 'en' && en ? en : zh);

/** Adds a domain's texts, the same keys in both languages, and gives the hook that reads them. */
export function defineTexts<Key extends string>(
  domain: string,
  zh: Readonly<Record<Key, string>>,
  en: Readonly<Record<Key, string>>,
): () => Texts<Key> {
  i18next.addResourceBundle('zh', domain, zh);
  i18next.addResourceBundle('en', domain, en);
  const textsIn = (language: Language): Texts<Key> => {
    const t = i18next.getFixedT(language, domain);
    return {
      t: (key, values) => t(key, { ...values }),
      language,
      pick: (chinese, english) => pickName(language, chinese, english),
    };
  };
  const texts = { zh: textsIn('zh'), en: textsIn('en') };
  return () => texts[useLanguage()];
}
