import { INDEX_COLUMN, type Option, type PageConfig, type QueryField, SELECTION_COLUMN, type TableColumn } from '@hall/contract/pages';
import type { CataloguePage } from './domain.ts';

/** What the pieces of every page have in common, so that a page's own file says only what is its own. */
const FIELD = { moduleId: 'query', groupId: 'main', shown: true };
const COLUMN = {
  shown: true,
  tooltip: false,
  filterable: false,
  link: false,
  button: false,
  amount: false,
  sortable: false,
};

export type Words = readonly [zh: string, en: string];
const texts = ([zh, en]: Words) => ({ zh, en });

/** Query fields of a page, in the order given. */
export const fieldsOf = (
  pageId: string,
  fields: readonly (Pick<QueryField, 'fieldId' | 'kind'> & { title: Words; placeholder?: Words } & Partial<
      Omit<QueryField, 'title' | 'placeholder'>
    >)[],
): QueryField[] =>
  fields.map(({ title, placeholder, ...field }, index) => ({
    ...FIELD,
    pageId,
    order: index + 1,
    options: [],
    buttons: [],
    numeric: false,
    withTime: false,
    ...field,
    title: texts(title),
    ...(placeholder && { placeholder: texts(placeholder) }),
  }));

type ColumnSeed = Pick<TableColumn, 'fieldId'> & { words: Words } & Partial<Omit<TableColumn, 'children'>> & {
    children?: readonly ColumnSeed[];
  };

/** Columns of a page's table, in the order given. */
export const columnsOf = (columns: readonly ColumnSeed[]): TableColumn[] =>
  columns.map(({ words: [zh, en], children, ...column }, index) => ({
    ...COLUMN,
    prop: column.fieldId,
    order: index + 1,
    options: [],
    label: zh,
    labels: { zh, en },
    chinese: zh,
    english: en,
    ...column,
    ...(children && { children: columnsOf(children) }),
  }));

/** The column of row numbers, and the one of ticks. */
export const index = { fieldId: INDEX_COLUMN, words: ['序号', 'No.'], width: 60, align: 'center', fixed: 'left' } as const;
export const selection = { fieldId: SELECTION_COLUMN, words: ['选择', 'Select'], width: 50, selection: '2', fixed: 'left' } as const;

export const option = (value: string, zh: string, en: string, parent?: string): Option => ({ value, zh, en, ...(parent && { parent }) });

const digestColumn = (page: CataloguePage, ids: readonly string[]) => page.columns.filter(({ fieldId }) => ids.includes(fieldId));

/** A shorter list of what another page lists, which the menu opens by its template. */
export const digestOf = (
  page: CataloguePage,
  digest: Pick<CataloguePage, 'permissionId'> & Pick<PageConfig, 'pageId' | 'title'>,
  columns: readonly string[],
) => ({
  permissionId: digest.permissionId,
  config: { ...page.config, pageId: digest.pageId, title: digest.title },
  columns: digestColumn(page, columns).map(({ action: _, ...shown }) => ({ ...shown, link: false })),
});
