import type { Parameters } from '@hall/contract/parameter-table';
import { switchLanguage } from '../i18n/language.ts';
import { offersLanguages } from '../i18n/offers-languages.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { useChosenLanguage } from '../i18n/use-language.tsx';
import './language-switch.css';

const CHOICES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const;

/** The two languages, where the parameters offer the choice (ENTRY-4); nothing otherwise. */
export function LanguageSwitch({ parameters }: { readonly parameters: Parameters }) {
  const { t } = useSharedTexts();
  const chosen = useChosenLanguage();
  if (!offersLanguages(parameters)) return null;
  return (
    <fieldset className="hall-language" aria-label={t('language')}>
      {CHOICES.map(([choice, name]) => (
        <button key={choice} type="button" lang={choice} aria-pressed={choice === chosen} onClick={() => switchLanguage(choice)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
