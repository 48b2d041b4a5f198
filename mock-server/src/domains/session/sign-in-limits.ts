import { isSet, PARAMETERS } from '@hall/contract/parameter-table';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { VerifiedSubject } from '@hall/contract/verification';
import type { Reader, Tx } from '@hall/database/database';
import { createLanes } from '../../core/lanes.ts';
import { networkOf } from '../../core/network.ts';
import { hallParameters } from '../../core/parameters.ts';
import { perApp } from '../../core/per-app.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { comparable } from './sign-in-name.ts';

/** For how long failures count, and for how long sign-in is refused after too many (AUTH-2), in ms. */
const WINDOW_MS = 600_000;
const REFUSAL_MS = 600_000;
const FAILURES_OF_NAME = 5;
/** Failures after which a verification stands before the password (AUTH-3). */
const OF_NAME_BEFORE_VERIFICATION = 2;
const OF_ADDRESS_BEFORE_VERIFICATION = 20;
/** Attempts at one name that wait for those before them. */
const MOST_WAITING = 20;

/** What failures are counted under, and how many make what difference. */
interface Subject {
  readonly id: string;
  readonly of: VerifiedSubject;
  readonly beforeVerification: number;
  readonly beforeRefusal: number;
}

/** Who is trying, and from where. */
export interface Claim {
  /** The person's user name, or what stands for one that is nobody's: see `maskedName`. */
  readonly name: string;
  readonly address: string;
}

/** A verification that stands before the password. */
export interface VerificationDue {
  readonly until: Date;
  /** Whose failures brought it about. */
  readonly of: VerifiedSubject;
}

export interface Judging {
  /**
   * May refuse the attempt, which then does not count.
   * @param due what stands before the password; `undefined` where nothing does
   */
  admit?(due: VerificationDue | undefined): void;
  /** Whether the password is right. An attempt that nobody could judge, because this throws, does not count. */
  owns(): Promise<boolean>;
}

export interface Owned {
  readonly owned: true;
  /** Clears the name; done with what the password was asked for. */
  forget(tx: Tx): Promise<unknown>;
}

export interface Failed {
  readonly owned: false;
  /** The verification that the next attempt needs. */
  readonly due: VerificationDue | undefined;
  /** Until when there is no next attempt, if this one was one too many. */
  readonly refusedUntil: Date | undefined;
}

/** What a sign-in name is counted under. */
export const nameSubject = (name: string): string => `name:${comparable(name)}`;

/** What an address is counted under. */
export const addressSubject = (address: string): string => `address:${networkOf(address)}`;

const lanesOf = perApp(({ clock }) => createLanes(clock, MOST_WAITING));

/**
 * Has a password judged, and counts the attempt once it has failed. Of one name there is one attempt at a time, so that attempts
 * side by side cannot outrun the limit; of an address they go side by side, and those on their way are no failures.
 * @throws Refusal 402 `tried-too-often` while sign-in is refused for the name or the address; 500 `too-many-calls` when too many
 * attempts at the name wait; otherwise whatever `admit` and `owns` throw
 */
export async function judge(services: Services, { name, address }: Claim, { admit, owns }: Judging): Promise<Owned | Failed> {
  const subjects = await subjectsOf(services, name, address);
  const { database, clock } = services;
  return lanesOf(services)(nameSubject(name), async () => {
    await requireUnrefused(database.read, subjects, clock.now());
    admit?.(await verificationDue(database.read, subjects, clock.now()));
    const owned = await owns();
    // Of many that were on their way together, those behind the last failure that is allowed learn nothing.
    await requireUnrefused(database.read, subjects, clock.now());
    if (owned) return { owned, forget: (tx) => forgetFailures(tx, nameSubject(name)) };
    return database.unitOfWork((tx) => countFailure(tx, subjects, clock.now()));
  });
}

async function subjectsOf(services: Services, name: string, address: string): Promise<readonly Subject[]> {
  const ofName = {
    id: nameSubject(name),
    of: 'name',
    beforeVerification: OF_NAME_BEFORE_VERIFICATION,
    beforeRefusal: FAILURES_OF_NAME,
  } as const;
  return [ofName, await addressLimits(services, address)];
}

