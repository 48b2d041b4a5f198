import { Role, RoleFilter, rolesEndpoints } from '@hall/contract/role-management';
import { wireName } from '@hall/contract/wire/entity';
import { ROLES } from '@hall/database/catalogue/roles';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns, type ListQuery } from '../../core/list.ts';

const SHIPPED: ReadonlySet<string> = new Set(ROLES.map(({ id }) => id));

const findRoles = (read: Reader, query: ListQuery) => read.role.findMany({ ...query, include: { _count: { select: { people: true } } } });
type RoleRow = Awaited<ReturnType<typeof findRoles>>[number];

const COLUMNS: ListColumns = {
  [wireName(Role, 'id')]: { sort: (order) => ({ id: order }) },
  [wireName(Role, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(Role, 'holders')]: { sort: (order) => ({ people: { _count: order } }) },
};

/** A stored role as the list shows it. */
export const roleOf = ({ id, name, nameEn, remark, remarkEn, version, _count }: RoleRow): Role => ({
  ...{ id, name, nameEn, remark, remarkEn, version },
  holders: _count.people,
  shipped: SHIPPED.has(id),
});

const named = (text: string) => ({ OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { id: { contains: text } }] });

/** The roles with how many have them, by id unless sorted. */
export const roles = defineList({
  pageId: 'roles',
  filter: RoleFilter,
  row: Role,
  rowKey: 'id',
  access: rolesEndpoints.roles.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: (read, where) => read.role.count({ where }),
  find: findRoles,
  where: ({ id, text }) => [...(id ? [{ id }] : []), ...(text ? [named(text)] : [])],
  columns: COLUMNS,
  order: [{ id: 'asc' }],
  toRow: roleOf,
});
