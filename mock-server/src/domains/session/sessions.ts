import type { Rule } from '@hall/contract/errors';
import type { SignInWay } from '@hall/contract/logs';
import type { Reader, Tx } from '@hall/database/database';
import type { Call, SignedInCall, SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { mayActAs } from './may-act-as.ts';
import { signedInPerson } from './signed-in-person.ts';

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
  | 'ended-by-administrator'
  | 'went-back'
  | 'actor-left';

export interface OpenSession {
  readonly id: string;
  /** When it ends whatever its use. */
  readonly lastsUntil: Date;
  /** As this process knows it, which is up to date to the minute. */
  lastUsedAt: Date;
  readonly endsAt: Date;
  readonly way: SignInWay;
  readonly person: SignedInPerson;
  /** Who acts as the person, and in which session of the own; none where the person does. */
  readonly acting?: { readonly actor: SignedInPerson; readonly sessionId: string; readonly casLogin: boolean };
}

/**
 * The session if it is still open and its person may still use the hall; where somebody acts as the person, so that one may, too.
 * @param reader the unit of work that relies on it, so that it is still true when that is committed; else it is as last committed
 */
export async function findOpenSession(services: Services, id: string, reader?: Reader): Promise<OpenSession | undefined> {
  const { cache, database, clock } = services;
  const read = () => readSession(services, reader ?? database.read, id);
  const session = await (reader ? read() : cache.get(`session ${id}`, read, ['Session']));
  return session && session.endsAt > clock.now() ? session : undefined;
}

async function readSession(services: Services, reader: Reader, id: string): Promise<OpenSession | undefined> {
  const row = await reader.session.findUnique({ where: { id }, include: { person: { include: { roles: true } } } });
  if (!row || row.endedAt || !row.person.enabled || row.person.locked) return undefined;
  const session = {
    id: row.id,
    lastsUntil: fullEnd(row.createdAt),
    lastUsedAt: row.lastUsedAt,
    endsAt: row.endsAt,
    way: row.way as SignInWay,
    person: signedInPerson(row.person),
  };
  return row.actingSessionId ? actedIn(services, reader, session, row.actingSessionId) : session;
}

/** A session in which somebody acts as its person: open only as long as the own one of that somebody, who may do so still. */
async function actedIn(services: Services, reader: Reader, session: OpenSession, sessionId: string): Promise<OpenSession | undefined> {
  const own = await readSession(services, reader, sessionId);
  if (!own || !(await mayActAs(services, own.person, session.person))) return undefined;
  const endsAt = own.endsAt < session.endsAt ? own.endsAt : session.endsAt;
  return { ...session, lastsUntil: own.lastsUntil, endsAt, acting: { actor: own.person, sessionId, casLogin: own.way === 'cas' } };
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

/** Why a session can be used no longer: to who acts as somebody, why that is so of the own one. */
export async function endOf(services: Services, id: string): Promise<Rule> {
  const select = { endReason: true, actingSessionId: true } as const;
  const ended = await services.database.read.session.findUnique({ where: { id }, select });
  if (!ended?.actingSessionId) return TOLD[ended?.endReason ?? ''] ?? 'sign-in-again';
  const own = await endOf(services, ended.actingSessionId);
  return own === 'sign-in-again' ? 'acting-over' : own;
}

const fullEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + SESSION_LIFE_MS);

/** A session, and the own one of who acts in it: that is in use as well, and closes with it. */
const withOwn = ({ id, acting }: Pick<OpenSession, 'id' | 'acting'>): string[] => [id, ...(acting ? [acting.sessionId] : [])];

/**
 * Notes that a session is in use, to the minute; one that was closing stays open. A database that cannot be written to now keeps nobody
 * from reading.
 */
export async function touchSession({ database, clock, aside }: Services, session: OpenSession): Promise<void> {
  const lastUsedAt = clock.now();
  const { lastsUntil: endsAt } = session;
  const closing = session.endsAt < endsAt;
  if (!closing && lastUsedAt.getTime() - session.lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return;
  session.lastUsedAt = lastUsedAt;
  const data = closing ? { lastUsedAt, endsAt } : { lastUsedAt };
  const noted = aside.begin(`session:${session.id}`, () =>
    database.unitOfWork((tx) => tx.session.updateMany({ where: { id: { in: withOwn(session) }, endedAt: null }, data })),
  );
  if (closing) await noted;
}

/** Lets a session end soon, within a unit of work, unless it is used again. */
export async function closeSession(tx: Tx, { clock }: Services, ids: readonly string[]): Promise<void> {
  const endsAt = new Date(clock.now().getTime() + CLOSING_MS);
  await tx.session.updateMany({ where: { id: { in: [...ids] }, endedAt: null, endsAt: { gt: endsAt } }, data: { endsAt } });
}

/** Until when, in ms, nothing of its use has to be noted of a session that was touched, and it does not end by itself. */
export const quietUntil = ({ lastsUntil, endsAt, lastUsedAt }: OpenSession): number =>
  endsAt < lastsUntil ? 0 : Math.min(endsAt.getTime(), lastUsedAt.getTime() + TOUCH_INTERVAL_MS);

/** Opens a session in which somebody acts as a person, within a unit of work: it lasts no longer than the own one. @returns its id */
export async function openActing(tx: Tx, { clock, randomId }: Services, personId: string, call: SignedInCall): Promise<string> {
  const own = await tx.session.findUniqueOrThrow({ where: { id: call.sessionId } });
  const [now, id] = [clock.now(), randomId()];
  const acting = { actingSessionId: own.id, actingId: call.person.id, way: 'acting' satisfies SignInWay };
  const { address, userAgent } = call;
  const { endsAt, casLogin } = own;
  await tx.session.create({ data: { id, personId, createdAt: now, lastUsedAt: now, endsAt, casLogin, address, userAgent, ...acting } });
  return id;
}

/** Ends whatever somebody does as another person from a session, within a unit of work. */
export const endActingFrom = async (tx: Tx, { clock }: Services, sessionId: string): Promise<void> =>
  void (await tx.session.updateMany({
    where: { actingSessionId: sessionId, endedAt: null },
    data: { endedAt: clock.now(), endReason: 'went-back' satisfies EndReason },
  }));

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

/** Which sessions end. */
interface Which {
  readonly personId?: string;
  readonly id?: string | { readonly not: string };
  readonly endsAt?: object;
  readonly actingId?: null;
}

/** Ends sessions, and those in which somebody acts as another from one of them. @returns how many, without these */
async function end(tx: Tx, { clock }: Pick<Services, 'clock'>, which: Which, reason: EndReason): Promise<number> {
  const endedAt = clock.now();
  const { count } = await tx.session.updateMany({ where: { ...which, endedAt: null }, data: { endedAt, endReason: reason } });
  const { personId, id } = which;
  const acted = { ...(personId && { actingId: personId }), ...(id && { actingSessionId: id }) };
  await tx.session.updateMany({ where: { ...acted, endedAt: null }, data: { endedAt, endReason: 'actor-left' } });
  return count;
}

/** Ends one session within a unit of work; ending it twice changes nothing. */
export const endSession = async (tx: Tx, services: Services, id: string, reason: EndReason): Promise<void> =>
  void (await end(tx, services, { id }, reason));

/**
 * Ends every session of a person within a unit of work: the person's tokens are refused from then on. Who signs in displaces nobody who
 * acts as the person: that is somebody else, at another place.
 */
export const endSessionsOf = async (tx: Tx, services: Pick<Services, 'clock'>, personId: string, reason: EndReason): Promise<void> =>
  void (await end(tx, services, { personId, ...(reason === 'displaced' && { actingId: null }) }, reason));

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
  services: Services,
  which: { readonly personId: string; readonly id?: string | { readonly not: string } },
  reason: EndReason,
): Promise<number> {
  return end(tx, services, { ...which, endsAt: { gt: services.clock.now() } }, reason);
}
