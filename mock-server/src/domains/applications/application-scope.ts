import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers, type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading } from '../../core/services.ts';
import { findApplications, type StoredApplication } from './stored-applications.ts';

/** Who manages grants decides for the finance office, and sees the applications of all. */
export const FINANCE_OFFICE = 'authorizations.manage';

/** What somebody has to do with an application. */
export interface ApplicationPart {
  /** It is theirs. */
  readonly applies: boolean;
  /** It waits for them. */
  readonly decides: boolean;
}

/** What is true of applications that somebody made, or that are for them; nobody sees a draft of another. */
const concerning = (id: string): object[] => [{ applicantId: id }, { personId: id, state: { not: 'draft' } }];

/** What is true of applications on projects that somebody leads or that they decide or decided on. */
const decidedBy = (id: string): object[] => [
  { project: { leaderId: id }, state: { not: 'draft' } },
  { deciderId: id, state: { not: 'draft' } },
];

/** What a scope of who manages grants shows of all applications. */
const managedIn = (scope: RowScope): object[] => {
  const submitted = { state: { not: 'draft' } };
  if (scope.kind === 'all') return [submitted];
  return scope.kind === 'departments' ? [{ ...submitted, project: { departmentId: { in: [...scope.ids] } } }] : [];
};

/** The applications that somebody may see. */
export async function visibleTo(services: Reading, person: SignedInPerson): Promise<object> {
  const scope = await scopeOf(services, person, FINANCE_OFFICE);
  return { OR: [...concerning(person.id), ...decidedBy(person.id), decided(person), ...managedIn(scope)] };
}

/** What waits for the finance office, and is nobody's own there. */
function ofOffice(scope: RowScope, { id }: SignedInPerson): object[] {
  const others = { deciderId: null, state: 'pending', applicantId: { not: id }, personId: { not: id } };
  if (scope.kind === 'all') return [others];
  return scope.kind === 'departments' ? [{ ...others, project: { departmentId: { in: [...scope.ids] } } }] : [];
}

/** What is true of the applications that wait for somebody. */
export async function waitingFor(services: Reading, person: SignedInPerson): Promise<object> {
  const scope = await scopeOf(services, person, FINANCE_OFFICE);
  return { OR: [{ deciderId: person.id, state: 'pending' }, ...ofOffice(scope, person)] };
}

/** What is true of the applications that somebody decided. */
export const decided = ({ staffNumber }: SignedInPerson): object => ({
  steps: { some: { staffNumber, kind: { in: ['approved', 'rejected'] } } },
});

/** Tells what somebody has to do with an application. */
export type PartIn = (application: StoredApplication) => ApplicationPart;

/** @returns what tells what a person has to do with each application */
export async function partsOf(services: Reading, person: SignedInPerson): Promise<PartIn> {
  const [scope, holds] = [await scopeOf(services, person, FINANCE_OFFICE), await held(services, person.roles)];
  const { id } = person;
  const mayDecide = holds.has('applications.decide');
  const inOffice = ({ project }: StoredApplication) => scope.kind !== 'own' && !!project && covers(scope, { id: '', ...project });
  return (application) => {
    const { applicantId, personId, deciderId } = application;
    const concerned = applicantId === id || personId === id;
    const decides = deciderId === id || (deciderId === null && inOffice(application));
    return { applies: applicantId === id, decides: mayDecide && application.state === 'pending' && decides && !concerned };
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
  field: 'number' | 'numbers' = 'number',
): Promise<StoredApplication> {
  entry.target = number;
  const [application] = await findApplications(read, { where: { AND: [{ number }, visible] } });
  if (!application) throw new Refusal(404, 'not-found', { field });
  return application;
}
