import type { Grant } from '@hall/contract/authorizations';
import type { ChangeableGrant, GrantChangeDraft } from '@hall/contract/grant-changes';
import { type ChangeBounds, type ChangedTerms, type ChangeFault, changeFaults, type GrantChange } from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { meantAmount } from '../../granting/index.ts';

/** What of a change the form has fields for. */
export type ChangeValues = Partial<Pick<GrantChangeDraft, 'systems' | 'longTerm' | 'lastDay' | 'controlled' | 'amount' | 'from'>>;

/** The terms of a grant as a change is measured by them. */
export const presentOf = (grant: Grant): ChangedTerms => ({
  systems: systemsOf(grant),
  lastDay: grant.lastDay ?? '',
  longTerm: grant.longTerm,
  controlled: grant.controlled,
  amount: grant.amount ?? '',
});

/** What a change of a grant is measured by, as the server says. */
export const boundsOf = ({ grant, until, used, parent, children }: ChangeableGrant): ChangeBounds => ({
  firstDay: grant.firstDay,
  present: presentOf(grant),
  until,
  used: fenIn(used),
  ...(parent && { parent: { systems: parent.systems, controlled: parent.controlled, room: fenIn(parent.room ?? '') || 0 } }),
  children,
});

/** What is meant by what the fields have. */
export const changeIn = ({ systems = [], longTerm = false, lastDay, controlled = false, amount, from }: ChangeValues): GrantChange => ({
  ...{ systems, longTerm, controlled, from: from ?? '' },
  lastDay: lastDay ?? '',
  amount: String(meantAmount(amount ?? '')),
});

/** A change as it is sent: what does not hold beside the rest is left out. */
export function draftOf(number: string, values: ChangeValues): GrantChangeDraft {
  const { systems, longTerm, lastDay, controlled, amount, from } = changeIn(values);
  return {
    ...{ number, systems: [...systems], longTerm, controlled, from },
    ...(!longTerm && { lastDay }),
    ...(controlled && { amount }),
  };
}

/**
 * What is wrong with a field of the form, as the server would say it. The end of a grant that is to be long-term has no field: what is wrong
 * with it is said of that.
 * @param values all values of the form by their names
 * @param today yyyy-MM-dd
 */
export function faultAt(name: keyof ChangeValues, values: ChangeValues, bounds: ChangeBounds, today: string): ChangeFault | undefined {
  const change = changeIn(values);
  // The server, which never gets such a text from the form, says of it what it says of amounts that are out of range.
  if (name === 'amount' && change.controlled && Number.isNaN(Number(change.amount))) return { field: name, rule: 'amount-not-a-number' };
  const field = name === 'longTerm' && change.longTerm ? 'lastDay' : name;
  return changeFaults(change, today, bounds).find((fault) => fault.field === field);
}
