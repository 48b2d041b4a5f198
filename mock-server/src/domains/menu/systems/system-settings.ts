import {
  type FramePermission,
  linkedSystemManagementEndpoints,
  type SystemEntry,
  SystemFilter,
  SystemSetting,
} from '@hall/contract/linked-system-management';
import { FRAME_PERMISSIONS } from '@hall/contract/menu';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { defineList, type ListColumns, type ListQuery } from '../../../core/list.ts';
import { type PermissionNode, permissionTree } from '../../../core/permissions.ts';
import { notFound } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { functionAddress } from '../linked-url.ts';

/** A system with how many entries belong to it. */
const include = { _count: { select: { permissions: true } } } as const;

const findSystems = (read: Reader, query: ListQuery) => read.linkedSystem.findMany({ ...query, include });
export type SystemRow = Awaited<ReturnType<typeof findSystems>>[number];
/** What a frame may do by the words that are stored; none of them stored is all. */
const wordsOf = (sandbox: string | null): FramePermission[] => {
  const words = sandbox?.toLowerCase().split(/\s+/);
  return FRAME_PERMISSIONS.filter((word) => words?.includes(word) ?? true);
};

/** A stored system as administrators see it; the demo systems know their origin only once they listen, and have none in files. */
export const settingOf = ({ _count, ...row }: SystemRow): SystemSetting => ({
  id: row.id,
  name: row.name,
  nameEn: row.nameEn,
  image: row.image,
  address: (row.origin ?? '') + row.basePath,
  linkType: (row.linkType ?? undefined) as SystemSetting['linkType'],
  framing: row.framing,
  signsOn: !row.external,
  order: row.order,
  sandbox: wordsOf(row.sandbox),
  entries: _count.permissions,
  version: row.version,
});

const named = (text: string) => ({
  OR: (['id', 'name', 'nameEn', 'origin', 'basePath'] as const).map((field) => ({ [field]: { contains: text } })),
});

const COLUMNS: ListColumns = {
  [wireName(SystemSetting, 'id')]: { sort: (order) => ({ id: order }) },
  [wireName(SystemSetting, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(SystemSetting, 'order')]: { sort: (order) => ({ order }) },
};

/** The linked systems, in their order. */
export const systems = defineList({
  pageId: 'linked-systems',
  filter: SystemFilter,
  row: SystemSetting,
  rowKey: 'id',
  access: linkedSystemManagementEndpoints.systemSettings.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: (read, where) => read.linkedSystem.count({ where }),
  find: findSystems,
  where: ({ id, text }) => [...(id ? [{ id }] : []), ...(text ? [named(text)] : [])],
  columns: COLUMNS,
  order: [{ order: 'asc' }, { id: 'asc' }],
  toRow: settingOf,
});

/** A page of the linked systems, each with where browsers find it. */
export async function systemSettings(services: Services, filter: SystemFilter, call: SignedInCall): Promise<ListPage<SystemSetting>> {
  const page = await systems.page(services, filter, call);
  const located = (row: SystemSetting) => (row.address.startsWith('/') ? { ...row, address: services.linkedOrigin() + row.address } : row);
  return { ...page, rows: page.rows.map(located) };
}

/** A system as it is stored, of whom the log then tells. @throws Refusal 404 `not-found` */
export async function storedSystem(read: Reader, id: string, { entry }: SignedInCall): Promise<SystemRow> {
  const row = await read.linkedSystem.findUnique({ where: { id }, include });
  if (!row) throw notFound('id');
  entry.target = { zh: row.name, en: row.nameEn };
  return row;
}

type NodeOfSystem = PermissionNode & { readonly system: NonNullable<PermissionNode['system']> };

/** The entries of the menu that belong to a system, by their serial numbers. */
export async function nodesOf(services: Services, systemId: string): Promise<NodeOfSystem[]> {
  const tree = await permissionTree(services);
  return tree.filter((node): node is NodeOfSystem => node.systemId === systemId && node.system !== null);
}

/** The entries of the menu that belong to a system. @throws Refusal 404 `not-found` */
export async function systemEntries(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<SystemEntry[]> {
  await storedSystem(services.database.read, id, call);
  return (await nodesOf(services, id)).map((node) => ({
    ...{ id: node.id, name: node.name, nameEn: node.nameEn, directory: node.directory, hidden: node.hidden },
    address: node.directory ? undefined : functionAddress(services, node),
  }));
}
