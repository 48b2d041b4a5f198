import type { DraftTerms } from '@hall/contract/draft-terms';
import { type Authority, type GrantTerms, type TermsFault, termsFaults } from '@hall/contract/rules/grant-terms';
import { typedAmountOf } from '@hall/contract/rules/typed-amount';

/** What is meant by an amount as it was typed. */
export const meantAmount = (value: unknown): unknown => (typeof value === 'string' ? typedAmountOf(value.trim()) : value);

const termsIn = (values: Partial<DraftTerms>): GrantTerms => {
  const { systems = [], firstDay = '', lastDay = '', duration, amount, controlled = false } = values;
  const { mayRegrant = false, showsBalance = false, showsLedger = false } = values;
  return {
    ...{ systems, firstDay, lastDay, longTerm: duration === 'long', controlled, mayRegrant, showsBalance, showsLedger },
    amount: String(meantAmount(amount ?? '')),
  };
};

/**
 * What is wrong with one of the terms, as the server would say it.
 * @param values all values of the form by their names
 * @param today yyyy-MM-dd
 */
export function termFault(name: keyof GrantTerms, values: object, authority: Authority, today: string): TermsFault | undefined {
  const terms = termsIn(values);
  // The server, which never gets such a text from the form, says of it what it says of amounts that are out of range.
  if (name === 'amount' && terms.controlled && Number.isNaN(Number(terms.amount))) return { field: name, rule: 'amount-not-a-number' };
  return termsFaults(terms, today, authority).find(({ field }) => field === name);
}

/** How a form finds what is wrong with a term; `whole` as in checks of its fields. */
export type FaultOf = (name: keyof GrantTerms, values: object, whole: boolean) => TermsFault | undefined;

/** What is against a grant on a project of a state. */
export const STATE_RULES = { active: undefined, frozen: 'project-frozen', closed: 'project-closed' } as const;
