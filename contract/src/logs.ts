import * as z from 'zod/mini';
import type { Label } from './bilingual.ts';
import { domain } from './domain.ts';
import { CODES, RULES, type Rule } from './errors.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { coded, withLabels } from './wire/coded.ts';
import { type Endpoint, endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { dayOrMoment, moment, optionalText } from './wire/flags.ts';
import { BATCH_BODY_BYTES, batchFields, listFields, listOf } from './wire/list.ts';

export const Change = entity({
  field: ['field', z.string(), '字段', 'Field'],
  fieldEn: ['fieldEn', z.optional(z.string()), '字段英文', 'Field in English'],
  before: ['before', z.optional(z.string()), '变更前', 'Before'],
  beforeEn: ['beforeEn', z.optional(z.string()), '变更前英文', 'Before in English'],
  after: ['after', z.optional(z.string()), '变更后', 'After'],
  afterEn: ['afterEn', z.optional(z.string()), '变更后英文', 'After in English'],
});

/** What a call was for: what changes nothing but how somebody has arranged the own pages is no change. */
export const OperationKind = coded({
  change: ['变更', 'Change'],
  read: ['查询', 'Read'],
  export: ['导出', 'Export'],
  print: ['打印', 'Print'],
  setting: ['个人设置', 'Personal setting'],
});
export type OperationKind = Of<typeof OperationKind>;

/** Calls that write rows of a list into a file are named so, and those whose rows are printed so. */
const EXPORT_NAME = /^export[A-Z]/;
const PRINT_NAME = /^print[A-Z]/;

/** The kind of a call, by its name in the contract and whether it changes anything. */
export function kindOf(name: string, { logged }: Pick<Endpoint, 'logged'>, changes: boolean): OperationKind {
  if (EXPORT_NAME.test(name)) return 'export';
  if (PRINT_NAME.test(name)) return 'print';
  return logged ?? (changes ? 'change' : 'read');
}

/** What was done, by the verb. */
const OperationVerb = coded({
  create: ['新增', 'Add'],
  change: ['变更', 'Change'],
  delete: ['删除', 'Delete'],
  read: ['查询', 'Look up'],
  export: ['导出', 'Export'],
  print: ['打印', 'Print'],
});
export type OperationVerb = Of<typeof OperationVerb>;

/** The ways in. */
export const SignInWay = coded({
  password: ['用户名密码', 'Password'],
  directory: ['目录服务', 'Directory service'],
  cas: ['单点登录', 'Single sign-on'],
  authentication: ['统一认证', 'Authentication service'],
  'third-party': ['第三方', 'Third party'],
  url: ['链接', 'Link'],
  qr: ['二维码', 'QR code'],
  acting: ['账号切换', 'Account switching'],
});
export type SignInWay = Of<typeof SignInWay>;

/** Where the words of a code say less than what became of the call. */
const OUTCOMES: Readonly<Record<string, Label>> = {
  200: ['成功', 'Succeeded'],
  202: ['成功：转往指定地址', 'Succeeded: continued elsewhere'],
  205: ['成功：退出登录', 'Succeeded: signed out'],
  500: ['失败：不符合操作条件', 'Failed: not possible as things were'],
  999: ['失败：系统错误', 'Failed: error of the system'],
};

/** What became of a call, in words. */
const RESULTS: Readonly<Record<string, Label>> = Object.fromEntries(
  Object.entries(CODES).map(([code, { zh, en }]) => [
    code,
    OUTCOMES[code] ?? [`失败：${zh}`, `Failed: ${en.charAt(0).toLowerCase()}${en.slice(1)}`],
  ]),
);

/** The rules by which a sign-in is refused, but for those below. */
const REFUSED_BY: readonly Rule[] = [
  'credentials',
  'verification-required',
  'verification-wrong',
  'verification-expired',
  'sealed-stale',
  'way-off',
  'directory-unavailable',
  'cas-unavailable',
  'ticket-refused',
  'token-forged',
  'token-used',
  'token-expired',
  'no-account',
  'qr-over',
];

/** The codes of calls that did what they were for. */
export const SUCCEEDED: readonly string[] = ['200', '202', '205'];

/** Why a sign-in was refused, in the words of its rule; what speaks to the person there is told without that here. */
const REASONS: Readonly<Record<string, Label>> = {
  'tried-too-often': ['尝试次数过多，暂时拒绝登录', 'Too many attempts; refused for a while'],
  'account-disabled': ['账号已停用', 'Account disabled'],
  'account-locked': ['账号已被管理员锁定', 'Account locked by an administrator'],
  'too-many-calls': ['操作过于频繁', 'Too many calls'],
  ...Object.fromEntries(REFUSED_BY.map((rule) => [rule, [RULES[rule].zh, RULES[rule].en]])),
};

/** Who it really was, where somebody acted as the person (SYS-9). */
const actor = {
  actorNumber: ['actorNumber', z.optional(z.string()), '实际操作人工号', 'Staff number of who acted'],
  actor: ['actor', z.optional(z.string()), '实际操作人', 'Who acted', 'as the person; none where it was the person'],
  actorEn: ['actorEn', z.optional(z.string()), '实际操作人英文名', 'Who acted in English'],
} as const;

/** One call that somebody made. */
export const OperationRecord = entity({
  id: ['id', z.string(), '编号', 'Id'],
  at: ['at', moment, '时间', 'Time'],
  staffNumber: ['staffNumber', z.optional(z.string()), '工号', 'Staff number'],
  person: ['person', z.optional(z.string()), '姓名', 'Name'],
  personEn: ['personEn', z.optional(z.string()), '英文姓名', 'Name in English'],
  ...actor,
  address: ['address', z.string(), '地址', 'Address'],
  browser: ['browser', z.string(), '浏览器', 'Browser'],
  module: ['module', z.string(), '模块', 'Module', 'a domain, by the name that the page gives it'],
  action: ['action', z.string(), '操作', 'Action'],
  actionEn: ['actionEn', z.optional(z.string()), '操作英文', 'Action in English'],
  kind: ['kind', OperationKind, '类型', 'Kind'],
  verb: ['verb', z.optional(OperationVerb), '操作类别', 'Action type'],
  target: ['target', z.optional(z.string()), '对象', 'Target'],
  targetEn: ['targetEn', z.optional(z.string()), '对象英文', 'Target in English'],
  result: ['result', withLabels(z.string(), RESULTS), '结果', 'Result', 'a code of the catalogue'],
  /** ms */
  duration: ['duration', z.int(), '耗时（毫秒）', 'Duration (ms)'],
  changes: ['changes', z._default(z.array(Change), []), '变更内容', 'Changes', 'passwords and the like are masked'],
});
export type OperationRecord = Of<typeof OperationRecord>;

/** Whence and how somebody tried to sign in, and what came of it. */
export const ATTEMPT = {
  address: ['address', z.string(), '地址', 'Address'],
  browser: ['browser', z.string(), '浏览器', 'Browser'],
  way: ['way', SignInWay, '登录方式', 'Way'],
  result: ['result', withLabels(z.string(), RESULTS), '结果', 'Result', 'a code of the catalogue'],
  reason: ['reason', withLabels(z.optional(z.string()), REASONS), '原因', 'Reason', 'the rule by which it was refused'],
} as const;

/** One attempt to sign in. */
export const SignInRecord = entity({
  id: ['id', z.string(), '编号', 'Id'],
  at: ['at', moment, '时间', 'Time'],
  userName: ['userName', z.string(), '登录名', 'User name', "as typed; nobody's: ? and eight characters that stand for it"],
  staffNumber: ['staffNumber', z.optional(z.string()), '工号', 'Staff number'],
  person: ['person', z.optional(z.string()), '姓名', 'Name'],
  personEn: ['personEn', z.optional(z.string()), '英文姓名', 'Name in English'],
  ...actor,
  ...ATTEMPT,
});
export type SignInRecord = Of<typeof SignInRecord>;

const range = {
  from: ['from', z.optional(dayOrMoment), '时间起', 'Time from'],
  to: ['to', z.optional(dayOrMoment), '时间止', 'Time to', 'that day or moment included'],
  person: ['person', optionalText(), '姓名或工号', 'Name or staff number'],
  address: ['address', optionalText(), '地址', 'Address'],
  result: ['result', withLabels(optionalText(20), RESULTS), '结果', 'Result', 'a code of the catalogue'],
} as const;

const milliseconds = z.optional(z.int().check(z.minimum(0)));

export const OperationFilter = request({
  ...listFields,
  ...batchFields,
  id: ['id', optionalText(20), '编号', 'Id'],
  ...range,
  module: ['module', optionalText(50), '模块', 'Module'],
  kind: ['kind', z.optional(OperationKind), '类型', 'Kind'],
  text: ['text', optionalText(), '操作或对象包含的文字', 'Text of action or target'],
  durationFrom: ['durationFrom', milliseconds, '耗时起（毫秒）', 'Duration from (ms)'],
  durationTo: ['durationTo', milliseconds, '耗时止（毫秒）', 'Duration to (ms)'],
});
export type OperationFilter = Of<typeof OperationFilter>;

/** How many operations there were in a part of the time. */
export const OperationBar = entity({
  from: ['from', moment, '起', 'From'],
  to: ['to', moment, '止', 'To', 'that second included'],
  done: ['done', z.int().check(z.minimum(0)), '成功次数', 'How many succeeded'],
  failed: ['failed', z.int().check(z.minimum(0)), '失败次数', 'How many failed'],
});
export type OperationBar = Of<typeof OperationBar>;

/** How many operations there were, part by part of the time that the query asks for. */
export const OperationCounts = entity({
  hours: ['hours', z.int().check(z.minimum(1)), '每段小时数', 'Hours of each', '1, or whole days'],
  bars: ['bars', z.array(OperationBar), '各段次数', 'Numbers', 'the earliest first, none left out'],
});
export type OperationCounts = Of<typeof OperationCounts>;

export const SignInFilter = request({
  ...listFields,
  id: ['id', optionalText(20), '编号', 'Id'],
  ...range,
  way: ['way', z.optional(SignInWay), '登录方式', 'Way'],
});
export type SignInFilter = Of<typeof SignInFilter>;

/** The digest shows rows of the log. */
const SIGN_INS = ['logs.sign-ins', 'logs.sign-in-digest'] as const;
const readers = { method: 'POST', codes: [] } as const;

export const logsDomain = domain({
  name: { zh: '日志', en: 'Logs' },
  permissions: {
    'logs.operations': { zh: '操作日志', en: 'Operation log' },
    'logs.sign-ins': { zh: '登录日志', en: 'Sign-in log' },
    'logs.sign-in-digest': { zh: '登录速览', en: 'Sign-in digest' },
  },
});

export const logsEndpoints = {
  operations: endpoint('logs.operations', {
    ...readers,
    path: '/api/logs/operations',
    summary: { zh: '操作日志', en: 'The operation log, newest first unless sorted', action: 'Operation log' },
    request: OperationFilter,
    bodyLimit: BATCH_BODY_BYTES,
    data: listOf(OperationRecord),
  }),
  operationCounts: endpoint('logs.operations', {
    ...readers,
    path: '/api/logs/operation-counts',
    summary: {
      zh: '操作次数',
      en: 'How many operations the query matches by hour where it asks for at most three days, else by day or days; the last three days where it asks for no time',
      action: 'Numbers of operations',
    },
    request: OperationFilter,
    bodyLimit: BATCH_BODY_BYTES,
    data: OperationCounts,
    byPage: true,
  }),
  signIns: endpoint(SIGN_INS, {
    ...readers,
    path: '/api/logs/sign-ins',
    summary: { zh: '登录日志', en: 'The sign-in log, newest first unless sorted', action: 'Sign-in log' },
    request: SignInFilter,
    data: listOf(SignInRecord),
  }),
  exportOperations: endpoint('logs.operations', {
    ...readers,
    path: '/api/logs/export-operations',
    summary: { zh: '导出操作日志', en: 'The operation log as a file', action: 'Export operation log' },
    request: ExportRequest,
    bodyLimit: BATCH_BODY_BYTES,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printOperations: endpoint('logs.operations', {
    ...printing,
    path: '/api/logs/print-operations',
    summary: { zh: '打印操作日志', en: 'The operation log to be printed', action: 'Print operation log' },
    request: printRequestOf(OperationFilter),
    data: printedOf(OperationRecord),
  }),
  printSignIns: endpoint(SIGN_INS, {
    ...printing,
    path: '/api/logs/print-sign-ins',
    summary: { zh: '打印登录日志', en: 'The sign-in log to be printed', action: 'Print sign-in log' },
    request: printRequestOf(SignInFilter),
    data: printedOf(SignInRecord),
  }),
  exportSignIns: endpoint(SIGN_INS, {
    ...readers,
    path: '/api/logs/export-sign-ins',
    summary: { zh: '导出登录日志', en: 'The sign-in log as a file', action: 'Export sign-in log' },
    request: ExportRequest,
    bodyLimit: BATCH_BODY_BYTES,
    file: true,
    codes: ['EXPORTCODE'],
  }),
};
