import { type Rule, ruleText } from '@hall/contract/errors';
import { Refusal } from './refusal.ts';

/** What is against something, in both languages. */
export const faultBy = (rule: Rule, params: Parameters<typeof ruleText>[2] = {}) => ({
  fault: ruleText(rule, 'zh', params),
  faultEn: ruleText(rule, 'en', params),
});

/** What was refused, in both languages. @throws what is no refusal */
export function faultOf(error: unknown): ReturnType<typeof faultBy> {
  if (!(error instanceof Refusal)) throw error;
  return faultBy(error.rule, { ...error.detail.params });
}
