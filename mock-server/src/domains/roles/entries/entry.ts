import type { MenuEntry } from '@hall/contract/permission-management';
import { SHIPPED } from '@hall/database/catalogue/rows';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { type PermissionNode, permissionTree } from '../../../core/permissions.ts';
import { notFound } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { pathInSystem, pinyinOf } from '../../menu/index.ts';

export type EntryRow = Awaited<ReturnType<Reader['permission']['findMany']>>[number];

/** The ids of the nodes that belong to the product, also of those that are not stored. */
export const OF_PRODUCT: ReadonlySet<string> = new Set(SHIPPED.permission.map(({ id }) => id));

/** Whether a node belongs to the product. */
export const isShipped = ({ id }: Pick<EntryRow, 'id'>): boolean => OF_PRODUCT.has(id);

/** Whether a node is something that can be done in the function above it, and opens nothing. */
export const isAction = (row: EntryRow): boolean =>
  isShipped(row) && !row.directory && [row.path, row.routeName, row.systemId, row.templateId].every((part) => part === null);

/** A function of a linked system has a path, be it that of its id. */
const pathOf = (row: EntryRow): string | undefined =>
  (row.systemId && !row.directory ? pathInSystem(row as PermissionNode) : row.path) ?? undefined;

/** A stored node as administrators see it. */
export const entryOf = (row: EntryRow): MenuEntry => ({
  id: row.id,
  parentId: row.parentId ?? undefined,
  order: row.order,
  weight: row.weight,
  name: row.name,
  nameEn: row.nameEn,
  directory: row.directory,
  systemId: row.systemId ?? undefined,
  path: pathOf(row),
  routeName: row.routeName ?? undefined,
  redirect: row.redirect ?? undefined,
  opening: row.opening as MenuEntry['opening'],
  linkType: (row.linkType ?? undefined) as MenuEntry['linkType'],
  hint: (row.hint ?? undefined) as MenuEntry['hint'],
  templateId: row.templateId ?? undefined,
  opensFirstChild: row.opensFirstChild,
  icon: row.icon ?? undefined,
  hidden: row.hidden,
  component: row.component ?? undefined,
  shipped: isShipped(row),
  action: isAction(row),
  pinyin: pinyinOf(row.name),
  version: row.version,
});

/** What the log tells of an entry: its place by name. */
export async function entryTold(read: Reader, row: EntryRow) {
  const { pinyin: _, version: __, action: ___, shipped: ____, ...entry } = entryOf(row);
  const parent = row.parentId ? await read.permission.findUnique({ where: { id: row.parentId } }) : null;
  return { ...entry, parentId: parent ? { zh: parent.name, en: parent.nameEn } : undefined };
}

/** All of the tree, in the order of siblings. */
export const menuEntries = async (services: Services): Promise<MenuEntry[]> => (await permissionTree(services)).map(entryOf);

/** A node as it is stored, of which the log then tells. @throws Refusal 404 `not-found` */
export async function storedEntry(read: Reader, id: string, { entry }: SignedInCall): Promise<EntryRow> {
  const row = await read.permission.findUnique({ where: { id } });
  if (!row) throw notFound('id');
  entry.target = { zh: row.name, en: row.nameEn };
  return row;
}
