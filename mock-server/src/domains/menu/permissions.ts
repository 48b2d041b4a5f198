import type { LinkedSystem, Reader } from '@hall/database/database';

/** The permissions that roles hold, with the directories above them, in order. */
export async function permissionsOf(read: Reader, roles: readonly string[]): Promise<Permission[]> {
  const all = await read.permission.findMany({ orderBy: [{ order: 'asc' }, { id: 'asc' }], include: { system: true, roles: true } });
  const byId = new Map(all.map((permission) => [permission.id, permission]));
  const held = new Set<string>();
  for (const permission of all) {
    if (!permission.roles.some(({ roleId }) => roles.includes(roleId))) continue;
    for (let at: Permission | undefined = permission; at && !held.has(at.id); at = at.parentId ? byId.get(at.parentId) : undefined)
      held.add(at.id);
  }
  return all.filter(({ id }) => held.has(id));
}

export type Permission = Awaited<ReturnType<Reader['permission']['findMany']>>[number] & {
  readonly system: LinkedSystem | null;
  readonly roles: readonly { roleId: string }[];
};
