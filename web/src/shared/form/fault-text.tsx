import type { Bilingual } from '@hall/contract/bilingual';
import { type Rule, ruleText } from '@hall/contract/errors';
import { type BusinessFailure, failureText } from '../api/failure.ts';
import { useLanguage } from '../i18n/use-language.tsx';

interface FaultTextProps {
  readonly rule: Rule;
  readonly params: Readonly<Record<string, string | number>>;
  /** What the field is called. */
  readonly term: Bilingual;
}

/** What is wrong with a field, in the language of the moment. */
export const FaultText = ({ rule, params, term }: FaultTextProps) => {
  const language = useLanguage();
  return ruleText(rule, language, { ...params, field: term[language] });
};

/** What the server refused, in the language of the moment. */
export const RefusalText = ({ failure }: { readonly failure: BusinessFailure }) => failureText(failure, useLanguage());
