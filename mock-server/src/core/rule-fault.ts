import type { Bilingual } from '@hall/contract/bilingual';
import { type Rule, ruleText } from '@hall/contract/errors';
import type { FieldFault } from './import-plan.ts';

type Params = Readonly<Record<string, string | number>>;

/** What is wrong with a field of a file by a rule that forms have as well. @param title what people call the field */
export function ruleFault(field: string, title: Bilingual, rule: Rule, params: Params = {}): FieldFault {
  const text = (language: keyof Bilingual) => ruleText(rule, language, { ...params, field: title[language] });
  return { field, text: { zh: text('zh'), en: text('en') } };
}
