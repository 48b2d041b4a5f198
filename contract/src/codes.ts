import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { CODE_ID_MAX as ID_MAX, offeredCodesEndpoints, ofSet } from './offered-codes.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { byRule } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flagOf, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most sets of codes, and most codes of one. */
export const CODE_SETS_MAX = 500;
export const CODES_MAX = 1000;
export const CODE_ORDER_MAX = 9999;

const NAME_MAX = 100;
const SET_ID = /^[a-z][\w-]*$/i;
const CODE = /^[\w-]+$/;

const Status = flagOf(['停用', 'Disabled'], ['启用', 'Enabled']);
const Origin = flagOf(['自定义', 'Own'], ['内置', 'Built in']);
const Use = flagOf(['未使用', 'Not in use'], ['在用', 'In use']);

const ofCode = { ...ofSet, code: ['dm', text(ID_MAX), '明细代码', 'Code'] } as const;
const version = { version: ['version', z.int(), '版本', 'Version', 'the one that was shown'] } as const;
const shownVersion = { version: ['version', z.int(), '版本', 'Version', 'one more with each change'] } as const;
const order = { order: ['pxh', z.int().check(z.minimum(0), z.maximum(CODE_ORDER_MAX)), '排序号', 'Order'] } as const;

/** A set of codes, such as the reasons for which accounts are locked. */
export const CodeSet = entity({
  setId: ['codeId', z.string(), '代码编号', 'Code id'],
  name: ['dmlbmc', z.string(), '代码名称', 'Name'],
  nameEn: ['dmlbmcen', z.string(), '英文名称', 'Name in English'],
  entries: ['dmsl', z.int().check(z.minimum(0)), '明细数量', 'Entries'],
  order: ['pxh', z.int(), '排序号', 'Order'],
  enabled: ['enabled', Status, '状态', 'Status'],
  shipped: ['shipped', Origin, '来源', 'Origin'],
  ...shownVersion,
});
export type CodeSet = Of<typeof CodeSet>;

export const CodeSetFilter = request({
  ...listFields,
  setId: ['codeId', optionalText(ID_MAX), '代码编号', 'Code id'],
  text: ['text', optionalText(), '代码名称或编号', 'Name or id'],
  enabled: ['enabled', z.optional(Status), '状态', 'Status'],
});
export type CodeSetFilter = Of<typeof CodeSetFilter>;

const setDraft = {
  name: ['dmlbmc', seenText(NAME_MAX), '代码名称', 'Name'],
  nameEn: ['dmlbmcen', seenText(NAME_MAX), '英文名称', 'Name in English'],
  ...order,
  enabled: ['enabled', Status, '状态', 'Status', 'of a disabled one nothing is offered'],
} as const;

/** A new set of codes as a form sends it. */
export const CodeSetDraft = request({
  setId: [
    'codeId',
    z.string().check(
      z.minLength(1),
      byRule((id) => (SET_ID.test(id) ? undefined : 'own-id')),
      z.maxLength(ID_MAX),
    ),
    '代码编号',
    'Code id',
    'letters, digits, hyphens and underscores, a letter first; it cannot be changed',
  ],
  ...setDraft,
});
export type CodeSetDraft = Of<typeof CodeSetDraft>;

export const CodeSetChange = request({ ...ofSet, ...setDraft, ...version });
export type CodeSetChange = Of<typeof CodeSetChange>;

/** One code of a set. */
export const CodeEntry = entity({
  code: ['dm', z.string(), '明细代码', 'Code'],
  name: ['dmmc', z.string(), '明细名称', 'Name'],
  nameEn: ['dmmcen', z.string(), '英文名称', 'Name in English'],
  order: ['pxh', z.int(), '排序号', 'Order'],
  enabled: ['enabled', Status, '状态', 'Status'],
  used: ['sfzy', Use, '使用情况', 'Use'],
  shipped: ['shipped', Origin, '来源', 'Origin'],
  ...shownVersion,
});
export type CodeEntry = Of<typeof CodeEntry>;

export const CodeEntryFilter = request({
  ...listFields,
  setId: ['codeId', optionalText(ID_MAX), '代码编号', 'Code id', 'nothing is listed without it'],
  code: ['dm', optionalText(ID_MAX), '明细代码', 'Code'],
  text: ['text', optionalText(), '明细名称或代码', 'Name or code'],
  enabled: ['enabled', z.optional(Status), '状态', 'Status'],
});
export type CodeEntryFilter = Of<typeof CodeEntryFilter>;

const entryDraft = {
  name: ['dmmc', seenText(NAME_MAX), '明细名称', 'Name'],
  nameEn: ['dmmcen', seenText(NAME_MAX), '英文名称', 'Name in English'],
  ...order,
  enabled: ['enabled', Status, '状态', 'Status', 'a disabled one is not offered'],
} as const;

