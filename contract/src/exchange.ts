import * as z from 'zod/mini';
import { QueryValue } from './pages.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';
import { type ListRequest, listFields, plainRequest } from './wire/list.ts';

/** Which rows an export takes (`flg`). */
export const ExportScope = z.codec(z.enum(['0', '1', '2']), z.enum(['all', 'page', 'selected']), {
  decode: (value) => (({ '0': 'all', '1': 'page', '2': 'selected' }) as const)[value],
  encode: (value) => (({ all: '0', page: '1', selected: '2' }) as const)[value],
});

export const ExportField = entity({
  columnId: ['datafield', text(50), '列编号'],
  title: ['name', text(100), '列名'],
  /** Width in px. */
  width: ['rode', z.optional(z.number().check(z.minimum(20), z.maximum(2000))), '列宽, px'],
  group: ['head', z.optional(z.string().check(z.maxLength(100))), '上级表头'],
});
export type ExportField = Of<typeof ExportField>;

/** What an export asks for (spec 7.5): the rows of a query, the columns and their headings. */
export const ExportRequest = request({
  scope: ['flg', ExportScope, '导出范围: 0 全部, 1 本页, 2 选中'],
  url: ['exportUrl', z.optional(z.string().check(z.maxLength(200))), '导出地址'],
  locale: ['locale', z.enum(['zh', 'en']), '语言'],
  format: ['outputType', z.enum(['excel']), '文件类型: excel'],
  title: ['exportTitle', text(100), '标题'],
  /** The query in words, for the head of the file. */
  conditions: ['exportCondition', z.optional(z.string().check(z.maxLength(2000))), '查询条件说明'],
  query: ['queryCondition', z._default(z.array(QueryValue).check(z.maxLength(100)), []), '查询条件'],
  columnFilters: listFields.columnFilters,
  fields: ['fieldList', z.array(ExportField).check(z.minLength(1), z.maxLength(200)), '导出列'],
  /** Row keys of a selection. */
  keys: ['rowKeys', z.optional(z.array(text(100)).check(z.maxLength(1000))), '选中行的主键'],
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
