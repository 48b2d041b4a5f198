import { isDay } from '@hall/contract/calendar';
import type { GrantDraft } from '@hall/contract/giving';
import { lastDayOf } from '@hall/contract/rules/durations';
import { type Authority, type GrantTerms, termsFault } from '@hall/contract/rules/grant-terms';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { Refusal } from '../../../core/refusal.ts';

type Draft = Pick<
  GrantDraft,
  'systems' | 'duration' | 'firstDay' | 'lastDay' | 'controlled' | 'amount' | 'mayRegrant' | 'showsBalance' | 'showsLedger'
>;

/** The terms of a draft; its last day is that of its duration, whatever else it says. */
export function termsOf(draft: Draft): GrantTerms {
  const { firstDay = '', lastDay = '', duration, amount = '', systems } = draft;
  const reckoned = isDay(firstDay) ? lastDayOf(firstDay, duration) : undefined;
  const { controlled, mayRegrant, showsBalance, showsLedger } = draft;
  return {
    systems: [...new Set(systems)],
    ...{ firstDay, lastDay: reckoned ?? lastDay, longTerm: duration === 'long' },
    ...{ controlled, amount, mayRegrant, showsBalance, showsLedger },
  };
}

/** @throws Refusal 404 with the first of the rules of `termsFaults`, at the field */
export function checkTerms(terms: GrantTerms, today: string, authority: Authority): void {
  const fault = termsFault(terms, today, authority);
  if (!fault) return;
  const { field, rule, params } = fault;
  throw new Refusal(404, rule, { field: field === 'longTerm' ? 'duration' : field, ...(params && { params }) });
}

/** What is kept of the terms. A long-term grant ends with what it is given by. */
export function keptTerms(terms: GrantTerms, { until }: Authority) {
  const { systems, firstDay, longTerm, controlled, mayRegrant, showsBalance, showsLedger } = terms;
  return {
    forQuery: systems.includes('query'),
    forExpense: systems.includes('expense'),
    forIncome: systems.includes('income'),
    ...{ firstDay, lastDay: longTerm ? (until ?? null) : terms.lastDay, longTerm, controlled, mayRegrant, showsBalance, showsLedger },
    amount: controlled ? fenIn(terms.amount) : 0,
  };
}
export type KeptTerms = ReturnType<typeof keptTerms>;

/** What the log is told of the terms. @param lastDay yyyy-MM-dd, the one that is kept */
export function toldTerms(draft: Draft, lastDay: string | null) {
  const { systems, duration, firstDay, controlled, amount, mayRegrant, showsBalance, showsLedger } = draft;
  return {
    ...{ systems, duration, firstDay, lastDay: lastDay ?? undefined, controlled, ...(controlled && { amount }) },
    ...{ mayRegrant, showsBalance, showsLedger },
  };
}
