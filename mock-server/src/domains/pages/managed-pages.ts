import { ManagedPage, ManagedPageFilter, type PageSetup, pageManagementEndpoints } from '@hall/contract/page-management';
import { isControl } from '@hall/contract/query-fields';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { flatColumns } from '@hall/contract/table-columns';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { spellingOfTerm } from '@hall/database/spelling';
import type { SignedInCall } from '../../core/call.ts';
import { defineList, type ListColumns } from '../../core/list.ts';
import { notFound } from '../../core/refusal.ts';
import { flagsIn, holds, rowsAsked } from '../../core/rows-in-memory.ts';
import type { Services } from '../../core/services.ts';
import { type StoredPage, storedPages } from './documents.ts';

/** A page with what it is found by. */
interface PageRow extends ManagedPage {
  readonly sought: string;
}

/** When a page was changed last, and by whom; whether or not something of that is left. */
const lastChangeOf = ({ change }: StoredPage) => ({
  version: change?.version ?? 0,
  ...(change && { changedAt: wireMoment(change.changedAt), changedBy: change.changedBy, changedByEn: change.changedByEn }),
});

function rowOf(stored: StoredPage): PageRow {
  const { id, config, columns } = stored.document;
  const { zh, en } = config.title;
  return {
    ...{ pageId: id, title: zh, titleEn: en, changed: stored.changed, ...lastChangeOf(stored) },
    columns: flatColumns(columns).filter(({ children }) => !children).length,
    fields: config.fields.filter((field) => !isControl(field)).length,
    sought: [id, zh, en, spellingOfTerm(zh)].join(' ').toLowerCase(),
  };
}

const pageRows = async (read: Reader): Promise<PageRow[]> => (await storedPages(read)).map(rowOf);

const COLUMNS: ListColumns = {
  [wireName(ManagedPage, 'pageId')]: { sort: (order) => ({ pageId: order }) },
  [wireName(ManagedPage, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(ManagedPage, 'changed')]: { filter: (values) => [{ changed: { in: flagsIn(values) } }] },
};

/** The list pages of the product, by their ids unless sorted. */
export const managedPages = defineList({
  pageId: 'pages',
  filter: ManagedPageFilter,
  row: ManagedPage,
  rowKey: 'pageId',
  access: pageManagementEndpoints.pages.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { pageId: { in: [] } }),
  count: async (read, where) => (await pageRows(read)).filter((row) => holds({ ...row }, where)).length,
  find: async (read, query) => rowsAsked(await pageRows(read), query),
  where: ({ pageId, text, changed }) => [
    ...(pageId ? [{ pageId: { in: [pageId] } }] : []),
    ...(text ? [{ sought: { contains: text.trim().toLowerCase() } }] : []),
    ...(changed === undefined ? [] : [{ changed: { in: [changed] } }]),
  ],
  columns: COLUMNS,
  order: [{ pageId: 'asc' }],
  toRow: ({ sought: _, ...page }) => page,
});

/**
 * A page that administrators arrange; the log names it.
 * @throws Refusal 404 `not-found`
 */
export async function chosenPage(
  read: Parameters<typeof storedPages>[0],
  { pageId }: { readonly pageId: string },
  { entry }: SignedInCall,
): Promise<StoredPage> {
  const stored = (await storedPages(read)).find(({ shipped }) => shipped.id === pageId);
  if (!stored) throw notFound('pageId');
  entry.target = stored.document.config.title;
  return stored;
}

/** A page as it is and as it was shipped, its columns and query fields in their order. */
export async function pageSetup({ database }: Services, asked: { readonly pageId: string }, call: SignedInCall): Promise<PageSetup> {
  const stored = await chosenPage(database.read, asked, call);
  const { document, shipped } = stored;
  return {
    ...{ config: document.config, columns: document.columns },
    ...{ shippedConfig: shipped.config, shippedColumns: shipped.columns },
    ...lastChangeOf(stored),
  };
}