/** A new code of a set as a form sends it. */
export const CodeEntryDraft = request({
  ...ofSet,
  code: [
    'dm',
    z.string().check(
      z.minLength(1),
      byRule((id) => (CODE.test(id) ? undefined : 'code-id')),
      z.maxLength(ID_MAX),
    ),
    '明细代码',
    'Code',
    'letters, digits, hyphens and underscores; it cannot be changed',
  ],
  ...entryDraft,
});
export type CodeEntryDraft = Of<typeof CodeEntryDraft>;

export const CodeEntryChange = request({ ...ofCode, ...entryDraft, ...version });
export type CodeEntryChange = Of<typeof CodeEntryChange>;

export const codesDomain = domain({
  name: { zh: '代码', en: 'Codes' },
  permissions: {
    'system.codes': { zh: '代码管理', en: 'Codes' },
    'system.codes.entries': { zh: '代码明细', en: 'Code entries' },
    'system.codes.edit': { zh: '新增或修改代码', en: 'Add or change codes' },
    'system.codes.delete': { zh: '删除代码', en: 'Delete codes' },
  },
});

const list = { method: 'POST', codes: [] } as const;
const file = { method: 'POST', request: ExportRequest, file: true, codes: ['EXPORTCODE'] } as const;
const change = { method: 'POST', codes: [404, 500] } as const;

export const codesEndpoints = {
  ...offeredCodesEndpoints,
  sets: endpoint('system.codes', {
    ...list,
    path: '/api/codes/list',
    summary: { zh: '代码', en: 'Sets of codes', action: 'Codes' },
    request: CodeSetFilter,
    data: listOf(CodeSet),
  }),
  exportSets: endpoint('system.codes', {
    ...file,
    path: '/api/codes/export',
    summary: { zh: '导出代码', en: 'Sets of codes as a file', action: 'Export codes' },
  }),
  printSets: endpoint('system.codes', {
    ...printing,
    path: '/api/codes/print',
    summary: { zh: '打印代码', en: 'Sets of codes to be printed', action: 'Print codes' },
    request: printRequestOf(CodeSetFilter),
    data: printedOf(CodeSet),
  }),
  entries: endpoint('system.codes.entries', {
    ...list,
    path: '/api/codes/entries',
    summary: { zh: '代码明细', en: 'The codes of a set, those that are disabled too', action: 'Code entries' },
    request: CodeEntryFilter,
    data: listOf(CodeEntry),
  }),
  exportEntries: endpoint('system.codes.entries', {
    ...file,
    path: '/api/codes/export-entries',
    summary: { zh: '导出代码明细', en: 'The codes of a set as a file', action: 'Export code entries' },
  }),
  printEntries: endpoint('system.codes.entries', {
    ...printing,
    path: '/api/codes/print-entries',
    summary: { zh: '打印代码明细', en: 'The codes of a set to be printed', action: 'Print code entries' },
    request: printRequestOf(CodeEntryFilter),
    data: printedOf(CodeEntry),
  }),
  /** 404 at the field that cannot be used; 500 `too-many`. */
  createSet: endpoint('system.codes.edit', {
    ...change,
    path: '/api/codes/create',
    summary: { zh: '新增代码', en: 'Add set of codes' },
    request: CodeSetDraft,
  }),
  /** As `createSet`; 500 `changed-meanwhile` where somebody else has saved since. */
  changeSet: endpoint('system.codes.edit', {
    ...change,
    path: '/api/codes/change',
    summary: { zh: '修改代码', en: 'Change set of codes' },
    request: CodeSetChange,
  }),
  /** With its codes. 500 `built-in`; `code-in-use` where one of them is; `changed-meanwhile`. */
  deleteSet: endpoint('system.codes.delete', {
    ...change,
    path: '/api/codes/delete',
    summary: { zh: '删除代码', en: 'Delete set of codes' },
    request: request({ ...ofSet, ...version, entries: ['dmsl', z.int(), '明细数量', 'Entries', 'as they were shown'] }),
  }),
  createEntry: endpoint('system.codes.edit', {
    ...change,
    path: '/api/codes/create-entry',
    summary: { zh: '新增代码明细', en: 'Add code' },
    request: CodeEntryDraft,
  }),
  changeEntry: endpoint('system.codes.edit', {
    ...change,
    path: '/api/codes/change-entry',
    summary: { zh: '修改代码明细', en: 'Change code' },
    request: CodeEntryChange,
  }),
  /** 500 `built-in`, `code-in-use`: such a one is disabled; `changed-meanwhile`. */
  deleteEntry: endpoint('system.codes.delete', {
    ...change,
    path: '/api/codes/delete-entry',
    summary: { zh: '删除代码明细', en: 'Delete code' },
    request: request({ ...ofCode, ...version }),
  }),
};
