import type { Rule } from '../errors.ts';
import { isSet, type Parameters } from '../parameter-table.ts';
import { popsUp } from './notice-display.ts';

/** Everything that can stand before work, in the order in which it is worked through (AUTH-18). */
export const DUTIES = ['password', 'contact', 'notices', 'serial', 'phone', 'tip', 'loans', 'popups'] as const;
export type Duty = (typeof DUTIES)[number];

/** Duties that the server enforces: until they are met, it refuses every call that does not say otherwise with 403. */
export type EnforcedDuty = Extract<Duty, 'password' | 'contact' | 'notices'>;
export const ENFORCED_DUTIES: readonly EnforcedDuty[] = ['password', 'contact', 'notices'];

/**
 * How an installation's serial number stands: `ending` within {@link SERIAL_WARNING_DAYS} of its last day, `wrong` when it is none of
 * this installation's, `none` when there is none, which refuses nobody.
 */
export type SerialState = 'valid' | 'ending' | 'expired' | 'wrong' | 'none';

/** Whether who may set it is told of it. Where no serial number is installed, none is asked for. */
export const isSerialWarned = (state: SerialState): boolean => state !== 'valid' && state !== 'none';

/** What duties need to know about the person. */
export interface DutyPerson {
  /** An administrator set the password, or nobody has signed in with it yet. */
  readonly mustChangePassword: boolean;
  readonly weakPassword: boolean;
  readonly email?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

export interface DutyFacts {
  readonly parameters: Pick<Parameters, 'forceFirstChange' | 'phoneRequirement' | 'compulsoryNotices' | 'signInTip' | 'noticeDisplay'>;
  readonly person: DutyPerson;
  /** Published notices for the person that the person has not read. */
  readonly unreadNotices: number;
  /** Whether the person may set the installation's serial number. */
  readonly setsSerial: boolean;
  readonly serial: SerialState;
  /** Loans that are due soon or overdue. */
  readonly dueLoans: number;
  /** What this session has shown or put off already; enforced duties cannot be put off. */
  readonly putOff: ReadonlySet<Duty>;
}

/** A duty that is not met, with the rule whose message tells so where there is one. */
export interface UnmetDuty {
  readonly duty: Duty;
  readonly rule?: Rule;
}

const isMissing = (value: string | null | undefined): boolean => (value ?? '').trim() === '';
/** Whether the server enforces a duty. */
export const isEnforced = (duty: Duty): duty is EnforcedDuty => (ENFORCED_DUTIES as readonly Duty[]).includes(duty);

/** Whether functions of linked systems stay closed because the person has no phone (MENU-8). */
export const lacksPhone = (parameters: Pick<Parameters, 'phoneRequirement'>, { phone }: Pick<DutyPerson, 'phone'>): boolean =>
  parameters.phoneRequirement === '1' && isMissing(phone);

type Check = (facts: DutyFacts) => Rule | boolean;

const CHECKS: Readonly<Record<Duty, Check>> = {
  password: ({ parameters, person }) => {
    if (parameters.forceFirstChange === '1' && person.mustChangePassword) return 'first-password';
    return person.weakPassword && 'weak-password';
  },
  contact: ({ parameters, person }) =>
    parameters.phoneRequirement === '2' && (isMissing(person.email) || isMissing(person.contactPhone)) && 'contact-missing',
  notices: ({ parameters, unreadNotices }) => parameters.compulsoryNotices === '1' && unreadNotices > 0 && 'notices-unread',
  serial: ({ setsSerial, serial }) => setsSerial && isSerialWarned(serial),
  phone: ({ parameters, person }) => lacksPhone(parameters, person) && 'phone-missing',
  tip: ({ parameters }) => isSet(parameters.signInTip),
  loans: ({ dueLoans }) => dueLoans > 0,
  popups: ({ parameters, unreadNotices }) => popsUp(parameters) && unreadNotices > 0,
};

/** What a person has to do first, in order; the page and the server ask the same question (AUTH-12 to AUTH-18). */
export function unmetDuties(facts: DutyFacts): UnmetDuty[] {
  return DUTIES.flatMap((duty): UnmetDuty[] => {
    if (!isEnforced(duty) && facts.putOff.has(duty)) return [];
    const unmet = CHECKS[duty](facts);
    if (unmet === false) return [];
    return [unmet === true ? { duty } : { duty, rule: unmet }];
  });
}

const ENFORCED_RULES: readonly string[] = ['first-password', 'weak-password', 'contact-missing', 'notices-unread'] satisfies Rule[];

/** Whether a refusal's rule is that of an enforced duty: the person has something to do first. */
export const isDutyRule = (rule: string | undefined): boolean => rule !== undefined && ENFORCED_RULES.includes(rule);

/** A serial number is warned of this many days before its last day. */
export const SERIAL_WARNING_DAYS = 30;
/** Loans are reminded of this many days before they are due. */
export const LOAN_REMINDER_DAYS = 30;
