import type { Grant, PermissionChoice, RoleDetails } from '@hall/contract/role-management';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { permissionTree } from '../../core/permissions.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { reachOf } from './reach.ts';
import { roleOf } from './roles.ts';

interface RoleId {
  readonly id: string;
}

const include = { permissions: { orderBy: { permissionId: 'asc' } }, _count: { select: { people: true } } } as const;

/** A role as it is stored, of whom the log then tells. @throws Refusal 404 `not-found` */
export async function storedRole(read: Reader, id: string, { entry }: SignedInCall) {
  const role = await read.role.findUnique({ where: { id }, include });
  if (!role) throw notFound('id');
  entry.target = { zh: role.name, en: role.nameEn };
  return role;
}
export type StoredRole = Awaited<ReturnType<typeof storedRole>>;

/** What a stored role holds by itself. */
export const grantsOf = ({ permissions }: StoredRole): Grant[] =>
  permissions.map(({ permissionId, scope }) => ({ permissionId, width: scope as Grant['width'] }));

/** A role with its permissions. @throws Refusal 404 `not-found` */
export async function roleDetails({ database }: Services, { id }: RoleId, call: SignedInCall): Promise<RoleDetails> {
  const role = await storedRole(database.read, id, call);
  return { role: roleOf(role), grants: grantsOf(role) };
}

/** The permission tree, with what the caller can give of it. */
export async function permissionChoices(services: Services, _: unknown, { person }: SignedInCall): Promise<PermissionChoice[]> {
  const tree = await permissionTree(services);
  return tree.map((node) => {
    const width = node.directory ? undefined : reachOf(person, node);
    const { id, parentId, name, nameEn, directory } = node;
    return { id, parentId: parentId ?? undefined, name, nameEn, directory, givable: width !== undefined, width };
  });
}
