import type { Rule } from '@hall/contract/errors';
import type { SignInWay } from '@hall/contract/logs';
import type { Reader, Tx } from '@hall/database/database';
import type { Call, SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';

/** A session ends this long after sign-in, whatever its use, in ms. */
const SESSION_LIFE_MS = 12 * 3_600_000;
/** How exactly the time of last use is kept, in ms: writing it with every call would make every read a write. */
const TOUCH_INTERVAL_MS = 60_000;

/** How long a session outlives its last page unless it is used, in ms (AUTH-11). */
const CLOSING_MS = 10_000;

export type EndReason =
  | 'signed-out'
  | 'displaced'
  | 'disabled'
  | 'locked'
  | 'password-changed'
  | 'password-reset'
  | 'password-recovered'
  | 'ended-by-person'
  | 'ended-by-administrator';

export interface OpenSession {
  readonly id: string;
  readonly createdAt: Date;
  /** As this process knows it, which is up to date to the minute. */
  lastUsedAt: Date;
  readonly endsAt: Date;
  readonly way: SignInWay;
  readonly person: SignedInPerson;
}

/**
 * The session if it is still open and its person may still use the hall.
 * @param reader the unit of work that relies on it, so that it is still true when that is committed; else it is as last committed
 */
export async function findOpenSession({ cache, database, clock }: Services, id: string, reader?: Reader): Promise<OpenSession | undefined> {
  const session = await (reader ? readSession(reader, id) : cache.get(`session ${id}`, () => readSession(database.read, id), ['Session']));
  return session && session.endsAt > clock.now() ? session : undefined;
}

async function readSession(reader: Reader, id: string): Promise<OpenSession | undefined> {
  const row = await reader.session.findUnique({ where: { id }, include: { person: { include: { roles: true } } } });
  if (!row || row.endedAt || !row.person.enabled || row.person.locked) return undefined;
  const { person } = row;
  return {
    id: row.id,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    endsAt: row.endsAt,
    way: row.way as SignInWay,
    person: {
      id: person.id,
      staffNumber: person.staffNumber,
      userName: person.userName,
      name: person.name,
      nameEn: person.nameEn,
      departmentId: person.departmentId,
      roles: person.roles.map(({ roleId }) => roleId),
      duty: {
        mustChangePassword: person.mustChangePassword,
        weakPassword: person.weakPassword,
        email: person.email,
        contactPhone: person.contactPhone,
        phone: person.phone,
      },
    },
  };
}

/** What is told of a session that something ended; one that the person left says no more than that it is over. */
const TOLD: Readonly<Partial<Record<string, Rule>>> = {
  displaced: 'displaced',
  disabled: 'ended-by-disabling',
  locked: 'ended-by-lock',
  'password-changed': 'ended-by-new-password',
  'password-reset': 'ended-by-reset',
  'password-recovered': 'ended-by-new-password',
  'ended-by-person': 'ended-by-person',
  'ended-by-administrator': 'ended-by-administrator',
} satisfies Partial<Record<EndReason, Rule>>;

/** Why a session can be used no longer. */
export async function endOf({ database }: Services, id: string): Promise<Rule> {
  const ended = await database.read.session.findUnique({ where: { id }, select: { endReason: true } });
  return TOLD[ended?.endReason ?? ''] ?? 'sign-in-again';
}

const fullEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + SESSION_LIFE_MS);

/**
 * Notes that a session is in use, to the minute; one that was closing stays open. A database that cannot be written to now keeps nobody
 * from reading.
 */
export async function touchSession({ database, clock, aside }: Services, session: OpenSession): Promise<void> {
  const lastUsedAt = clock.now();
  const endsAt = fullEnd(session.createdAt);
  const closing = session.endsAt < endsAt;
  if (!closing && lastUsedAt.getTime() - session.lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return;
  session.lastUsedAt = lastUsedAt;
  const data = closing ? { lastUsedAt, endsAt } : { lastUsedAt };
  const noted = aside.begin(`session:${session.id}`, () =>
    database.unitOfWork((tx) => tx.session.updateMany({ where: { id: session.id, endedAt: null }, data })),
  );
  if (closing) await noted;
}

/** Lets a session end soon, within a unit of work, unless it is used again. */
export async function closeSession(tx: Tx, { clock }: Services, id: string): Promise<void> {
  const endsAt = new Date(clock.now().getTime() + CLOSING_MS);
  await tx.session.updateMany({ where: { id, endedAt: null, endsAt: { gt: endsAt } }, data: { endsAt } });
}

/** Until when, in ms, nothing of its use has to be noted of a session that was touched, and it does not end by itself. */
export const quietUntil = ({ createdAt, endsAt, lastUsedAt }: OpenSession): number =>
  endsAt < fullEnd(createdAt) ? 0 : Math.min(endsAt.getTime(), lastUsedAt.getTime() + TOUCH_INTERVAL_MS);

/** Opens a session within a unit of work. @returns its id */
export async function openSession(
  tx: Tx,
  { clock, randomId }: Services,
  personId: string,
  call: Call,
  way: SignInWay = 'password',
): Promise<string> {
  const now = clock.now();
  const id = randomId();
  await tx.session.create({
    data: {
      id,
      personId,
      createdAt: now,
      lastUsedAt: now,
      endsAt: fullEnd(now),
      casLogin: way === 'cas',
      way,
      address: call.address,
      userAgent: call.userAgent,
    },
  });
  return id;
}

/** Ends one session within a unit of work; ending it twice changes nothing. */
export async function endSession(tx: Tx, { clock }: Services, id: string, reason: EndReason): Promise<void> {
  await tx.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: clock.now(), endReason: reason } });
}

/** Ends every session of a person within a unit of work: the person's tokens are refused from then on. */
export async function endSessionsOf(tx: Tx, { clock }: Pick<Services, 'clock'>, personId: string, reason: EndReason): Promise<void> {
  await tx.session.updateMany({ where: { personId, endedAt: null }, data: { endedAt: clock.now(), endReason: reason } });
}

/**
 * Ends every session of a person within a unit of work; the one that is given goes on as a new one that came in by the same way.
 * @returns the id of the new one
 */
export async function succeedSession(tx: Tx, services: Services, session: OpenSession, call: Call, reason: EndReason): Promise<string> {
  await endSessionsOf(tx, services, session.person.id, reason);
  return openSession(tx, services, session.person.id, call, session.way);
}

/** Ends those of a person's sessions that are open, or of these the one that is named, or all but one, within a unit of work. @returns how many */
export async function endOpenSessions(
  tx: Tx,
  { clock }: Services,
  which: { readonly personId: string; readonly id?: string | { readonly not: string } },
  reason: EndReason,
): Promise<number> {
  const now = clock.now();
  const open = { ...which, endedAt: null, endsAt: { gt: now } };
  return (await tx.session.updateMany({ where: open, data: { endedAt: now, endReason: reason } })).count;
}
