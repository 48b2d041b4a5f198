import type { Bilingual } from '@hall/contract/bilingual';
import type { PageConfig } from '@hall/contract/pages';
import type { ColumnSetting, TableColumn } from '@hall/contract/table-columns';
import type { PageAdjustment, Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { optionSource } from '../../core/option-sources.ts';
import { held } from '../../core/permissions.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { adjusted, isAsShipped } from './adjustments.ts';
import { keptAdjustment } from './kept-adjustment.ts';

export interface PageDocument {
  readonly id: string;
  readonly permissionId: string;
  readonly config: PageConfig;
  readonly columns: TableColumn[];
}

/** A page as it was shipped, and as its institution has it. */
export interface StoredPage {
  readonly shipped: PageDocument;
  readonly document: PageDocument;
  /** What the institution has made of it, if it ever made anything of it. */
  readonly change: PageAdjustment | undefined;
  /** Whether it is not as it was shipped. */
  readonly changed: boolean;
}

/** The choices of its fields, where these are data, are those of now. */
async function withOptions(services: Services, { config, ...document }: PageDocument): Promise<PageDocument> {
  const fields = config.fields.map(async (field) => {
    const source = optionSource(config.call, field.fieldId);
    return source ? { ...field, options: await source(services) } : field;
  });
  return { ...document, config: { ...config, fields: await Promise.all(fields) } };
}

/** The pages with what their institution has made of each. */
export async function storedPages(read: Pick<Reader, 'pageDocument' | 'pageAdjustment'>): Promise<StoredPage[]> {
  const [shipped, adjustments] = await Promise.all([
    read.pageDocument.findMany({ orderBy: { id: 'asc' } }),
    read.pageAdjustment.findMany(),
  ]);
  const adjustmentOf = new Map(adjustments.map((one) => [one.pageId, one]));
  return (shipped as unknown as PageDocument[]).map((document) => ({
    shipped: document,
    ...adjustedBy(document, adjustmentOf.get(document.id)),
  }));
}

function adjustedBy(document: PageDocument, change: PageAdjustment | undefined): Omit<StoredPage, 'shipped'> {
  if (!change) return { document, change, changed: false };
  const own = adjusted(document, keptAdjustment(change));
  return { document: own, change, changed: !isAsShipped(document, own) };
}

const documents = (services: Services): Promise<PageDocument[]> =>
  services.cache.get('page documents', async () => {
    const stored = await storedPages(services.database.read);
    return Promise.all(stored.map(({ document }) => withOptions(services, document)));
  });

/** A page, whoever asks. */
export const pageOf = async (services: Services, pageId: string): Promise<PageDocument | undefined> =>
  (await documents(services)).find(({ id }) => id === pageId);

/**
 * The configuration of a page, for people who hold its permission; the log names the page.
 * @throws Refusal 404 `not-found` for a page that is not configured, 403 without the permission
 */
export async function pageFor(services: Services, { person, entry }: SignedInCall, pageId: string): Promise<PageDocument> {
  const page = await pageOf(services, pageId);
  if (!page) throw notFound('pageId');
  entry.target = page.config.title;
  if (!(await held(services, person.roles)).has(page.permissionId)) throw new Refusal(403, 'no-permission');
  return page;
}

/** Of the pages that show the rows of a page, itself among them, those that a person may read. */
export async function pagesWithRowsOf(services: Services, person: SignedInPerson, pageId: string): Promise<PageDocument[]> {
  const all = await documents(services);
  const call = all.find(({ id }) => id === pageId)?.config.call;
  const holdings = await held(services, person.roles);
  return all.filter(({ config, permissionId }) => config.call === call && holdings.has(permissionId));
}

/** The pages of a list, before all others the one that is called so in whichever language, or else that of the list. */
export function ownFirst(pages: readonly PageDocument[], pageId: string, title?: string): PageDocument[] {
  const own = pages.filter(({ id }) => id === pageId);
  const called = [...own, ...pages].find(({ config }) => title !== undefined && Object.values(config.title).includes(title));
  const first = called ?? own[0];
  return first ? [first, ...pages.filter((page) => page !== first)] : [...pages];
}

/** What the first of some pages is called. */
export const titleOf = ([page]: readonly PageDocument[]): Bilingual => page?.config.title ?? { zh: '', en: '' };

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
