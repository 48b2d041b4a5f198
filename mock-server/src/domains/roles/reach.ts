import type { Grant } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { SignedInPerson } from '../../core/call.ts';
import type { PermissionNode } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import { holdsAllOf, isWider, type Width, widthHeld } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';

const isAdmin = ({ roles }: SignedInPerson): boolean => roles.includes(ADMIN_ROLE);

/** How far somebody can give a permission: administrators in full, others as far as they hold it themselves. */
export const reachOf = (person: SignedInPerson, node: PermissionNode): Width | undefined =>
  isAdmin(person) ? 'all' : widthHeld(node, person.roles);

/**
 * Lets pass who may have to do with a role: an administrator, and whoever holds all that the role does, in rows as well.
 * @throws Refusal 403 `beyond-own`
 */
export async function requireReach(services: Services, person: SignedInPerson, roleId: string): Promise<void> {
  if (isAdmin(person)) return;
  if (roleId === ADMIN_ROLE || !(await holdsAllOf(services, person, roleId))) throw new Refusal(403, 'beyond-own', { field: 'id' });
}

/**
 * Lets pass permissions that somebody can give.
 * @throws Refusal 404 `not-found` for one that there is not, and for a directory; 403 `beyond-own`
 */
export function requireGivable(person: SignedInPerson, tree: readonly PermissionNode[], grants: readonly Grant[]): void {
  const nodes = new Map(tree.filter(({ directory }) => !directory).map((node) => [node.id, node]));
  for (const { permissionId, width } of grants) {
    const node = nodes.get(permissionId);
    if (!node) throw new Refusal(404, 'not-found', { field: 'grants' });
    if (isWider(width, reachOf(person, node))) throw new Refusal(403, 'beyond-own', { field: 'grants' });
  }
}
