import type { PageConfig } from '@hall/contract/pages';
import type { Option, QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn, tableColumn } from '@hall/contract/table-columns';
import { coreOf, optionsOf } from '@hall/contract/wire/coded';
import type { Entity, Field } from '@hall/contract/wire/entity';
import { amount } from '@hall/contract/wire/flags';
import type { CataloguePage } from './domain.ts';

/** What the pieces of every page have in common, so that a page's own file says only what is its own. */
const FIELD = { moduleId: 'query', groupId: 'main', shown: true };

export type Words = readonly [zh: string, en: string];
const texts = ([zh, en]: Words) => ({ zh, en });

type QuerySeed = Pick<QueryField, 'fieldId' | 'kind'> & { title: Words; placeholder?: Words } & Partial<
    Omit<QueryField, 'title' | 'placeholder'>
  >;

/** What people call a field of an entity. */
export function wordsOf<T>({ fields }: Entity<T>, name: keyof T & string): Words {
  const [, , zh, en] = fields[name] as Field;
  return [zh, en];
}

/**
 * The query field of a parameter: a select of the labels of a code, else a text, called by its term, unless said otherwise. `to` is
 * the parameter that takes the end of a range.
 */
export function queryOf<T>(
  filter: Entity<T>,
  name: keyof T & string,
  { to, ...own }: Partial<QuerySeed> & { to?: keyof T & string } = {},
): QuerySeed {
  const [fieldId, schema] = filter.fields[name] as Field;
  const options = [...optionsOf(schema)];
  const end = to && filter.fields[to];
  return {
    fieldId,
    ...(end && { endFieldId: end[0] }),
    kind: options.length > 0 ? 'select' : 'text',
    title: wordsOf(filter, name),
    options,
    numeric: coreOf(schema)._zod.def.type === 'number',
    decimals: coreOf(schema) === amount ? 2 : 0,
    ...own,
  };
}

/** Query fields of a page, in the order given. */
export const fieldsOf = (pageId: string, fields: readonly QuerySeed[]): QueryField[] =>
  fields.map(({ title, placeholder, ...field }, index) => ({
    ...FIELD,
    pageId,
    order: index + 1,
    options: [],
    buttons: [],
    numeric: false,
    decimals: 0,
    withTime: false,
    ...field,
    title: texts(title),
    ...(placeholder && { placeholder: texts(placeholder) }),
  }));

export type ColumnSeed = Pick<TableColumn, 'fieldId'> & { words: Words } & Partial<Omit<TableColumn, 'children'>> & {
    children?: readonly ColumnSeed[];
  };

/** The column of a row's field: its term above it, codes by their labels, the English text where the row has one, amounts as such. */
export function columnOf<T>(row: Entity<T>, name: keyof T & string, own: Partial<ColumnSeed> = {}): ColumnSeed {
  const [fieldId, schema] = row.fields[name] as Field;
  const english = row.fields[`${name}En`];
  return {
    fieldId,
    words: wordsOf(row, name),
    options: [...optionsOf(schema)],
    amount: coreOf(schema) === amount,
    ...(english && { propEn: english[0] }),
    ...own,
  };
}

/** Columns of a page's table, in the order given. */
export const columnsOf = (columns: readonly ColumnSeed[]): TableColumn[] =>
  columns.map(({ words: [zh, en], children, ...column }, index) =>
    tableColumn(column.fieldId, {
      prop: column.fieldId,
      order: index + 1,
      label: zh,
      labels: { zh, en },
      chinese: zh,
      english: en,
      ...column,
      ...(children && { children: columnsOf(children) }),
    }),
  );

/** The column of row numbers, and the one of ticks. */
export const index = { fieldId: INDEX_COLUMN, words: ['序号', 'No.'], width: 60, align: 'center', fixed: 'left' } as const;
export const selection = { fieldId: SELECTION_COLUMN, words: ['选择', 'Select'], width: 50, selection: '2', fixed: 'left' } as const;

/** The buttons of a query, where its rows are written out, and where its columns are arranged. */
export const buttons = (...kinds: readonly string[]): QuerySeed => ({
  fieldId: 'buttons',
  kind: 'buttons',
  title: ['按钮', 'Buttons'],
  buttons: [...kinds],
});
export const output: QuerySeed = { fieldId: 'export', kind: 'export', title: ['导出打印', 'Export and print'] };
export const columnSettings: QuerySeed = { fieldId: 'columns', kind: 'columns', title: ['列设置', 'Columns'] };

export const option = (value: string, zh: string, en: string, parent?: string): Option => ({ value, zh, en, ...(parent && { parent }) });

const digestColumn = (page: CataloguePage, ids: readonly string[]) => page.columns.filter(({ fieldId }) => ids.includes(fieldId));

/** A shorter list of what another page lists, which the menu opens by its template. */
export const digestOf = (
  page: CataloguePage,
  { permissionId, ...own }: Pick<CataloguePage, 'permissionId'> & Pick<PageConfig, 'pageId' | 'title'> & Partial<PageConfig>,
  columns: readonly string[],
) => ({
  permissionId,
  config: { ...page.config, ...own },
  columns: digestColumn(page, columns).map(({ action: _, ...shown }) => ({ ...shown, link: false })),
});
