import type { Parameters } from '@hall/contract/parameter-table';
import { switchLanguage } from '../i18n/language.ts';
import { offersLanguages } from '../i18n/offers-languages.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { useChosenLanguage } from '../i18n/use-language.tsx';
import { Segments } from './segments.tsx';

const CHOICES = [
  { value: 'zh', label: '中文', lang: 'zh' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

/** The two languages, where the parameters offer the choice (ENTRY-4); nothing otherwise. */
export function LanguageSwitch({ parameters }: { readonly parameters: Parameters }) {
  const { t } = useSharedTexts();
  const chosen = useChosenLanguage();
  if (!offersLanguages(parameters)) return null;
  return <Segments label={t('language')} options={CHOICES} value={chosen} onChange={switchLanguage} />;
}
