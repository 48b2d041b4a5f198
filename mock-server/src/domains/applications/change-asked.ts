import type { Bilingual } from '@hall/contract/bilingual';
import type { ChangedTerms as WireTerms } from '@hall/contract/changed-terms';
import { askedByNow, type ChangedTerms, type GrantChange } from '@hall/contract/rules/grant-changes';
import { changedTo, changedWords, type KeptChange, presentOf } from '../authorizations/index.ts';
import { type ChangeApplication, isPending } from './stored-applications.ts';

/** What was applied for; what is long-term lasts as long as its project or the grant above does then. */
const appliedFor = ({ forQuery, forExpense, forIncome, lastDay, duration, controlled, amount }: ChangeApplication): KeptChange => ({
  ...{ forQuery, forExpense, forIncome, lastDay, longTerm: duration === 'long', controlled, amount: amount ?? 0n },
});

/** The terms of the grant that are kept with the application: when it was submitted where it waits, else when it last did. */
const termsThen = ({ before, changes }: ChangeApplication): ChangedTerms =>
  before === null ? presentOf(changes) : (JSON.parse(before) as ChangedTerms);

/** What the application would make of the grant: of what waits by now, as the grant may have been changed since. */
export function termsAsked(application: ChangeApplication): ChangedTerms {
  const asked = presentOf(appliedFor(application));
  return isPending(application) ? askedByNow(asked, termsThen(application), presentOf(application.changes)) : asked;
}

/** From what to what an application leads, in words; when long-term terms end is that of what they are given by, before and after. */
export function changeInWords(application: ChangeApplication): Bilingual {
  const { changes } = application;
  return changedWords({ ...changes, lastDay: changes.longTerm ? null : changes.lastDay }, appliedFor(application));
}

/** The change that is applied for, from the present day (yyyy-MM-dd) on where that asked for is over (PROJ-3). */
export const changeAsked = (application: ChangeApplication, today: string): GrantChange => {
  const { firstDay } = application;
  return { ...termsAsked(application), from: firstDay && firstDay > today ? firstDay : today };
};

/** The terms of a grant as they are kept with an application. */
export const keptBefore = (grant: KeptChange): string => JSON.stringify(presentOf(grant));

/** What is kept of an application that waits no more: what it asked for by then, and what the grant was. */
export function settledTerms(application: ChangeApplication) {
  const asked = termsAsked(application);
  const { longTerm, lastDay, amount, ...terms } = changedTo(asked, undefined);
  return {
    ...{ ...terms, duration: longTerm ? ('long' as const) : ('custom' as const), lastDay },
    ...{ amount: terms.controlled ? Number(amount) : null, before: keptBefore(application.changes) },
  };
}

const wireTermsOf = ({ systems, longTerm, lastDay, controlled, amount }: ChangedTerms): WireTerms => ({
  ...{ systems: [...systems], longTerm, lastDay: (!longTerm && lastDay) || undefined, controlled, amount: amount || undefined },
});

/**
 * What an application would change, and to what, as it is shown.
 * @param byNow whether the grant is shown as it is by now, where the application waits: to who applies and who decides
 */
export function changeShown(application: ChangeApplication, byNow: boolean) {
  const present = byNow && isPending(application);
  const { longTerm, ...asked } = wireTermsOf(present ? termsAsked(application) : presentOf(appliedFor(application)));
  return {
    ...{ ...asked, duration: longTerm ? ('long' as const) : ('custom' as const) },
    before: wireTermsOf(present ? presentOf(application.changes) : termsThen(application)),
  };
}
