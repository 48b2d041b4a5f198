import { RULES } from '@hall/contract/errors';
import { idNumberFault } from '@hall/contract/rules/id-number';
import { passwordFault, repeatFault } from '@hall/contract/rules/password';
import type { Language } from '../../shared/i18n/language.ts';

/** What is wrong with an ID number as typed; nothing for one that is empty. */
export function idNumberText(typed: string, language: Language): string | undefined {
  const fault = typed.trim() ? idNumberFault(typed) : undefined;
  return fault && RULES[fault][language];
}

/** What is wrong with a new password, as far as the browser can know. */
export function passwordText(password: string, language: Language): string | undefined {
  const fault = passwordFault(password, []);
  return fault && RULES[fault][language];
}

/** What is wrong with the new password as typed again. */
export function repeatText(repeated: string, password: string, language: Language): string | undefined {
  const fault = repeatFault(repeated, password);
  return fault && RULES[fault][language];
}
