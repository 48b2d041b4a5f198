import type { Grant } from '@hall/contract/authorizations';
import type { ChangeableGrant, GrantChangeDraft } from '@hall/contract/grant-changes';
import {
  type ChangeBounds,
  type ChangedTerms,
  type ChangeFault,
  changeFaults,
  type GrantChange,
  isChanged,
} from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { fenIn } from '@hall/contract/rules/typed-amount';
import type { ApiFailure } from '../../../shared/api/failure.ts';
import { meantAmount } from '../../granting/index.ts';

/** What of a change the form has fields for. */
export type ChangeValues = Partial<Pick<GrantChangeDraft, 'systems' | 'longTerm' | 'lastDay' | 'controlled' | 'amount' | 'from'>>;

/** That what is to be sent is what there is. */
export const CHANGES_NOTHING: ApiFailure = { kind: 'business', code: '500', rule: 'change-none', message: '' };

/** The terms of a grant as a change is measured by them. */
export const presentOf = (grant: Grant): ChangedTerms => ({
  systems: systemsOf(grant),
  lastDay: grant.lastDay ?? '',
  longTerm: grant.longTerm,
  controlled: grant.controlled,
  amount: grant.amount ?? '',
});

type Parent = NonNullable<ChangeableGrant['parent']>;

/** The most that the grant above leaves, in fen: who applies for a change is not told, and who decides on it sees to that. */
const roomOf = ({ room }: Parent): number => (room === undefined ? Number.POSITIVE_INFINITY : fenIn(room));

/** What a change of a grant is measured by, as the server says. */
export const boundsOf = ({ grant, until, used, parent, children }: ChangeableGrant): ChangeBounds => ({
  firstDay: grant.firstDay,
  present: presentOf(grant),
  until,
  used: fenIn(used),
  ...(parent && { parent: { systems: parent.systems, controlled: parent.controlled, room: roomOf(parent) } }),
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

/** Whether a change is one that can be, and another than what there is. */
export const isPossible = (change: GrantChange, bounds: ChangeBounds, today: string): boolean =>
  changeFaults(change, today, bounds).length === 0 && isChanged(bounds.present, change);
