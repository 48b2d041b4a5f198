import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers, type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading } from '../../core/services.ts';
import { headedBy } from './department/headed.ts';
import { findGrants, type StoredGrant } from './stored-grants.ts';

export const MANAGES = 'authorizations.manage';
export const SPECIAL = 'authorizations.special';
const HEADING = 'authorizations.department';

/** What somebody gave, and all grants on projects that they lead, or on all projects of departments that they head. */
export const givenBy = ({ id }: Pick<SignedInPerson, 'id'>): object => ({
  OR: [{ authorizerId: id }, { project: { leaderId: id } }, { projectCode: null, department: { headId: id } }],
});

/** The grants that a scope of who manages them shows; of who manages none, those that they have to do with. */
export function managedIn(scope: RowScope): object {
  if (scope.kind === 'all') return {};
  if (scope.kind === 'departments') return { departmentId: { in: [...scope.ids] } };
  return { OR: [{ personId: scope.personId }, givenBy({ id: scope.personId })] };
}

/** Whose grants somebody manages: they may act on each of those. */
export const managingOf = (services: Reading, person: SignedInPerson): Promise<RowScope> => scopeOf(services, person, MANAGES);

/** The special grants that a scope of who gives such shows (PROJ-15). */
export function specialIn(scope: RowScope): object {
  if (scope.kind === 'all') return { basis: 'special' };
  return { basis: 'special', ...(scope.kind === 'own' ? { authorizerId: scope.personId } : { departmentId: { in: [...scope.ids] } }) };
}

/** The grants given for departments by who heads them. */
export const headIn = (departments: readonly string[]): object => ({ basis: 'head', departmentId: { in: [...departments] } });

/** The grants that a person may see: those held, given, on what they answer for, or managed, also as special ones alone. */
export const visibleTo = async (services: Reading, person: SignedInPerson): Promise<object> => {
  const scope = await managingOf(services, person);
  // Prisma leaves a condition out of an `OR` that is true of everything.
  if (scope.kind === 'all') return {};
  const special = specialIn(await scopeOf(services, person, SPECIAL));
  const headed = headIn(await headedBy(services, person));
  return { OR: [managedIn(scope), special, headed, { personId: person.id }, givenBy(person)] };
};

/**
 * On which grants a person may act: those they gave and those on projects they lead, but for special ones, those given for departments that they
 * head, and those they manage, or manage as special.
 */
export type MayAct = (grant: ActedOn) => Hand;

/** How far somebody may act on a grant, if at all: on an own one they lift no suspension and change nothing (PROJ-6). */
export type Hand = 'any' | 'own' | undefined;

/** What of a grant says who may act on it. */
interface ActedOn extends Pick<StoredGrant, 'authorizerId' | 'personId' | 'basis' | 'departmentId'> {
  readonly project: Pick<NonNullable<StoredGrant['project']>, 'leaderId'> | null;
}

/** @returns what tells on which grants a person may act */
export async function actorOf(services: Reading, person: SignedInPerson): Promise<MayAct> {
  const [scope, special] = [await managingOf(services, person), await scopeOf(services, person, SPECIAL)];
  const holds = await held(services, person.roles);
  const gives = holds.has('authorizations.given');
  const headed = new Set(gives || holds.has(HEADING) ? await headedBy(services, person) : []);
  const office = holds.has(SPECIAL);
  const acts = ({ authorizerId, project, basis, departmentId }: ActedOn): boolean => {
    if (covers(scope, { id: '', departmentId })) return true;
    // The office's own: who has left it acts on none of them any more, not on those that they gave either.
    if (basis === 'special') return office && covers(special, { id: authorizerId, departmentId });
    if (gives && project?.leaderId === person.id) return true;
    // The department's: who heads it no more acts on none of them.
    return basis === 'head' ? headed.has(departmentId) : gives && authorizerId === person.id;
  };
  return (grant) => (acts(grant) ? (grant.personId === person.id ? 'own' : 'any') : undefined);
}

/**
 * A grant by its number, of which the log then tells; one that the caller may not see is as unknown as one that there is not.
 * @throws Refusal 404 `not-found`
 */
export async function grantNumbered(read: Reader | Tx, number: string, visible: object, { entry }: SignedInCall): Promise<StoredGrant> {
  entry.target = number;
  const [grant] = await findGrants(read, { where: { AND: [{ number }, visible] } });
  if (!grant) throw new Refusal(404, 'not-found', { field: 'number' });
  return grant;
}
