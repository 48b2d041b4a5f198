import type { ColumnSetting, TableColumn } from '@hall/contract/pages';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { arranged, pageFor } from './documents.ts';

/** Columns and what is in their groups, in one list. */
export const flat = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.flatMap((column) => [column, ...flat(column.children ?? [])]);

/** The columns of a page's table as the person arranged them. */
export async function columnsFor(
  services: Services,
  { pageId }: { readonly pageId: string },
  { person }: SignedInCall,
): Promise<TableColumn[]> {
  const { columns } = await pageFor(services, person, pageId);
  const key = { personId_pageId: { personId: person.id, pageId } };
  const own = await services.database.read.columnArrangement.findUnique({ where: key });
  return arranged(columns, (own?.settings ?? []) as unknown as ColumnSetting[]);
}

/**
 * Keeps how a person arranged the columns of a page.
 * @throws Refusal 404 `choice` for a column that the page does not have
 */
export async function saveColumns(
  services: Services,
  { pageId, columns: settings }: { readonly pageId: string; readonly columns: readonly ColumnSetting[] },
  { person, noted }: SignedInCall,
): Promise<void> {
  noted.target = pageId;
  const { columns } = await pageFor(services, person, pageId);
  const known = new Set(flat(columns).map(({ fieldId }) => fieldId));
  if (settings.some(({ fieldId }) => !known.has(fieldId))) throw new Refusal(404, 'choice', { field: 'columns' });
  const key = { personId: person.id, pageId };
  const stored = { settings: settings.map((setting) => ({ ...setting })) };
  await services.database.unitOfWork((tx) =>
    tx.columnArrangement.upsert({ where: { personId_pageId: key }, create: { ...key, ...stored }, update: stored }),
  );
}

/** Forgets how a person arranged the columns of a page. */
export async function restoreColumns(
  services: Services,
  { pageId }: { readonly pageId: string },
  { person, noted }: SignedInCall,
): Promise<void> {
  noted.target = pageId;
  await pageFor(services, person, pageId);
  await services.database.unitOfWork((tx) => tx.columnArrangement.deleteMany({ where: { personId: person.id, pageId } }));
}
