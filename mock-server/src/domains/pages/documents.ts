import type { ColumnSetting, PageConfig, TableColumn } from '@hall/contract/pages';
import type { SignedInPerson } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { permissionsOf } from '../menu/index.ts';

export interface PageDocument {
  readonly config: PageConfig;
  readonly columns: TableColumn[];
}

/**
 * The configuration of a page, for who holds its permission.
 * @throws Refusal 404 `not-found` for a page that is not configured, 403 without the permission
 */
export async function pageFor(services: Services, person: SignedInPerson, pageId: string): Promise<PageDocument> {
  const { cache, database } = services;
  const row = await cache.get(`page ${pageId}`, () => database.read.pageDocument.findUnique({ where: { id: pageId } }));
  if (!row) throw new Refusal(404, 'not-found', { field: 'pageId', term: '页面' });
  const held = await cache.get(`permissions ${[...person.roles].sort()}`, () => permissionsOf(database.read, person.roles));
  if (!held.some(({ id }) => id === row.permissionId)) throw new Refusal(403, 'no-permission');
  return { config: row.config as unknown as PageConfig, columns: row.columns as unknown as TableColumn[] };
}

/** Query fields of a page, narrowed to a module, a group or a field where one is named. */
export const fieldsOf = (
  { config }: PageDocument,
  wanted: { moduleId?: string | undefined; groupId?: string | undefined; fieldId?: string | undefined },
) =>
  config.fields
    .filter(
      (field) =>
        (!wanted.moduleId || field.moduleId === wanted.moduleId) &&
        (!wanted.groupId || field.groupId === wanted.groupId) &&
        (!wanted.fieldId || field.fieldId === wanted.fieldId),
    )
    .sort((one, other) => one.order - other.order);

/** Columns as a person arranged them; a column that the arrangement does not know keeps its own place. */
export function arranged(columns: readonly TableColumn[], settings: readonly ColumnSetting[]): TableColumn[] {
  const byId = new Map(settings.map((setting) => [setting.fieldId, setting]));
  return columns
    .map((column) => {
      const own = byId.get(column.fieldId);
      const children = column.children && arranged(column.children, settings);
      return { ...column, ...(children && { children }), ...(own && ownPart(column, own)) };
    })
    .sort((one, other) => one.order - other.order);
}

const ownPart = (column: TableColumn, { order, shown, width, fixed }: ColumnSetting) => ({
  order,
  shown,
  width: width ?? column.width,
  fixed: fixed ?? column.fixed,
});
