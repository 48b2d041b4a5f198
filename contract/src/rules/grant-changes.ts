import type { Label } from '../bilingual.ts';
import { isDay } from '../calendar.ts';
import type { Rule } from '../errors.ts';
import { dayRangeFault } from './dates.ts';
import { type GrantSystem, type GrantTerms, grantAmountFault } from './grant-terms.ts';
import { fenIn } from './typed-amount.ts';
import { yuanIn } from './yuan-in.ts';

/** What a version of the terms of a grant is (PROJ-23). */
export const VERSION_STATES = {
  scheduled: ['待生效', 'Planned'],
  active: ['生效中', 'In force'],
  superseded: ['已变更', 'Superseded'],
  void: ['已取消', 'Dropped'],
} as const satisfies Readonly<Record<string, Label>>;
export type VersionState = keyof typeof VERSION_STATES;

/** What of a grant can be changed. */
export type ChangedTerms = Pick<GrantTerms, 'systems' | 'lastDay' | 'longTerm' | 'controlled' | 'amount'>;

/** A change as somebody asks for it. */
export interface GrantChange extends ChangedTerms {
  /** From when on it holds, yyyy-MM-dd. */
  readonly from: string;
}

/** A grant that was given on from the one that is changed. */
export interface ChildTerms {
  readonly number: string;
  readonly systems: readonly GrantSystem[];
  /** yyyy-MM-dd. */
  readonly firstDay: string;
  /** It ends with the one above, wherever that is moved to. */
  readonly longTerm: boolean;
  /** yyyy-MM-dd; none where nothing ends it. */
  readonly lastDay?: string | undefined;
  readonly controlled: boolean;
}

/** What a change is measured by. */
export interface ChangeBounds {
  /** The grant as it is. */
  readonly firstDay: string;
  readonly present: ChangedTerms;
  /** yyyy-MM-dd: nothing lasts beyond it; none where nothing ends it. */
  readonly until?: string | undefined;
  /** Fen that are spent, frozen and given on. */
  readonly used: number;
  /** What the grant was given on from. */
  readonly parent?: {
    readonly systems: readonly GrantSystem[];
    readonly controlled: boolean;
    /** Fen that the grant can have at most, where the amount of that is controlled: what it has, and what is available above. */
    readonly room: number;
  };
  readonly children: readonly ChildTerms[];
}

export interface ChangeFault {
  readonly field: keyof GrantChange;
  readonly rule: Rule;
  readonly params?: Readonly<Record<string, string | number>>;
}

const sameSystems = (one: readonly GrantSystem[], other: readonly GrantSystem[]): boolean =>
  one.length === other.length && one.every((system) => other.includes(system));

const sameAmount = (one: ChangedTerms, other: ChangedTerms): boolean =>
  one.controlled === other.controlled && (!one.controlled || fenIn(one.amount) === fenIn(other.amount));

const sameEnd = (one: ChangedTerms, other: ChangedTerms): boolean =>
  one.longTerm === other.longTerm && (one.longTerm || one.lastDay === other.lastDay);

/** Whether terms that can be written are other terms. */
export const isChanged = (present: ChangedTerms, asked: ChangedTerms): boolean =>
  !sameSystems(present.systems, asked.systems) || !sameEnd(present, asked) || !sameAmount(present, asked);

/**
 * What an application asks for of a grant that was changed since: what it left as it was then stays as it is by now (PROJ-23).
 * @param then the terms of the grant when it was applied for
 */
export const askedByNow = (asked: ChangedTerms, then: ChangedTerms, now: ChangedTerms): ChangedTerms => {
  const [end, limit] = [sameEnd(then, asked) ? now : asked, sameAmount(then, asked) ? now : asked];
  return {
    systems: sameSystems(then.systems, asked.systems) ? now.systems : asked.systems,
    ...{ longTerm: end.longTerm, lastDay: end.lastDay },
    ...{ controlled: limit.controlled, amount: limit.amount },
  };
};

/**
 * All that is wrong with a change of a grant, as form and server say it: at most one fault of each field (PROJ-23).
 * @param today yyyy-MM-dd: of a change that was planned, the day from which it holds
 */
export function changeFaults(change: GrantChange, today: string, bounds: ChangeBounds): ChangeFault[] {
  const faults = [
    fromFault(change, today, bounds),
    systemsFault(change, bounds),
    endFault(change, today, bounds),
    amountFault(change, bounds),
  ];
  return faults.filter((fault): fault is ChangeFault => fault !== undefined);
}

/** The present end has to hold until the change does. */
function fromFault({ from }: GrantChange, today: string, { present: { lastDay } }: ChangeBounds): ChangeFault | undefined {
  if (from === '') return { field: 'from', rule: 'required' };
  if (!isDay(from)) return { field: 'from', rule: 'date-format' };
  if (from < today) return { field: 'from', rule: 'change-from-past' };
  return lastDay !== '' && from > lastDay ? { field: 'from', rule: 'change-from-late', params: { day: lastDay } } : undefined;
}

function systemsFault({ systems }: GrantChange, { parent, children }: ChangeBounds): ChangeFault | undefined {
  if (systems.length === 0) return { field: 'systems', rule: 'grant-systems' };
  if (parent && systems.some((system) => !parent.systems.includes(system))) return { field: 'systems', rule: 'change-system-above' };
  const child = children.find((one) => one.systems.some((system) => !systems.includes(system)));
  return child && { field: 'systems', rule: 'change-child-systems', params: { number: child.number } };
}

const END_RULES = {
  'date-incomplete': 'required',
  'date-format': 'date-format',
  'date-order': 'change-day-order',
  'date-past': 'grant-last-day-past',
} as const satisfies Readonly<Record<string, Rule>>;

/** The later of the day from which a change holds and the first one of the grant: it ends after both. */
const begins = (from: string, firstDay: string, today: string): string => {
  const known = isDay(from) ? from : today;
  return known > firstDay ? known : firstDay;
};

function endFault({ from, lastDay, longTerm }: GrantChange, today: string, bounds: ChangeBounds): ChangeFault | undefined {
  const { firstDay, until, children } = bounds;
  const fault = longTerm ? undefined : dayRangeFault(begins(from, firstDay, today), lastDay, today);
  if (fault) return { field: 'lastDay', rule: END_RULES[fault] };
  const end = longTerm ? until : lastDay;
  if (end !== undefined && until !== undefined && end > until) return { field: 'lastDay', rule: 'grant-beyond', params: { day: until } };
  if (end === undefined) return undefined;
  const child = children.find((one) => !one.longTerm && (one.lastDay === undefined || one.lastDay > end));
  if (child) return { field: 'lastDay', rule: 'change-child-end', params: { number: child.number } };
  // The end of a long-term one is moved along, but not to before it begins.
  const later = children.find((one) => one.firstDay > end);
  return later && { field: 'lastDay', rule: 'change-child-begin', params: { number: later.number } };
}

function amountFault({ controlled, amount }: GrantChange, { parent, children, used }: ChangeBounds): ChangeFault | undefined {
  if (!controlled) return parent?.controlled ? { field: 'controlled', rule: 'change-uncontrolled' } : undefined;
  const child = children.find((one) => !one.controlled);
  if (child) return { field: 'controlled', rule: 'change-child-amount', params: { number: child.number } };
  const rule = grantAmountFault(amount);
  if (rule) return { field: 'amount', rule };
  if (fenIn(amount) < used) return { field: 'amount', rule: 'change-below', params: { amount: yuanIn(used) } };
  return parent?.controlled && fenIn(amount) > parent.room ? { field: 'amount', rule: 'change-over' } : undefined;
}
