import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { ColumnSetup, FieldSetup, PAGE_COLUMNS_MAX, PAGE_FIELDS_MAX, setUpName } from './page-setup.ts';
import { PageConfig } from './pages.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { TableColumn } from './table-columns.ts';
import { once } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flagOf, moment, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** A page of 200 columns and 100 query fields, all names of them as long as they may be, is sent in fewer bytes. */
const SAVE_BYTES = 1_048_576;

const Origin = flagOf(['出厂设置', 'As shipped'], ['已调整', 'Changed']);
const ofPage = { pageId: ['pageid', text(50), '页面编号', 'Page id'] } as const;
const version = { version: ['version', z.int(), '版本', 'Version', 'the one that was shown'] } as const;
const shownVersion = {
  version: ['version', z.int(), '版本', 'Version', 'one more with each change; 0 where nothing was changed yet'],
} as const;
const lastChange = {
  changedAt: ['xgsj', z.optional(moment), '修改时间', 'Changed at'],
  changedBy: ['xgr', z.optional(z.string()), '修改人', 'Changed by'],
  changedByEn: ['xgren', z.optional(z.string()), '修改人英文名', 'Changed by in English'],
} as const;

/** A list page as the list of pages has it. */
export const ManagedPage = entity({
  pageId: ['pageid', z.string(), '页面编号', 'Page id'],
  title: ['pageTitle', z.string(), '页面名称', 'Page name'],
  titleEn: ['pageTitleEn', z.string(), '页面英文名称', 'Page name in English'],
  columns: ['lsl', z.int().check(z.minimum(0)), '表格列数', 'Columns'],
  fields: ['tjsl', z.int().check(z.minimum(0)), '查询条件数', 'Conditions', 'without buttons and controls'],
  changed: ['sfxg', Origin, '状态', 'Status'],
  ...lastChange,
  ...shownVersion,
});
export type ManagedPage = Of<typeof ManagedPage>;

export const ManagedPageFilter = request({
  ...listFields,
  pageId: ['pageid', optionalText(50), '页面编号', 'Page id'],
  text: ['text', optionalText(), '页面名称或编号', 'Name or id'],
  changed: ['sfxg', z.optional(Origin), '状态', 'Status'],
});
export type ManagedPageFilter = Of<typeof ManagedPageFilter>;

/** A page as it is, and as it was shipped: with what its institution has changed taken away. */
export const PageSetup = entity({
  config: ['config', PageConfig, '页面配置', 'Configuration'],
  columns: ['columns', z.array(TableColumn), '表格列', 'Table columns'],
  shippedConfig: ['shippedConfig', PageConfig, '出厂页面配置', 'Configuration as shipped'],
  shippedColumns: ['shippedColumns', z.array(TableColumn), '出厂表格列', 'Table columns as shipped'],
  ...lastChange,
  ...shownVersion,
});
export type PageSetup = Of<typeof PageSetup>;

/** What administrators make of a page; columns and query fields that it says nothing of are as they were shipped. */
export const PageChange = request({
  ...ofPage,
  title: ['pageTitle', setUpName, '页面名称', 'Page name'],
  titleEn: ['pageTitleEn', setUpName, '页面英文名称', 'Page name in English'],
  columns: [
    'columns',
    z.array(ColumnSetup).check(
      z.minLength(1),
      z.maxLength(PAGE_COLUMNS_MAX),
      once(({ fieldId }) => fieldId),
    ),
    '表格列',
    'Table columns',
  ],
  fields: [
    'fields',
    z.array(FieldSetup).check(
      z.maxLength(PAGE_FIELDS_MAX),
      once(({ fieldId }) => fieldId),
    ),
    '查询字段',
    'Query fields',
  ],
  ...version,
});
export type PageChange = Of<typeof PageChange>;

const list = 'system.pages';
const edit = 'system.pages.edit';

/** Calls by which administrators arrange list pages for everybody (SYS-11). */
export const pageManagementEndpoints = {
  pages: endpoint(list, {
    method: 'POST',
    path: '/api/pages/list',
    summary: { zh: '页面配置列表', en: 'List pages that can be arranged', action: 'List pages' },
    request: ManagedPageFilter,
    data: listOf(ManagedPage),
    codes: [],
  }),
  exportPages: endpoint(list, {
    method: 'POST',
    path: '/api/pages/export',
    summary: { zh: '导出页面配置列表', en: 'List pages as a file', action: 'Export list pages' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printPages: endpoint(list, {
    ...printing,
    path: '/api/pages/print',
    summary: { zh: '打印页面配置列表', en: 'List pages to be printed', action: 'Print list pages' },
    request: printRequestOf(ManagedPageFilter),
    data: printedOf(ManagedPage),
  }),
  pageSetup: endpoint(edit, {
    method: 'POST',
    path: '/api/pages/setup',
    summary: { zh: '页面配置详情', en: 'A page as it is and as it was shipped', action: 'Setup of a page' },
    request: request(ofPage),
    data: PageSetup,
    codes: [404],
  }),
  /**
   * For everybody; what people have arranged for themselves stays as they have it. 404 at the field that cannot be used: a column or field
   * that the page does not have, one to be sorted or filtered by that the product does not sort or filter by; 500 `no-column-shown`,
   * `changed-meanwhile`.
   */
  changePage: endpoint(edit, {
    method: 'POST',
    path: '/api/pages/change',
    summary: { zh: '修改页面配置', en: 'Change a page', action: 'Change page' },
    request: PageChange,
    bodyLimit: SAVE_BYTES,
    codes: [404, 500],
  }),
  /** 500 `changed-meanwhile`. */
  resetPage: endpoint(edit, {
    method: 'POST',
    path: '/api/pages/reset',
    summary: { zh: '页面恢复出厂设置', en: 'Give a page its shipped configuration again', action: 'Reset page' },
    request: request({ ...ofPage, ...version }),
    codes: [404, 500],
  }),
};
