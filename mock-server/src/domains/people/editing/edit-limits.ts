import { type PersonChange, personManagementEndpoints } from '@hall/contract/person-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { fullIdNumber } from '@hall/contract/rules/id-number';
import type { SignedInCall } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { scopeOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { comparable } from '../../session/index.ts';
import { type EditedPerson, requireWithinOwn } from './person.ts';

const { access } = personManagementEndpoints.changePerson;

/** By which of a person's data somebody else could get in as the person, where a change alters it. */
const WAYS_IN = {
  userName: ({ userName }: EditedPerson, change: PersonChange) => userName !== comparable(change.userName),
  phone: ({ phone }: EditedPerson, change: PersonChange) => phone !== change.phone,
  idNumber: ({ idNumber }: EditedPerson, change: PersonChange) =>
    change.idNumber !== undefined && idNumber !== fullIdNumber(change.idNumber),
  local: ({ local }: EditedPerson, change: PersonChange) => local !== change.local,
} as const;

/**
 * Lets pass what leads to no password; of who may more than the caller, what does stays.
 * @throws Refusal 403 `beyond-own` at the first that differs
 */
export async function requireNoWayIn(services: Services, call: SignedInCall, before: EditedPerson, change: PersonChange): Promise<void> {
  const field = (Object.keys(WAYS_IN) as (keyof typeof WAYS_IN)[]).find((name) => WAYS_IN[name](before, change));
  if (field) await requireWithinOwn(services, call, before, field);
}

/**
 * Lets pass a department where the caller may have people; who is no administrator does not move himself, as roles show rows by department.
 * @throws Refusal 403 `beyond-own`; 500 `not-yourself`
 */
export async function requireDepartment(services: Services, { person }: SignedInCall, to: string, before?: EditedPerson): Promise<void> {
  if (before?.departmentId === to) return;
  const scope = await scopeOf(services, person, access);
  const reached = scope.kind === 'all' || (scope.kind === 'departments' && scope.ids.includes(to));
  if (!reached) throw new Refusal(403, 'beyond-own', { field: 'departmentId' });
  if (before?.id === person.id && !person.roles.includes(ADMIN_ROLE)) throw new Refusal(500, 'not-yourself');
}
