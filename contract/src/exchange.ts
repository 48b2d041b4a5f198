import * as z from 'zod/mini';
import { GivenQueryValue, type QueryValue } from './saved-queries.ts';
import { once } from './wire/by-rule.ts';
import { coded, codedAs } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';
import { type ListRequest, listFields, plainRequest } from './wire/list.ts';

/** Which rows an export takes (`flg`). */
export const ExportScope = codedAs(
  { '0': ['全部', 'All'], '1': ['本页', 'This page'], '2': ['选中', 'Chosen rows'] },
  { '0': 'all', '1': 'page', '2': 'selected' },
);

/** The files that are made of a list (`outputType`). */
export const ExportFormat = coded({ excel: ['Excel', 'Excel'], pdf: ['PDF', 'PDF'] });

/** Most rows of a file, by its format. */
export const EXPORT_ROWS_MAX = { excel: 100_000, pdf: 10_000 } as const;

/** Most rows of a printout; of more a file is made. */
export const PRINT_ROWS_MAX = 2_000;

export const ExportField = request({
  columnId: ['datafield', text(50), '列编号', 'Column id'],
  title: ['name', text(100), '列名', 'Column name'],
  /** Width in px. */
  width: ['rode', z.optional(z.number().check(z.minimum(20), z.maximum(2000))), '列宽', 'Column width', 'px'],
  group: ['head', z.optional(z.string().check(z.maxLength(100))), '上级表头', 'Heading above'],
});
export type ExportField = Of<typeof ExportField>;

/** What an export asks for (spec 7.5): the rows of a query, the columns and their headings. */
export const ExportRequest = request({
  scope: ['flg', ExportScope, '导出范围', 'Rows to export'],
  url: ['exportUrl', z.optional(z.string().check(z.maxLength(200))), '导出地址', 'Export address'],
  locale: ['locale', coded({ zh: ['中文', 'Chinese'], en: ['英文', 'English'] }), '语言', 'Language'],
  format: ['outputType', ExportFormat, '文件类型', 'File type'],
  title: ['exportTitle', text(100), '标题', 'Title'],
  /** The query in words, for the head of the file; a server that knows the page writes what it applied instead. */
  conditions: ['exportCondition', z.optional(z.string().check(z.maxLength(2000))), '查询条件说明', 'Conditions in words'],
  query: [
    'queryCondition',
    z._default(
      z.array(GivenQueryValue).check(
        z.maxLength(100),
        once(({ id }) => id),
      ),
      [],
    ),
    '查询条件',
    'Query conditions',
  ],
  columnFilters: listFields.columnFilters,
  fields: [
    'fieldList',
    z.array(ExportField).check(
      z.minLength(1),
      z.maxLength(200),
      once(({ columnId }) => columnId),
    ),
    '导出列',
    'Columns to export',
  ],
  /** Row keys of a selection. */
  keys: ['rowKeys', z.optional(z.array(text(100)).check(z.maxLength(1000))), '选中行的主键', 'Keys of the chosen rows'],
});
export type ExportRequest = Of<typeof ExportRequest>;

/** The query of a list as an export takes it: pairs of id and value. Column filters travel beside them. */
export function exportQuery(list: Omit<Partial<ListRequest>, 'columnFilters'>, values: Readonly<Record<string, unknown>>): QueryValue[] {
  return Object.entries(plainRequest(list, values)).map(([id, value]) => ({
    id,
    value: Array.isArray(value) ? value.map(String) : String(value),
  }));
}

/** The export call of a configured page, known by its address alone. */
export const plainExportCall = (path: string) =>
  endpoint('signed-in', {
    method: 'POST',
    path: path as `/api/${string}`,
    summary: { zh: '导出', en: 'Rows of a configured page as a file' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  });
