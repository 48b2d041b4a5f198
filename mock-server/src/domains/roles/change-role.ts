import { type Grant, Role, type RoleChange, type RoleDraft, RoleEffects, type rolesEndpoints } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { seenOf } from '@hall/contract/rules/seen';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { type PermissionNode, permissionTree } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { requireGivable, requireReach } from './reach.ts';
import { grantsOf, type StoredRole, storedRole } from './role-details.ts';

const dataOf = ({ name, nameEn, remark, remarkEn }: Pick<RoleDraft, 'name' | 'nameEn' | 'remark' | 'remarkEn'>) => ({
  name: name.trim(),
  nameEn: seenOf(nameEn) || name.trim(),
  remark: seenOf(remark),
  remarkEn: seenOf(remarkEn),
});

const rowsOf = (grants: readonly Grant[]) => grants.map(({ permissionId, width }) => ({ permissionId, scope: width }));

/** What the log tells of permissions that come or go. */
function namesOf(tree: readonly PermissionNode[], grants: readonly Grant[]): { zh: string; en: string } {
  const nodes = tree.filter(({ id }) => grants.some(({ permissionId }) => permissionId === id));
  return { zh: nodes.map(({ name }) => name).join('、'), en: nodes.map(({ nameEn }) => nameEn).join('; ') };
}

const lacking = (grants: readonly Grant[], others: readonly Grant[]): Grant[] =>
  grants.filter(({ permissionId, width }) => !others.some((other) => other.permissionId === permissionId && other.width === width));

function noteGrants(call: SignedInCall, tree: readonly PermissionNode[], before: readonly Grant[], after: readonly Grant[]): void {
  const [lost, gained] = [lacking(before, after), lacking(after, before)].map((grants) => namesOf(tree, grants));
  noteChange(call, RoleEffects, {}, { gained, lost });
}

/**
 * Makes a role.
 * @throws Refusal 404 `id-taken` or as `requireGivable`; 403 `beyond-own`
 */
export async function createRole(services: Services, draft: RoleDraft, call: SignedInCall): Promise<void> {
  call.entry.target = { zh: draft.name, en: draft.nameEn || draft.name };
  await services.database.unitOfWork(async (tx) => {
    const tree = await permissionTree(services);
    requireGivable(call.person, tree, draft.grants);
    if (await tx.role.findUnique({ where: { id: draft.id } })) throw new Refusal(404, 'id-taken', { field: 'id' });
    const data = dataOf(draft);
    noteChange(call, Role, {}, { id: draft.id, ...data });
    noteGrants(call, tree, [], draft.grants);
    await tx.role.create({ data: { id: draft.id, ...data, permissions: { create: rowsOf(draft.grants) } } });
  });
}

/**
 * Changes a role and what it holds; it bites at the next call of everybody who has it.
 * @throws Refusal 404 `not-found`; 403 `beyond-own`; 500 `changed-meanwhile`
 */
export async function changeRole(services: Services, change: RoleChange, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const before = await storedRole(tx, change.id, call);
    await requireReach(services, call.person, before.id);
    const tree = await permissionTree(services);
    const held = grantsOf(before);
    requireGivable(call.person, tree, lacking(change.grants, held));
    if (before.version !== change.version) throw new Refusal(500, 'changed-meanwhile');
    await writeRole(tx, before, change);
    const { name, nameEn, remark, remarkEn } = before;
    noteChange(call, Role, { name, nameEn, remark, remarkEn }, dataOf(change));
    noteGrants(call, tree, held, change.grants);
  });
}

async function writeRole(tx: Tx, { id, version, ...before }: StoredRole, change: RoleChange): Promise<void> {
  const held = grantsOf({ id, version, ...before });
  await tx.role.update({ where: { id }, data: { ...dataOf(change), version: version + 1 } });
  const gone = lacking(held, change.grants).map(({ permissionId }) => permissionId);
  await tx.rolePermission.deleteMany({ where: { roleId: id, permissionId: { in: gone } } });
  await tx.rolePermission.createMany({ data: rowsOf(lacking(change.grants, held)).map((row) => ({ roleId: id, ...row })) });
}

type Deletion = RequestOf<typeof rolesEndpoints.deleteRole>;

/**
 * Deletes a role; who has it loses it.
 * @throws Refusal 404 `not-found`; 403 `beyond-own`; 500 `admin-role`, `changed-meanwhile` where it was saved since it was shown, or others have it than
 * were told
 */
export async function deleteRole(services: Services, { id, version, holders }: Deletion, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const role = await storedRole(tx, id, call);
    if (id === ADMIN_ROLE) throw new Refusal(500, 'admin-role');
    await requireReach(services, call.person, id);
    if (role.version !== version || role._count.people !== holders) throw new Refusal(500, 'changed-meanwhile');
    const { name, nameEn, remark, remarkEn } = role;
    noteChange(call, Role, { id, name, nameEn, remark, remarkEn, holders }, {});
    noteGrants(call, await permissionTree(services), grantsOf(role), []);
    await tx.role.delete({ where: { id } });
  });
}
