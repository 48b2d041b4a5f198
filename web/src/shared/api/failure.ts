import type { Bilingual } from '@hall/contract/bilingual';
import type { Rule } from '@hall/contract/errors';
import { CODES, RULES, ruleText } from '@hall/contract/errors';
import type { Language } from '../i18n/language.ts';

/** What is wrong with a request, and where: `field` is our name of it, in a row as `columns.2.width`, `term` what people call it. */
export interface Fault {
  readonly rule?: string;
  readonly field?: string;
  readonly term?: Bilingual;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The server's own refusal. */
export interface BusinessFailure extends Fault {
  readonly kind: 'business';
  readonly code: string;
  /** The server's message, in Chinese; may be empty. */
  readonly message: string;
  /** Everything that is wrong with the request, where the server reports more than the first fault. */
  readonly faults?: readonly Fault[];
}

/**
 * Why a call gave no result: the server was not reached, it failed and could not even say so in our terms, we cancelled it, the server
 * refused, or we cannot read the answer.
 */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'server'; readonly status: number }
  | { readonly kind: 'cancelled' }
  | BusinessFailure
  | { readonly kind: 'contract'; readonly issues: readonly string[] };

const isKnownCode = (code: string): code is `${keyof typeof CODES}` => Object.hasOwn(CODES, code);
const isKnownRule = (rule: string | undefined): rule is Rule => rule !== undefined && Object.hasOwn(RULES, rule);

const codeText = (code: string, language: Language): string => CODES[isKnownCode(code) ? code : 999][language];

/** The message shown: the server's own in Chinese; in English that of the broken rule, else of the code (ERR-1). */
export function failureText(failure: ApiFailure, language: Language): string {
  if (failure.kind !== 'business') return codeText('999', language);
  if (language === 'zh' && failure.message !== '') return failure.message;
  if (!isKnownRule(failure.rule)) return codeText(failure.code, language);
  return ruleText(failure.rule, language, { ...failure.params, field: failure.term?.[language] ?? failure.field ?? '' });
}

/** What the server says of why it refused; nothing for any other error of a query hook. */
export const refusalText = (error: unknown, language: Language): string | undefined =>
  isApiFailure(error) && error.kind === 'business' ? failureText(error, language) : undefined;

/** A refusal as one of each fault that it tells of. */
export const refusalsOf = (failure: BusinessFailure): readonly BusinessFailure[] => {
  const { kind, code, message, faults } = failure;
  // The message is about the first one.
  return faults?.map((fault, index) => ({ kind, code, message: index === 0 ? message : '', ...fault })) ?? [failure];
};

/** Whether a failure of the catalogue ends the session (ERR-2). */
export const endsSession = (failure: ApiFailure): failure is BusinessFailure =>
  failure.kind === 'business' && isKnownCode(failure.code) && CODES[failure.code].endsSession;

/** Whether the error of a query hook is one of our failures. */
export const isApiFailure = (error: unknown): error is ApiFailure => typeof error === 'object' && error !== null && 'kind' in error;

/** Whether a call was refused because what it is about is another by now than was shown. */
export const isMeanwhile = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'business' && error.rule === 'changed-meanwhile';

/** A rejected call's error as one of our failures. */
export const asFailure = (error: unknown): ApiFailure => (isApiFailure(error) ? error : { kind: 'network' });
