import { actingEndpoints } from '@hall/contract/acting';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { SignedInPerson } from '../../core/call.ts';
import { held } from '../../core/permissions.ts';
import { holdsAllOf, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';

const { access } = actingEndpoints.actAs;

/** Whether somebody's scope has a person in it; in the narrowest there is nobody but oneself. */
async function reaches(services: Services, actor: SignedInPerson, { departmentId }: SignedInPerson): Promise<boolean> {
  const scope = await scopeOf(services, actor, access);
  return scope.kind === 'all' || (scope.kind === 'departments' && scope.ids.includes(departmentId));
}

/**
 * Whether somebody may act as another person (SYS-9), as things stand now: it is asked with each call that is made so. Administrators act
 * as anybody, others as who may nothing that they may not.
 */
export async function mayActAs(services: Services, actor: SignedInPerson, person: SignedInPerson): Promise<boolean> {
  if (actor.id === person.id || !(await held(services, actor.roles)).has(access)) return false;
  if (!(await reaches(services, actor, person))) return false;
  if (actor.roles.includes(ADMIN_ROLE)) return true;
  if (person.roles.includes(ADMIN_ROLE)) return false;
  for (const role of person.roles) if (!(await holdsAllOf(services, actor, role))) return false;
  return true;
}
