import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { jsonObject } from './rules/json-object.ts';
import { CountBy, countFields, sourceRule, TodoMethod } from './todos.ts';
import { byRule } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of what is sent to a source, and of its address. */
export const TODO_DATA_MAX = 2000;
export const TODO_CALL_MAX = 300;

const ORDER_MAX = 9999;
const isObject = byRule((data) => (data === '' || jsonObject(data) ? undefined : 'json-object'));

/** A source as administrators see it. */
export const TodoSetting = entity({
  id: ['id', z.string(), '来源编号', 'Source id'],
  menuId: ['qid', z.string(), '功能编号', 'Function id'],
  name: ['qname', z.string(), '功能', 'Function'],
  nameEn: ['qnameen', z.optional(z.string()), '功能英文名称', 'Function in English'],
  system: ['sysname', z.string(), '所属系统', 'System'],
  systemEn: ['sysnameen', z.optional(z.string()), '所属系统英文名称', 'System in English'],
  ...sourceRule,
  call: ['api', z.string(), '接口地址', 'Call'],
  method: ['method', TodoMethod, '请求方式', 'Method'],
  data: ['data', z.optional(z.string()), '请求内容', 'What is sent'],
  pageQuery: ['cxtj', z.optional(z.string()), '页面查询条件', 'Query of its page'],
  order: ['pxh', z.int(), '排序号', 'Order'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each change'],
});
export type TodoSetting = Of<typeof TodoSetting>;

export const TodoSettingFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '来源编号', 'Source id'],
  text: ['text', optionalText(), '功能或接口地址', 'Function or call'],
  enabled: ['enabled', z.optional(flag), '是否启用', 'Enabled'],
});
export type TodoSettingFilter = Of<typeof TodoSettingFilter>;

/** A source as a form sends it. */
export const TodoDraft = request({
  id: ['id', optionalText(50), '来源编号', 'Source id', 'a new one without'],
  version: ['version', z.optional(z.int()), '版本', 'Version', 'the one that was edited'],
  menuId: ['qid', text(100), '功能', 'Function'],
  call: ['api', text(TODO_CALL_MAX), '接口地址', 'Call'],
  method: ['method', TodoMethod, '请求方式', 'Method'],
  data: ['data', z.optional(z.string().check(z.maxLength(TODO_DATA_MAX), isObject)), '请求内容', 'What is sent'],
  pageQuery: ['cxtj', z.optional(z.string().check(z.maxLength(TODO_DATA_MAX), isObject)), '页面查询条件', 'Query of its page'],
  countBy: ['type', CountBy, '计数方式', 'Counted by'],
  field: ['field', optionalText(), '计数字段', 'Field'],
  text: ['text', optionalText(), '字段取值', 'Text of the field'],
  countAt: ['count', optionalText(), '数字所在位置', 'Place of the number'],
  order: ['pxh', z.int().check(z.minimum(0), z.maximum(ORDER_MAX)), '排序号', 'Order'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
});
export type TodoDraft = Of<typeof TodoDraft>;

/** A function that sources can be of. */
export const TodoFunction = entity({
  menuId: ['qid', z.string(), '功能编号', 'Function id'],
  name: ['qname', z.string(), '功能', 'Function'],
  nameEn: ['qnameen', z.optional(z.string()), '功能英文名称', 'Function in English'],
  system: ['sysname', z.string(), '所属系统', 'System'],
  systemEn: ['sysnameen', z.optional(z.string()), '所属系统英文名称', 'System in English'],
});
export type TodoFunction = Of<typeof TodoFunction>;

/** What came of trying a source. */
export const TodoTrial = entity({
  ...countFields,
  duration: ['duration', z.int().check(z.minimum(0)), '用时', 'Time taken', 'ms'],
  bytes: ['bytes', z.int().check(z.minimum(0)), '返回大小', 'Size of the answer', 'bytes'],
  status: ['status', z.optional(z.int()), 'HTTP 状态码', 'HTTP status'],
});
export type TodoTrial = Of<typeof TodoTrial>;

/** What a save is, where one call does two things. */
export const SOURCE_ACTIONS = {
  create: { zh: '新增待办来源', en: 'Add pending source' },
  change: { zh: '修改待办来源', en: 'Change pending source' },
  enable: { zh: '启用待办来源', en: 'Enable pending source' },
  disable: { zh: '停用待办来源', en: 'Disable pending source' },
} as const;

const settings = 'system.todo-sources';
const oneSource = { id: ['id', text(50), '来源编号', 'Source id'] } as const;

export const todoSourcesEndpoints = {
  sources: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/sources',
    summary: { zh: '待办来源', en: 'Where pending items come from', action: 'Pending sources' },
    request: TodoSettingFilter,
    data: listOf(TodoSetting),
    codes: [],
  }),
  exportSources: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/export-sources',
    summary: { zh: '导出待办来源', en: 'Where pending items come from, as a file', action: 'Export pending sources' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printSources: endpoint(settings, {
    ...printing,
    path: '/api/todos/print-sources',
    summary: { zh: '打印待办来源', en: 'Where pending items come from, to be printed', action: 'Print pending sources' },
    request: printRequestOf(TodoSettingFilter),
    data: printedOf(TodoSetting),
  }),
  functions: endpoint(settings, {
    method: 'GET',
    path: '/api/todos/functions',
    summary: { zh: '待办功能', en: 'The functions that sources can be of' },
    data: z.array(TodoFunction),
    byPage: true,
    codes: [],
  }),
  /** 404 at the field that cannot be used; 500 `changed-meanwhile` where somebody else has saved since. */
  saveSource: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/save-source',
    summary: { zh: '保存待办来源', en: 'Save pending source' },
    request: TodoDraft,
    codes: [404, 500],
  }),
  enableSource: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/enable-source',
    summary: { zh: '启停待办来源', en: 'Switch pending source' },
    request: request({ ...oneSource, enabled: ['enabled', flag, '是否启用', 'Enabled'] }),
    codes: [404],
  }),
  deleteSource: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/delete-source',
    summary: { zh: '删除待办来源', en: 'Delete pending source' },
    request: request(oneSource),
    codes: [404],
  }),
  /** For sources of other systems; the browser tries those of this server itself. */
  trySource: endpoint(settings, {
    method: 'POST',
    path: '/api/todos/try-source',
    summary: { zh: '测试待办来源', en: 'Ask a source for who tries it, and tell exactly what came', action: 'Try pending source' },
    request: request(oneSource),
    data: TodoTrial,
    codes: [404],
  }),
};
