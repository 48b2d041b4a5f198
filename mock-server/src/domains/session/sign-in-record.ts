import type { SignInWay } from '@hall/contract/logs';
import type { SignedIn } from '@hall/contract/session';
import type { Person, SignInRow } from '@hall/database/database';
import { browserOf } from '../../core/browser.ts';
import type { Call, Caller } from '../../core/call.ts';
import { networkOf } from '../../core/network.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { maskedName, personNamed } from './sign-in-name.ts';
import { requireWay } from './ways.ts';

/** What an attempt is known by while it lasts. */
export interface Trace {
  readonly way: SignInWay;
  /** The name that was typed, or that a ticket or token names; empty as long as none is known. */
  userName: string;
  /** Whether somebody typed it; else a service that is trusted says whose it is. */
  readonly typed?: true;
}

/** Attempts of one address, which may be the proxy of a whole institution; beyond them nothing is looked at or logged. */
const ATTEMPTS: Rate = { most: 2_400, windowMs: 60_000 };

const DAY_MS = 86_400_000;
/**
 * Refused attempts of one network that the log tells of in a day, and beyond them, so that no flood hides who was tried, of each person.
 */
export const TOLD: Rate = { most: 5_000, windowMs: DAY_MS };
const TOLD_OF_A_PERSON: Rate = { most: 20, windowMs: DAY_MS };

/** @throws Refusal 500 `too-many-calls` once an address has tried too often to sign in, by whatever way */
export const limitAttempts = ({ rateLimits }: Services, address: string): void => rateLimits.useByAddress('sign-in', address, ATTEMPTS);

/**
 * Does a sign-in by a way that must be switched on, and sees that what is refused gets into the sign-in log; a good one is written there
 * with its session.
 * @throws Refusal 403 `way-off`; 500 `too-many-calls`; otherwise whatever `work` throws
 */
export async function recordedSignIn(services: Services, trace: Trace, call: Call, work: () => Promise<SignedIn>): Promise<SignedIn> {
  limitAttempts(services, call.address);
  try {
    await requireWay(services, trace.way);
    return await work();
  } catch (error) {
    await recordRefused(services, trace, call, error);
    throw error;
  }
}

/** Sees that an attempt that failed gets into the sign-in log. */
export async function recordRefused(services: Services, trace: Trace, caller: Caller, error: unknown): Promise<void> {
  const outcome = error instanceof Refusal ? { result: String(error.code), rule: error.rule } : { result: '999' };
  // What was refused stays so, also where the database cannot be read.
  const person = await personNamed(services, trace.userName).catch(() => null);
  if (!isTold(services, networkOf(caller.address), person)) return;
  const told = { ...trace, userName: await toldName(services, trace, person) };
  services.signInRecorder.record(signInRow(services, told, person, caller, outcome));
}

/** The name as the log may tell it; a typed one that is nobody's is told by eight characters that stand for it. */
async function toldName(services: Services, { typed, userName }: Trace, person: Person | null): Promise<string> {
  if (person || userName.trim() === '' || !typed) return userName;
  // Its key cannot be made while the database takes nothing.
  return (await maskedName(services, userName).catch(() => '?')).slice(0, 9);
}

/** Whether the log tells of a refused attempt: of too many from one network it tells only of those at people's names. */
function isTold({ rateLimits, warn }: Services, network: string, person: Person | null): boolean {
  const told = rateLimits.count(`sign-in-log:${network}`, TOLD);
  if (told === TOLD.most + 1)
    warn('too many refused sign-ins: of the next ones the sign-in log tells those at known names alone', { network });
  if (told <= TOLD.most) return true;
  return person !== null && rateLimits.count(`sign-in-log:${network}:${person.id}`, TOLD_OF_A_PERSON) <= TOLD_OF_A_PERSON.most;
}

/** What the log says of an attempt. */
export function signInRow(
  { clock }: Services,
  trace: Trace,
  person: Person | null,
  caller: Caller,
  outcome: Pick<SignInRow, 'result' | 'rule'>,
): SignInRow {
  return {
    at: clock.now(),
    userName: trace.userName.trim() || (person?.userName ?? ''),
    address: caller.address,
    browser: browserOf(caller.userAgent),
    way: trace.way,
    ...outcome,
    ...(person && { staffNumber: person.staffNumber, person: person.name, personEn: person.nameEn }),
  };
}
