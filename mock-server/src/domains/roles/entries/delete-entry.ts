import { EntryUse, MenuEntry, type permissionManagementEndpoints } from '@hall/contract/permission-management';
import { NAMED_MAX } from '@hall/contract/role-management';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { tell } from '../../../core/news.ts';
import { noteChange } from '../../../core/note-change.ts';
import { permissionTree } from '../../../core/permissions.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { rolePersonOf } from '../holders.ts';
import { type EntryRow, entryTold, isShipped, storedEntry } from './entry.ts';

/** The roles that hold a node: as the tree tells where something of it is held, by themselves where it is a function. */
async function rolesOf(services: Services, read: Reader, id: string) {
  const node = (await permissionTree(services)).find((one) => one.id === id);
  return read.role.findMany({ where: { id: { in: [...(node?.roles ?? [])] } }, orderBy: { id: 'asc' } });
}

async function useOf(services: Services, read: Reader, { id }: EntryRow): Promise<EntryUse> {
  const roles = await rolesOf(services, read, id);
  const where = { enabled: true, roles: { some: { roleId: { in: roles.map((role) => role.id) } } } };
  const named = await read.person.findMany({ where, orderBy: { staffNumber: 'asc' }, take: NAMED_MAX, include: { department: true } });
  return {
    below: await read.permission.count({ where: { parentId: id } }),
    roles: roles.map((role) => ({ id: role.id, name: role.name, nameEn: role.nameEn })),
    people: await read.person.count({ where }),
    named: named.map(rolePersonOf),
    favourites: await read.favouriteFunction.count({ where: { permissionId: id } }),
    sources: await read.todoSource.count({ where: { menuId: id } }),
  };
}

/** Who has an entry, and what goes with it when it is deleted. @throws Refusal 404 `not-found` */
export async function entryUse(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<EntryUse> {
  const { read } = services.database;
  return useOf(services, read, await storedEntry(read, id, call));
}

type Deletion = RequestOf<typeof permissionManagementEndpoints.deleteMenuEntry>;

/**
 * Deletes an entry that an administrator has made; who has it loses it.
 * @throws Refusal 404 `not-found`; 500 `product-stays`, `has-entries-below`, `changed-meanwhile` where others have it than were told
 */
export async function deleteMenuEntry(services: Services, { id, version, people }: Deletion, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const row = await storedEntry(tx, id, call);
    if (isShipped(row)) throw new Refusal(500, 'product-stays');
    const use = await useOf(services, tx, row);
    if (use.below > 0) throw new Refusal(500, 'has-entries-below', { params: { count: use.below } });
    if (row.version !== version || use.people !== people) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, MenuEntry, await entryTold(tx, row), {});
    noteChange(call, EntryUse, { roles: namesOf(use), people }, {});
    await tx.permission.delete({ where: { id } });
    if (use.sources > 0) await tell(tx, services.clock.now(), 'todos', 'everybody');
  });
}

const namesOf = ({ roles }: EntryUse) => ({
  zh: roles.map(({ name }) => name).join('、'),
  en: roles.map(({ nameEn }) => nameEn).join('; '),
});
