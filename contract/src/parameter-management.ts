import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { Change } from './logs.ts';
import { ParameterGroup } from './parameter-groups.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { byRule } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of a value. */
export const PARAMETER_VALUE_MAX = 500;
/** Most parameters that an institution adds. */
export const OWN_PARAMETERS_MAX = 200;
/** So many of the latest changes of a parameter are told. */
export const PARAMETER_EVENTS_MAX = 100;

const ID_MAX = 50;
const OWN_ID = /^[a-z][\w-]*$/i;

const ParameterKind = coded({
  text: ['文本', 'Text'],
  switch: ['开关', 'Switch'],
  number: ['数字', 'Number'],
  colour: ['颜色', 'Colour'],
  choice: ['选项', 'Choice'],
  day: ['日期', 'Day'],
  address: ['地址', 'Address'],
});

const ofParameter = { id: ['csid', text(ID_MAX), '参数编号', 'Parameter id'] } as const;
const version = { version: ['version', z.int(), '版本', 'Version', 'the one that was shown'] } as const;

/** A parameter as administrators see it. */
export const ParameterSetting = entity({
  id: ['csid', z.string(), '参数编号', 'Parameter id'],
  name: ['csmc', z.string(), '参数名称', 'Name'],
  nameEn: ['csmcen', z.string(), '英文名称', 'Name in English'],
  group: ['csfz', ParameterGroup, '分组', 'Group'],
  kind: ['cslx', ParameterKind, '类型', 'Kind'],
  value: ['csvalue', z.string(), '参数值', 'Value', 'as it is stored'],
  said: ['csz', z.string(), '当前值', 'Current value', 'in words'],
  saidEn: ['cszen', z.string(), '当前值英文', 'Current value in English', 'in words'],
  fallback: ['mrz', z.string(), '默认值', 'Default', 'in words; empty for an own one'],
  fallbackEn: ['mrzen', z.string(), '默认值英文', 'Default in English', 'in words'],
  changed: ['sfxg', flag, '是否已修改', 'Changed', 'the value is another than the default'],
  shipped: ['shipped', flag, '是否内置', 'Built in'],
  restorable: ['kfhf', flag, '可恢复默认', 'Can be restored', 'its value or its name is another than the product gave it'],
  version: ['version', z.int(), '版本', 'Version', 'another with each change'],
});
export type ParameterSetting = Of<typeof ParameterSetting>;

export const ParameterFilter = request({
  ...listFields,
  id: ['csid', optionalText(ID_MAX), '参数编号', 'Parameter id'],
  text: ['text', optionalText(), '参数名称或编号', 'Name or id'],
  group: ['csfz', z.optional(ParameterGroup), '分组', 'Group'],
  changed: ['sfxg', z.optional(flag), '是否已修改', 'Changed'],
});
export type ParameterFilter = Of<typeof ParameterFilter>;

const draft = {
  name: ['csmc', seenText(), '参数名称', 'Name'],
  nameEn: ['csmcen', seenText(), '英文名称', 'Name in English'],
  value: ['csvalue', seenText(PARAMETER_VALUE_MAX), '参数值', 'Value'],
} as const;

/** A parameter that an institution adds, as a form sends it. */
export const ParameterDraft = request({
  id: [
    'csid',
    z.string().check(
      z.minLength(1),
      byRule((id) => (OWN_ID.test(id) ? undefined : 'own-id')),
      z.maxLength(ID_MAX),
    ),
    '参数编号',
    'Parameter id',
    'letters, digits, hyphens and underscores, a letter first; it cannot be changed',
  ],
  ...draft,
});
export type ParameterDraft = Of<typeof ParameterDraft>;

/** A parameter that was changed. */
export const ParameterChange = request({ ...ofParameter, ...draft, ...version });
export type ParameterChange = Of<typeof ParameterChange>;

/** What was once done with a parameter; it is kept as long as the hall is. */
export const ParameterEvent = entity({
  at: ['at', moment, '时间', 'Time'],
  staffNumber: ['staffNumber', z.optional(z.string()), '工号', 'Staff number'],
  person: ['person', z.string(), '姓名', 'Name'],
  personEn: ['personEn', z.string(), '英文姓名', 'Name in English'],
  changes: ['changes', z.array(Change), '变更内容', 'Changes'],
});
export type ParameterEvent = Of<typeof ParameterEvent>;

const edit = 'system.parameters.edit';

/** Calls of the page of parameters (SYS-6). */
export const parameterManagementEndpoints = {
  settings: endpoint('system.parameters', {
    method: 'POST',
    path: '/api/parameters/list',
    summary: { zh: '参数设置', en: 'Parameters as administrators see them', action: 'Parameters' },
    request: ParameterFilter,
    data: listOf(ParameterSetting),
    codes: [],
  }),
  exportSettings: endpoint('system.parameters', {
    method: 'POST',
    path: '/api/parameters/export',
    summary: { zh: '导出参数', en: 'Parameters as a file', action: 'Export parameters' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printSettings: endpoint('system.parameters', {
    ...printing,
    path: '/api/parameters/print',
    summary: { zh: '打印参数', en: 'Parameters to be printed', action: 'Print parameters' },
    request: printRequestOf(ParameterFilter),
    data: printedOf(ParameterSetting),
  }),
  parameterHistory: endpoint('system.parameters', {
    method: 'POST',
    path: '/api/parameters/history',
    summary: { zh: '参数变更历史', en: 'What was changed of a parameter, the latest first; at most 100', action: 'History of parameter' },
    request: request(ofParameter),
    data: z.array(ParameterEvent),
    codes: [404],
  }),
  /** 404 at the field that cannot be used. Everybody who is signed in can read an own parameter, by `selectAllCs`. */
  createParameter: endpoint(edit, {
    method: 'POST',
    path: '/api/parameters/create',
    summary: { zh: '新增参数', en: 'Add parameter' },
    request: ParameterDraft,
    codes: [404, 500],
  }),
  /**
   * As `createParameter`; 500 `changed-meanwhile` where somebody else has saved since, `last-way` for the last way to sign in, `last-admin`
   * for the last one of administrators.
   */
  changeParameter: endpoint(edit, {
    method: 'POST',
    path: '/api/parameters/change',
    summary: { zh: '修改参数', en: 'Change parameter' },
    request: ParameterChange,
    codes: [404, 500],
  }),
  /** A parameter of the product has its default and its name again. */
  restoreParameter: endpoint(edit, {
    method: 'POST',
    path: '/api/parameters/restore',
    summary: { zh: '恢复参数默认值', en: 'Restore parameter' },
    request: request({ ...ofParameter, ...version }),
    codes: [404, 500],
  }),
  /** 500 `built-in` for a parameter of the product. */
  deleteParameter: endpoint(edit, {
    method: 'POST',
    path: '/api/parameters/delete',
    summary: { zh: '删除参数', en: 'Delete parameter' },
    request: request({ ...ofParameter, ...version }),
    codes: [404, 500],
  }),
};
