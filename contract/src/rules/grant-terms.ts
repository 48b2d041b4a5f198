import { isDay } from '../calendar.ts';
import type { Rule } from '../errors.ts';
import { dayRangeFault } from './dates.ts';
import { fenIn } from './typed-amount.ts';

/** The most that a grant can be for, in fen: 99,999,999,999.99 yuan. */
export const GRANT_MOST_FEN = 9_999_999_999_999;

/** The systems in which a grant can be used. */
export const GRANT_SYSTEMS = {
  query: ['查询', 'Query'],
  expense: ['支出', 'Expense'],
  income: ['收入', 'Income'],
} as const;
export type GrantSystem = keyof typeof GRANT_SYSTEMS;

/** What of a grant says in which systems it can be used. */
interface UsedIn {
  readonly forQuery: boolean;
  readonly forExpense: boolean;
  readonly forIncome: boolean;
}

/** In which systems a grant can be used, in the order of all. */
export const systemsOf = ({ forQuery, forExpense, forIncome }: UsedIn): GrantSystem[] => [
  ...(forQuery ? (['query'] as const) : []),
  ...(forExpense ? (['expense'] as const) : []),
  ...(forIncome ? (['income'] as const) : []),
];

/** What somebody is to get. */
export interface GrantTerms {
  readonly systems: readonly GrantSystem[];
  /** yyyy-MM-dd. */
  readonly firstDay: string;
  /** yyyy-MM-dd; empty where it is long-term. */
  readonly lastDay: string;
  readonly longTerm: boolean;
  readonly controlled: boolean;
  /** Decimal text in yuan; read where the amount is controlled. */
  readonly amount: string;
  readonly mayRegrant: boolean;
  readonly showsBalance: boolean;
  readonly showsLedger: boolean;
}

/** What the authorizer has to give. */
export interface Authority {
  /** yyyy-MM-dd: nothing can be given beyond it; none where nothing ends it. */
  readonly until?: string | undefined;
  /** Of who holds a grant and gives it on. */
  readonly held?: {
    readonly systems: readonly GrantSystem[];
    readonly controlled: boolean;
    /** Fen that can still be given on, where the amount is controlled. */
    readonly available: number;
    readonly showsBalance: boolean;
    readonly showsLedger: boolean;
  };
}

export interface TermsFault {
  readonly field: keyof GrantTerms;
  readonly rule: Rule;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is wrong with the amount of a grant: decimal text in yuan, above 0. */
export function grantAmountFault(yuan: string): 'required' | 'grant-amount' | undefined {
  if (yuan === '') return 'required';
  const fen = fenIn(yuan);
  return fen > 0 && fen <= GRANT_MOST_FEN ? undefined : 'grant-amount';
}

/**
 * All that is wrong with what somebody is to get, as form and server say it: at most one fault of each field (spec 5, PROJ-2).
 * @param today yyyy-MM-dd
 */
export function termsFaults(terms: GrantTerms, today: string, authority: Authority = {}): TermsFault[] {
  const faults = [
    systemsFault(terms, authority),
    daysFault(terms, today, authority),
    amountFault(terms, authority),
    regrantFault(terms, authority),
    ...sightFaults(terms, authority),
  ];
  return faults.filter((fault): fault is TermsFault => fault !== undefined);
}

/** The first of {@link termsFaults}. */
export const termsFault = (...asked: Parameters<typeof termsFaults>): TermsFault | undefined => termsFaults(...asked)[0];

function systemsFault({ systems }: GrantTerms, { held }: Authority): TermsFault | undefined {
  if (systems.length === 0) return { field: 'systems', rule: 'grant-systems' };
  const missing = held && systems.find((system) => !held.systems.includes(system));
  return missing && { field: 'systems', rule: 'grant-system-not-held' };
}

const DAY_RULES = {
  'date-incomplete': 'grant-dates',
  'date-format': 'date-format',
  'date-order': 'grant-day-order',
  'date-past': 'grant-last-day-past',
} as const satisfies Readonly<Record<string, Rule>>;

function daysFault({ firstDay, lastDay, longTerm }: GrantTerms, today: string, { until }: Authority): TermsFault | undefined {
  if (firstDay === '') return { field: 'firstDay', rule: 'grant-dates' };
  if (!isDay(firstDay)) return { field: 'firstDay', rule: 'date-format' };
  if (firstDay < today) return { field: 'firstDay', rule: 'grant-first-day-past' };
  const fault = longTerm ? undefined : dayRangeFault(firstDay, lastDay, today);
  if (fault) return { field: 'lastDay', rule: DAY_RULES[fault] };
  if (until === undefined) return undefined;
  if (longTerm) return firstDay > until ? { field: 'firstDay', rule: 'grant-beyond', params: { day: until } } : undefined;
  return lastDay > until ? { field: 'lastDay', rule: 'grant-beyond', params: { day: until } } : undefined;
}

function amountFault({ controlled, amount }: GrantTerms, { held }: Authority): TermsFault | undefined {
  if (!controlled) return held?.controlled ? { field: 'controlled', rule: 'grant-uncontrolled' } : undefined;
  const rule = grantAmountFault(amount);
  if (rule) return { field: 'amount', rule };
  const over = held?.controlled && fenIn(amount) > held.available;
  return over ? { field: 'amount', rule: 'grant-over' } : undefined;
}

/** There is one level of giving on. */
const regrantFault = ({ mayRegrant }: GrantTerms, { held }: Authority): TermsFault | undefined =>
  mayRegrant && held ? { field: 'mayRegrant', rule: 'grant-no-regrant' } : undefined;

const SIGHTS = ['showsBalance', 'showsLedger'] as const;

/** Who gives a grant on shows nobody what it does not show to them (PROJ-13). */
const sightFaults = (terms: GrantTerms, { held }: Authority): TermsFault[] =>
  SIGHTS.filter((sight) => held && terms[sight] && !held[sight]).map((field) => ({ field, rule: 'grant-sight-not-held' }));
