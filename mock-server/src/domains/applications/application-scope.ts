import { DECIDING_ON } from '@hall/contract/applications';
import type { ApplicationKind } from '@hall/contract/rules/application-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held, permissionTree } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers, type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading } from '../../core/services.ts';
import { type SigningFor, signingOf, signingsOf } from '../signatures/index.ts';
import { FINANCE_OFFICE } from './finance-office.ts';
import { seenBySigning, signableIn, waitingSigned } from './signed-applications.ts';
import { departmentOf, findApplications, inDepartments, kindOf, ofKind, type StoredApplication } from './stored-applications.ts';

/** What somebody has to do with an application. */
export interface ApplicationPart {
  /** It is theirs. */
  readonly applies: boolean;
  /** It waits for them. */
  readonly decides: boolean;
  /** By what it waits for them only because they sign for who decides (PROJ-27). */
  readonly signs?: SigningFor | undefined;
  /** They are among those who decide on it, whatever it is by now, and may see what it is about. */
  readonly judges: boolean;
}

/** What one has to do with an application of one's own. */
export const OWN: ApplicationPart = { applies: true, decides: false, judges: false };

/** What is true of the applications that somebody made and has not deleted. */
export const madeBy = ({ id }: Pick<SignedInPerson, 'id'>): object => ({ applicantId: id, removedAt: null });

/** What is true of what was submitted once, as others see it; nobody sees a draft of another. */
const SUBMITTED = { state: { not: 'draft' }, removedAt: null } as const;

/** What is true of applications that were decided on: that stays, whatever becomes of them. */
const decidedOn = (by: object = {}): object => ({ steps: { some: { ...by, kind: { in: ['approved', 'rejected'] } } } });

/** What is true of the applications that somebody decided. */
export const decided = ({ staffNumber }: SignedInPerson): object => decidedOn({ staffNumber });

/** What a scope of who manages grants shows, of those for which something holds. */
function managedIn(scope: RowScope, where: object): object[] {
  if (scope.kind === 'all') return [where];
  return scope.kind === 'departments' ? [{ AND: [where, inDepartments(scope.ids)] }] : [];
}

/** How applications are looked at: as they are now, unless in a unit of work, and all of them, unless some alone are asked about. */
export interface Looking {
  readonly read?: Reader | Tx;
  readonly about?: object | undefined;
}

/**
 * The applications that somebody may see: made by them or for them, on projects that they lead or all of a department that they head,
 * decided by them, of their office, or signed for by them.
 */
export async function visibleTo(
  services: Reading,
  person: SignedInPerson,
  { read = services.database.read, about }: Looking = {},
): Promise<object> {
  const { id } = person;
  const scope = await scopeOf(services, person, FINANCE_OFFICE);
  const headed = { projectCode: null, changes: { department: { headId: id } } };
  const concerned = [{ personId: id }, { project: { leaderId: id } }, { deciderId: id }, headed];
  const all = { OR: [SUBMITTED, decidedOn()] };
  const signed = numbered(await signedBy(services, person, seenBySigning, { read, about }));
  return {
    OR: [madeBy(person), ...concerned.map((one) => ({ ...SUBMITTED, ...one })), decided(person), ...managedIn(scope, all), ...signed],
  };
}

/** The roles of which somebody can decide on applications of a kind. */
async function decidingRoles(services: Reading, kind: ApplicationKind): Promise<readonly string[]> {
  const node = (await permissionTree(services)).find(({ id }) => id === DECIDING_ON[kind]);
  return node?.roles ?? [];
}

/** Whether an application waits for the finance office, as nobody else can decide on it. */
async function officeOf(services: Reading): Promise<(application: StoredApplication) => boolean> {
  const roles = { grant: await decidingRoles(services, 'grant'), change: await decidingRoles(services, 'change') };
  return (application) => !application.decider?.roles.some(({ roleId }) => roles[kindOf(application)].includes(roleId));
}

