import { isDay } from '../calendar.ts';
import type { Rule } from '../errors.ts';
import { dayRangeFault } from './dates.ts';
import { grantAmountFault } from './grant-terms.ts';
import { isSeen } from './seen.ts';

/** What a signature authorization can be; it follows from its days, the present day and whether it was revoked (PROJ-27). */
export const SIGNATURE_STATES = {
  scheduled: ['待生效', 'Scheduled'],
  active: ['生效中', 'Active'],
  expired: ['已到期', 'Expired'],
  revoked: ['已撤销', 'Revoked'],
} as const;
export type SignatureState = keyof typeof SIGNATURE_STATES;

/** When somebody may sign for another: days as yyyy-MM-dd, both included. */
export interface SignatureDays {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly revoked: boolean;
}

/** @param today yyyy-MM-dd */
export function signatureStateOn({ firstDay, lastDay, revoked }: SignatureDays, today: string): SignatureState {
  if (revoked) return 'revoked';
  if (today < firstDay) return 'scheduled';
  return today > lastDay ? 'expired' : 'active';
}

/** Whether it can still be revoked. */
export const isLivingSignature = (state: SignatureState): boolean => state === 'scheduled' || state === 'active';

/** For whom somebody signs, and for what. */
export interface Signing extends SignatureDays {
  readonly principalId: string;
  readonly signerId: string;
  /** All that the principal leads and heads, such as comes later included; else the projects alone. */
  readonly everything: boolean;
  readonly projects: readonly string[];
  /** Fen: the most of a single decision. */
  readonly amount: number | bigint;
}

/** What is to be decided. */
export interface Signable {
  /** None of a grant on all projects of a department. */
  readonly project?: string | null | undefined;
  /** Fen; none where it is not controlled, which nobody signs for another. */
  readonly amount?: number | bigint | null | undefined;
  /** Who would decide for themselves. */
  readonly deciderId: string;
  /** Whose own matter it is: who applies or claims, for whom, and who holds what would change along. */
  readonly concerned: readonly string[];
}

/**
 * Whether a signature authorization lets its signer decide on something on a day: that it covers the matter and its amount, and that it is
 * nobody's own, neither of who signs nor of who is signed for (PROJ-27).
 * @param today yyyy-MM-dd
 */
export function signs(signing: Signing, { project, amount, deciderId, concerned }: Signable, today: string): boolean {
  if (signing.principalId !== deciderId || signatureStateOn(signing, today) !== 'active') return false;
  if (concerned.includes(signing.signerId) || concerned.includes(signing.principalId)) return false;
  if (amount === undefined || amount === null || amount > signing.amount) return false;
  return signing.everything || (!!project && signing.projects.includes(project));
}

/** A signature authorization as somebody gives it. */
export interface SignatureTerms {
  readonly signer: string;
  readonly everything: boolean;
  readonly projects: readonly string[];
  /** yyyy-MM-dd. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Decimal text in yuan with two decimals. */
  readonly amount: string;
  readonly reason: string;
}

const DAY_RULES = {
  'date-incomplete': 'required',
  'date-format': 'date-format',
  'date-order': 'grant-day-order',
  'date-past': 'grant-last-day-past',
} as const satisfies Readonly<Record<string, Rule>>;

function firstDayFault({ firstDay }: SignatureTerms, today: string): Rule | undefined {
  if (firstDay === '') return 'required';
  if (!isDay(firstDay)) return 'date-format';
  return firstDay < today ? 'grant-first-day-past' : undefined;
}

function lastDayFault({ firstDay, lastDay }: SignatureTerms, today: string): Rule | undefined {
  const fault = dayRangeFault(isDay(firstDay) && firstDay >= today ? firstDay : today, lastDay, today);
  return fault && DAY_RULES[fault];
}

function signatureAmountFault({ amount }: SignatureTerms): Rule | undefined {
  const fault = grantAmountFault(amount);
  return fault === 'grant-amount' ? 'signature-amount' : fault;
}

/**
 * What is wrong with one of the fields of a signature authorization, as form and server say it; who the signer is and what the caller leads
 * is seen by the server alone.
 * @param today yyyy-MM-dd
 */
export function signatureFaultAt(field: keyof SignatureTerms, terms: SignatureTerms, today: string): Rule | undefined {
  switch (field) {
    case 'signer':
      return terms.signer === '' ? 'required' : undefined;
    case 'projects':
      return terms.everything || terms.projects.length > 0 ? undefined : 'signature-projects';
    case 'firstDay':
      return firstDayFault(terms, today);
    case 'lastDay':
      return lastDayFault(terms, today);
    case 'amount':
      return signatureAmountFault(terms);
    case 'reason':
      return isSeen(terms.reason) ? undefined : 'required';
    case 'everything':
      return undefined;
  }
}
