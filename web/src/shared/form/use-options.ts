import { optionsOf } from '@hall/contract/wire/coded';
import { useLanguage } from '../i18n/use-language.tsx';

/** The values of a coded field, as a select offers them. */
export function useOptions(): (schema: Parameters<typeof optionsOf>[0]) => { value: string; label: string }[] {
  const language = useLanguage();
  return (schema) => optionsOf(schema).map((option) => ({ value: option.value, label: option[language] }));
}
