import { type ColumnSetting, flatColumns, type TableColumn } from '@hall/contract/table-columns';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { noteColumns } from './column-changes.ts';
import { arranged, pageFor } from './documents.ts';

const keyOf = ({ person }: SignedInCall, pageId: string) => ({ personId_pageId: { personId: person.id, pageId } });

async function arrangement(read: Pick<Reader, 'columnArrangement'>, columns: readonly TableColumn[], where: ReturnType<typeof keyOf>) {
  const own = await read.columnArrangement.findUnique({ where });
  return arranged(columns, (own?.settings ?? []) as unknown as ColumnSetting[]);
}

/** The columns of a page's table as the person arranged them. */
export async function columnsFor(services: Services, { pageId }: { readonly pageId: string }, call: SignedInCall): Promise<TableColumn[]> {
  const { columns } = await pageFor(services, call, pageId);
  return arrangement(services.database.read, columns, keyOf(call, pageId));
}

/**
 * Keeps how a person arranged the columns of a page.
 * @throws Refusal 404 `choice` for a column that the page does not have
 */
export async function saveColumns(
  services: Services,
  { pageId, columns: settings }: { readonly pageId: string; readonly columns: readonly ColumnSetting[] },
  call: SignedInCall,
): Promise<void> {
  const { columns } = await pageFor(services, call, pageId);
  const known = new Set(flatColumns(columns).map(({ fieldId }) => fieldId));
  if (settings.some(({ fieldId }) => !known.has(fieldId))) throw new Refusal(404, 'choice', { field: 'columns' });
  const where = keyOf(call, pageId);
  const stored = { settings: settings.map((setting) => ({ ...setting })) };
  await services.database.unitOfWork(async (tx) => {
    noteColumns(call, await arrangement(tx, columns, where), arranged(columns, settings));
    await tx.columnArrangement.upsert({ where, create: { ...where.personId_pageId, ...stored }, update: stored });
  });
}

/** Forgets how a person arranged the columns of a page. */
export async function restoreColumns(services: Services, { pageId }: { readonly pageId: string }, call: SignedInCall): Promise<void> {
  const { columns } = await pageFor(services, call, pageId);
  const where = keyOf(call, pageId);
  await services.database.unitOfWork(async (tx) => {
    noteColumns(call, await arrangement(tx, columns, where), arranged(columns, []));
    await tx.columnArrangement.deleteMany({ where: where.personId_pageId });
  });
}
