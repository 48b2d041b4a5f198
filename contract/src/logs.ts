import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { dayOrMoment, moment, optionalText } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

const Change = entity({
  field: ['field', z.string(), '字段'],
  before: ['before', z.optional(z.string()), '变更前'],
  after: ['after', z.optional(z.string()), '变更后'],
});

/** One call that somebody made. */
export const OperationRecord = entity({
  id: ['id', z.string(), '编号'],
  at: ['at', moment, '时间'],
  staffNumber: ['staffNumber', z.optional(z.string()), '工号'],
  person: ['person', z.optional(z.string()), '姓名'],
  personEn: ['personEn', z.optional(z.string()), '英文姓名'],
  address: ['address', z.string(), '地址'],
  browser: ['browser', z.string(), '浏览器'],
  module: ['module', z.string(), '模块'],
  action: ['action', z.string(), '操作'],
  actionEn: ['actionEn', z.optional(z.string()), '操作, 英文'],
  kind: ['kind', z.enum(['read', 'change']), '类型: read 查询, change 变更'],
  target: ['target', z.optional(z.string()), '对象'],
  result: ['result', z.string(), '结果代码'],
  /** ms */
  duration: ['duration', z.int(), '耗时, 毫秒'],
  changes: ['changes', z._default(z.array(Change), []), '变更内容, 密码等已隐去'],
});
export type OperationRecord = Of<typeof OperationRecord>;

/** One attempt to sign in. */
export const SignInRecord = entity({
  id: ['id', z.string(), '编号'],
  at: ['at', moment, '时间'],
  userName: ['userName', z.string(), '登录名'],
  staffNumber: ['staffNumber', z.optional(z.string()), '工号'],
  person: ['person', z.optional(z.string()), '姓名'],
  personEn: ['personEn', z.optional(z.string()), '英文姓名'],
  address: ['address', z.string(), '地址'],
  browser: ['browser', z.string(), '浏览器'],
  way: ['way', z.string(), '登录方式'],
  result: ['result', z.string(), '结果代码'],
});
export type SignInRecord = Of<typeof SignInRecord>;

const range = {
  from: ['from', z.optional(dayOrMoment), '时间起'],
  to: ['to', z.optional(dayOrMoment), '时间止，含当日或该时刻'],
  person: ['person', optionalText(), '姓名或工号'],
  address: ['address', optionalText(), '地址'],
  result: ['result', optionalText(20), '结果代码'],
} as const;

const milliseconds = z.optional(z.int().check(z.minimum(0)));

export const OperationFilter = request({
  ...listFields,
  ...range,
  module: ['module', optionalText(50), '模块'],
  kind: ['kind', z.optional(z.enum(['read', 'change'])), '类型'],
  text: ['text', optionalText(), '操作或对象包含的文字'],
  durationFrom: ['durationFrom', milliseconds, '耗时起, 毫秒'],
  durationTo: ['durationTo', milliseconds, '耗时止, 毫秒'],
});
export type OperationFilter = Of<typeof OperationFilter>;

export const SignInFilter = request({ ...listFields, ...range, way: ['way', optionalText(20), '登录方式'] });
export type SignInFilter = Of<typeof SignInFilter>;

const readers = { method: 'POST', codes: [] } as const;

export const logsEndpoints = {
  operations: endpoint(['admin', 'secauditor'], {
    ...readers,
    path: '/api/logs/operations',
    summary: { zh: '操作日志', en: 'The operation log, newest first unless sorted' },
    request: OperationFilter,
    data: listOf(OperationRecord),
  }),
  signIns: endpoint(['admin', 'secauditor'], {
    ...readers,
    path: '/api/logs/sign-ins',
    summary: { zh: '登录日志', en: 'The sign-in log, newest first unless sorted' },
    request: SignInFilter,
    data: listOf(SignInRecord),
  }),
  exportOperations: endpoint(['admin', 'secauditor'], {
    ...readers,
    path: '/api/logs/export-operations',
    summary: { zh: '导出操作日志', en: 'The operation log as a spreadsheet' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  exportSignIns: endpoint(['admin', 'secauditor'], {
    ...readers,
    path: '/api/logs/export-sign-ins',
    summary: { zh: '导出登录日志', en: 'The sign-in log as a spreadsheet' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
};
