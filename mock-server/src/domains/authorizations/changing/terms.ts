import type { Bilingual } from '@hall/contract/bilingual';
import type { GrantChangeDraft } from '@hall/contract/grant-changes';
import { changeWords } from '@hall/contract/rules/grant-change-words';
import type { ChangedTerms, GrantChange } from '@hall/contract/rules/grant-changes';
import { GRANT_SYSTEMS, type GrantSystem, systemsOf } from '@hall/contract/rules/grant-terms';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { yuanOf } from '../../../core/money.ts';
import type { StoredGrant } from '../stored-grants.ts';

/** What of a grant can be changed, as it is kept. */
export type KeptChange = Pick<StoredGrant, 'forQuery' | 'forExpense' | 'forIncome' | 'lastDay' | 'longTerm' | 'controlled' | 'amount'>;

/** What a change makes of a grant, of more than that. */
export const keptOf = ({ forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount }: KeptChange): KeptChange => ({
  ...{ forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount },
});

/** The terms of a grant as a change is measured by them. */
export const presentOf = (grant: KeptChange): ChangedTerms => ({
  systems: systemsOf(grant),
  lastDay: grant.lastDay ?? '',
  longTerm: grant.longTerm,
  controlled: grant.controlled,
  amount: grant.controlled ? yuanOf(grant.amount) : '',
});

const SYSTEMS = Object.keys(GRANT_SYSTEMS) as GrantSystem[];

/** A change as it was sent, its systems once each and in the order of all others. */
export const changeOf = ({ systems, longTerm, lastDay = '', controlled, amount = '', from }: GrantChangeDraft): GrantChange => ({
  ...{ systems: SYSTEMS.filter((system) => systems.includes(system)), longTerm, lastDay, controlled, amount, from },
});

/** What a change makes of a grant. @param until the last day of what is long-term, yyyy-MM-dd; none where nothing ends it */
export const changedTo = ({ systems, longTerm, lastDay, controlled, amount }: ChangedTerms, until: string | undefined): KeptChange => ({
  forQuery: systems.includes('query'),
  forExpense: systems.includes('expense'),
  forIncome: systems.includes('income'),
  lastDay: longTerm ? (until ?? null) : lastDay,
  ...{ longTerm, controlled, amount: controlled ? BigInt(fenIn(amount)) : 0n },
});

/** Terms as the log tells them. */
export const loggedOf = ({ systems, longTerm, lastDay, controlled, amount }: ChangedTerms) => ({
  ...{ systems: [...systems], longTerm, controlled },
  lastDay: (!longTerm && lastDay) || undefined,
  amount: (controlled && amount) || undefined,
});

const worded = (terms: KeptChange) => ({
  systems: systemsOf(terms),
  ...{ lastDay: terms.lastDay, longTerm: terms.longTerm, fen: terms.controlled ? Number(terms.amount) : undefined },
});

/** From what to what a change leads, in words. */
export const changedWords = (before: KeptChange, after: KeptChange): Bilingual => changeWords(worded(before), worded(after));

/** {@link changedWords}, as they are kept. */
export function wordsOf(before: KeptChange, after: KeptChange) {
  const { zh, en } = changedWords(before, after);
  return { content: zh, contentEn: en };
}
