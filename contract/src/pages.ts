import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { QueryField } from './query-fields.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';
import { Label } from './wire/label.ts';

/** How the page's table is used: what each has where the configuration says nothing. */
const tableFields = {
  rowKey: ['rowkey', z._default(z.string(), 'id'), '行的唯一字段', 'Key of the row'],
  paged: ['isPaging', z._default(flag, true), '是否分页', 'In pages'],
  showSummary: ['showSummary', z._default(flag, false), '是否显示合计', 'With totals'],
  showBtn: ['showBtn', z._default(flag, false), '是否显示搜索', 'With a search over the rows shown'],
  disabledBtn: ['disabledBtn', z._default(flag, false), '是否禁用搜索', 'The search is shown but cannot be used'],
  searchPlaceholder: ['searchPlaceholder', z.optional(Label), '搜索的占位提示', 'Placeholder of the search', 'text or {zh, en}'],
  reserveSelection: ['reserveSelection', z._default(flag, true), '翻页保留选中', 'Rows stay selected on other pages'],
} as const;

export const PageConfig = entity({
  pageId: ['pageid', z.string(), '页面编号', 'Page id'],
  title: ['pageTitle', Label, '页面名称', 'Page name', 'text or {zh, en}'],
  /** The call that answers the rows; it takes the list fields and the query fields by their ids. */
  call: ['listUrl', z.string().check(z.regex(/^\/api\/[\w/-]+$/)), '列表接口地址', 'Address of the list call', '/api/…'],
  exportCall: [
    'exportUrl',
    z.optional(z.string().check(z.regex(/^\/api\/[\w/-]+$/))),
    '导出接口地址',
    'Address of the export call',
    '/api/…',
  ],
  /** Takes the query form and answers the rows to be printed; without one the list's own call is asked (PRINT-1). */
  printCall: ['printUrl', z.optional(z.string().check(z.regex(/^\/api\/[\w/-]+$/))), '打印接口地址', 'Address of the print call', '/api/…'],
  /** What can be imported on the page, by the permission of who may (IMPORT-1). */
  importId: ['importId', z.optional(z.string()), '导入类型', 'Kind of import', 'the permission of who may import it'],
  ...tableFields,
  /** The column whose values a batch query takes, which travel as `batchKeys`; none means that there is no batch query. */
  batchFieldId: ['batchField', z.optional(z.string()), '批量查询的字段', 'Field of the batch query', 'fieldId of a column'],
  /** Without them they are asked for by themselves. */
  fields: ['fields', z._default(z.array(QueryField), []), '查询字段', 'Query fields'],
});
export type PageConfig = Of<typeof PageConfig>;

/** A page's configuration as the description has it, but for what is given. */
export const pageConfig = (own: Pick<PageConfig, 'pageId' | 'title' | 'call' | 'fields'> & Partial<PageConfig>): PageConfig => ({
  ...z.decode(entity(tableFields), {}),
  ...own,
});

const configRequest = request({
  pageId: ['pageid', text(50), '页面编号', 'Page id'],
  moduleId: ['moduleid', z.optional(text(50)), '模块编号', 'Module id'],
  groupId: ['groupid', z.optional(text(50)), '分组编号', 'Group id'],
  fieldId: ['fieldid', z.optional(text(50)), '字段编号', 'Field id'],
});

export const pagesDomain = domain({
  name: { zh: '页面配置', en: 'Page configuration' },
  permissions: {
    'system.pages': { zh: '页面配置', en: 'Page configuration' },
    'system.pages.edit': { zh: '修改页面配置', en: 'Change pages' },
  },
});

const documented = { method: 'POST', spec: '7.4' } as const;

export const pagesEndpoints = {
  config: endpoint('signed-in', {
    ...documented,
    path: '/api/common/loadPageConfig',
    summary: { zh: '页面配置', en: 'Configuration of a page, its query fields narrowed by module, group and field' },
    request: configRequest,
    data: PageConfig,
    byPage: true,
    codes: [403, 404],
  }),
  queryFields: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryConfig/getXtQueryConfig',
    summary: { zh: '查询字段配置', en: 'Query fields of a page' },
    request: configRequest,
    data: z.array(QueryField),
    byPage: true,
    codes: [403, 404],
  }),
};