/** Of the applications that somebody finds by signing, those that they and who is signed for have the permission to decide on. */
async function signedBy(
  services: Reading,
  person: SignedInPerson,
  find: typeof waitingSigned,
  { read = services.database.read, about }: Looking = {},
): Promise<StoredApplication[]> {
  const today = wireDay(services.clock.now());
  const signings = await signingsOf(read, person.id, today);
  if (signings.length === 0) return [];
  const [holds, isOfOffice] = [await held(services, person.roles), await officeOf(services)];
  return (await find(read, signings, today, about)).filter((one) => holds.has(DECIDING_ON[kindOf(one)]) && !isOfOffice(one));
}

/** What is true of applications, where there are any. */
const numbered = (applications: readonly StoredApplication[]): object[] =>
  applications.length === 0 ? [] : [{ number: { in: applications.map(({ number }) => number) } }];

/** What is true of the applications of a kind that wait for somebody; nothing is decided by who is concerned. */
export async function waitingFor(services: Reading, person: SignedInPerson, kind: ApplicationKind): Promise<object> {
  const { id } = person;
  const scope = await scopeOf(services, person, FINANCE_OFFICE);
  const roles = [...(await decidingRoles(services, kind))];
  const nobodyElse = [{ deciderId: null }, { decider: { roles: { none: { roleId: { in: roles } } } } }];
  const signed = numbered(await signedBy(services, person, waitingSigned));
  return {
    ...{ ...ofKind(kind), state: 'pending', applicantId: { not: id }, personId: { not: id } },
    OR: [{ deciderId: id }, ...managedIn(scope, { OR: nobodyElse }), ...signed],
  };
}

/** Tells what somebody has to do with an application. */
export type PartIn = (application: StoredApplication) => ApplicationPart;

/** Whether somebody leads the project of an application, or the department of that, or all projects of which it is about. */
const headsIt = (application: StoredApplication, id: string): boolean =>
  application.project?.leaderId === id || departmentOf(application)?.head?.id === id;

/** @returns what tells what a person has to do with each application */
export async function partsOf(services: Reading, person: SignedInPerson, read: Reader | Tx = services.database.read): Promise<PartIn> {
  const [scope, holds] = [await scopeOf(services, person, FINANCE_OFFICE), await held(services, person.roles)];
  const { id } = person;
  const [isOfOffice, today] = [await officeOf(services), wireDay(services.clock.now())];
  const signings = await signingsOf(read, id, today);
  const inOffice = ({ project, changes }: StoredApplication) => {
    const about = project ?? changes;
    return scope.kind !== 'own' && !!about && covers(scope, { id: '', departmentId: about.departmentId });
  };
  return (application) => {
    const { applicantId, personId, deciderId, state } = application;
    const mayDecide = holds.has(DECIDING_ON[kindOf(application)]) && applicantId !== id && personId !== id;
    const ofOffice = isOfOffice(application);
    const decides = deciderId === id || (ofOffice && inOffice(application));
    const signs = mayDecide && !decides && !ofOffice ? signingOf(signings, signableIn(application), today) : undefined;
    return {
      applies: applicantId === id,
      decides: mayDecide && state === 'pending' && (decides || signs !== undefined),
      signs,
      judges: mayDecide && (decides || signs !== undefined || headsIt(application, id) || inOffice(application)),
    };
  };
}

/**
 * An application by its number, of which the log then tells; one that the caller may not see is as unknown as one that there is not.
 * @throws Refusal 404 `not-found`
 */
export async function applicationNumbered(
  read: Reader | Tx,
  number: string,
  visible: object,
  { entry }: Pick<SignedInCall, 'entry'>,
  field: 'number' | 'numbers' | 'application' = 'number',
): Promise<StoredApplication> {
  entry.target = number;
  const [application] = await findApplications(read, { where: { AND: [{ number }, visible] } });
  if (!application) throw new Refusal(404, 'not-found', { field });
  return application;
}
