import type { Parameters } from '@hall/contract/parameter-table';
import { useState } from 'react';
import { askedLanguage } from '../../../shared/i18n/asked-language.ts';
import { type Language, switchLanguage } from '../../../shared/i18n/language.ts';
import { offersLanguages } from '../../../shared/i18n/offers-languages.ts';
import { read } from '../../../shared/storage.ts';
import { useTexts } from '../texts.ts';

/** Whether the browser speaks no Chinese, and nobody has said yet which language the hall is to speak. */
const isForeign = (): boolean =>
  read(localStorage, 'language') === null && askedLanguage() === undefined && navigator.languages.every((tag) => !/^zh\b/i.test(tag));

/** Offers English to a browser in another language, once: Chinese is the default (ENTRY-4). */
export function EnglishOffer({ parameters }: { readonly parameters: Parameters }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(true);
  if (!open || !offersLanguages(parameters) || !isForeign()) return null;
  const choose = (language: Language) => {
    // The button that was pressed goes away; what it spoke of is beside it.
    document.querySelector<HTMLElement>('.login-top .hall-segments button')?.focus();
    setOpen(false);
    switchLanguage(language);
  };
  return (
    <div className="login-offer" lang="en">
      <button type="button" onClick={() => choose('en')}>
        {t('offerEnglish')}
      </button>
      <button type="button" aria-label={t('offerDismiss')} title={t('offerDismiss')} onClick={() => choose('zh')}>
        ×
      </button>
    </div>
  );
}