async function addressLimits(services: Services, address: string): Promise<Subject> {
  const { addressFailures } = await hallParameters(services);
  const beforeRefusal = Number(isSet(addressFailures) ? addressFailures : PARAMETERS.addressFailures.fallback);
  return { id: addressSubject(address), of: 'address', beforeVerification: OF_ADDRESS_BEFORE_VERIFICATION, beforeRefusal };
}

/**
 * Counts a wrong answer to a verification as a failure of its address, until these bring about a verification for everybody there. They
 * never bring about a refusal: answers cost nothing, so that anybody could shut out everybody behind an address. Nor do they count while
 * the address is refused.
 */
export async function countWrongAnswer(services: Services, address: string): Promise<void> {
  const subject = await addressLimits(services, address);
  const now = services.clock.now();
  const most = Math.min(subject.beforeVerification, subject.beforeRefusal - 1);
  await services.database.unitOfWork(async (tx) => {
    if (await refusalOf(tx, [subject], now)) return;
    if ((await failuresOf(tx, subject.id, now)) < most) await tx.signInFailure.create({ data: { subject: subject.id, at: now } });
  });
}

const failuresOf = (reader: Reader, subject: string, now: Date): Promise<number> =>
  reader.signInFailure.count({ where: { subject, at: { gt: new Date(now.getTime() - WINDOW_MS) } } });

const refusalOf = (reader: Reader, subjects: readonly Subject[], now: Date) =>
  reader.signInRefusal.findFirst({
    where: { subject: { in: subjects.map(({ id }) => id) }, until: { gt: now } },
    orderBy: { until: 'desc' },
  });

/** Until when somebody of a sign-in name cannot sign in after failed attempts, if that is so. */
export const signInRefusedUntil = async (reader: Reader, name: string, now: Date): Promise<Date | undefined> =>
  (await reader.signInRefusal.findFirst({ where: { subject: nameSubject(name), until: { gt: now } } }))?.until;

async function requireUnrefused(reader: Reader, subjects: readonly Subject[], now: Date): Promise<void> {
  const refusal = await refusalOf(reader, subjects, now);
  if (refusal) throw new Refusal(402, 'tried-too-often', { params: { time: wireMoment(refusal.until) } });
}

/** Ends when the failure that brought it about, counted from the newest, counts no longer; the one that lasts longest stands. */
async function verificationDue(reader: Reader, subjects: readonly Subject[], now: Date): Promise<VerificationDue | undefined> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const found: VerificationDue[] = [];
  for (const { id, of, beforeVerification } of subjects) {
    const where = { subject: id, at: { gt: since } };
    const failure = await reader.signInFailure.findFirst({ where, orderBy: { at: 'desc' }, skip: beforeVerification - 1 });
    if (failure) found.push({ until: new Date(failure.at.getTime() + WINDOW_MS), of });
  }
  return found.sort((one, other) => other.until.getTime() - one.until.getTime())[0];
}

/** Another process may have refused the name meanwhile, so this is looked at once more. */
async function countFailure(tx: Tx, subjects: readonly Subject[], now: Date): Promise<Failed> {
  await requireUnrefused(tx, subjects, now);
  let refusedUntil: Date | undefined;
  for (const subject of subjects) refusedUntil = (await addFailure(tx, subject, now)) ?? refusedUntil;
  return { owned: false, due: await verificationDue(tx, subjects, now), refusedUntil };
}

/** @returns until when sign-in is refused, if this failure was one too many */
async function addFailure(tx: Tx, { id: subject, beforeRefusal }: Subject, now: Date): Promise<Date | undefined> {
  await tx.signInFailure.create({ data: { subject, at: now } });
  if ((await failuresOf(tx, subject, now)) < beforeRefusal) return undefined;
  const until = new Date(now.getTime() + REFUSAL_MS);
  await tx.signInRefusal.upsert({ where: { subject }, create: { subject, until }, update: { until } });
  return until;
}

/** What {@link forgetFailures} cleared. */
interface Forgotten {
  readonly failures: number;
  /** Until when sign-in would have been refused. */
  readonly refusedUntil: Date | undefined;
}

/** Lets a name, or who comes from an address, sign in again at once. */
export async function forgetFailures(tx: Tx, subject: string): Promise<Forgotten> {
  const refusal = await tx.signInRefusal.findUnique({ where: { subject } });
  const { count } = await tx.signInFailure.deleteMany({ where: { subject } });
  await tx.signInRefusal.deleteMany({ where: { subject } });
  return { failures: count, refusedUntil: refusal?.until };
}
