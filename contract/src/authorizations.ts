import * as z from 'zod/mini';
import { Attachment } from './attachments.ts';
import { domain } from './domain.ts';
import { GrantSystem } from './draft-terms.ts';
import { ExportRequest } from './exchange.ts';
import { GrantEvent } from './grant-event.ts';
import { GrantVersion } from './grant-version.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { REASON_MAX } from './project-terms.ts';
import { GRANT_ACTIONS, GRANT_OFFERS, GRANT_STATES, SUSPENSION_CAUSES } from './rules/grant-states.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';
import { pageOf } from './wire/page.ts';

/** Most characters of a grant's number. */
export const GRANT_NUMBER_MAX = 30;

/** Where in the hall a grant is shown to who holds it. */
export const heldPath = (number: string): string => `/authorizations/held?open=${number}`;
/** Where in the hall a grant is shown to who gave it, or answers for what it is about. */
export const givenPath = (number: string): string => `/authorizations/given?open=${number}`;

export const GrantState = coded(GRANT_STATES);
export const GrantAction = coded(GRANT_ACTIONS);
export const SuspensionCause = coded(SUSPENSION_CAUSES);
/** What somebody gives a grant by. */
export const GrantBasis = coded({
  leader: ['项目负责人', 'Project leader'],
  holder: ['转授', 'Given on'],
  head: ['部门授权', 'Head of department'],
  special: ['特殊授权', 'Special'],
});

/** Names a grant. */
export const grantNumber = ['sqbh', text(GRANT_NUMBER_MAX), '授权编号', 'Grant number'] as const;

/** Leave to use a project, or all projects of a department: available = control amount − spent − frozen. */
export const Grant = entity({
  number: ['sqbh', z.string(), '授权编号', 'Grant number'],
  project: ['xmbh', z.optional(z.string()), '项目编号', 'Project code', 'none for all projects of the department'],
  projectName: ['xmmc', z.optional(z.string()), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.optional(z.string()), '项目英文名', 'Project in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  withBelow: ['sfhxj', flag, '含下级部门', 'With departments below'],
  accountSet: ['ztmc', z.optional(z.string()), '账套', 'Account set', 'of the project when it was given'],
  accountSetEn: ['ztmcen', z.optional(z.string()), '账套英文名', 'Account set in English'],
  authorizer: ['sqr', z.string(), '授权人', 'Authorizer'],
  authorizerEn: ['sqren', z.string(), '授权人英文名', 'Authorizer in English'],
  person: ['bsqr', z.string(), '被授权人', 'Authorized person'],
  personEn: ['bsqren', z.string(), '被授权人英文名', 'Authorized person in English'],
  staffNumber: ['bsqrgh', z.string(), '被授权人工号', 'Staff number'],
  parent: ['sjsqbh', z.optional(z.string()), '上级授权编号', 'Given on from'],
  basis: ['sqfs', GrantBasis, '授权方式', 'Given by'],
  forQuery: ['sfcx', flag, '查询', 'Query'],
  forExpense: ['sfzc', flag, '支出', 'Expense'],
  forIncome: ['sfsr', flag, '收入', 'Income'],
  firstDay: ['ksrq', day, '开始日期', 'First day'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day', 'none where nothing ends it'],
  longTerm: ['sfcq', flag, '长期有效', 'Long term'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
  amount: ['sqje', z.optional(amount), '授权额度', 'Authorized amount', 'yuan; none where it is not controlled, nor are the next three'],
  control: ['kzje', z.optional(amount), '控制额度', 'Control amount', 'yuan: what was not given on'],
  available: ['kyje', z.optional(amount), '可用额度', 'Available', 'yuan'],
  spent: ['yyje', amount, '已用金额', 'Spent', 'yuan'],
  frozen: ['djje', amount, '冻结金额', 'Frozen', 'yuan: held for claims that are pending'],
  mayRegrant: ['sfesq', flag, '允许转授', 'May be given on'],
  showsBalance: ['sfxsye', flag, '可见余额', 'Shows the balance'],
  showsLedger: ['sfxsmx', flag, '可见明细', 'Shows the ledger'],
  reason: ['sqyy', z.string(), '授权原因', 'Reason'],
  state: ['zt', GrantState, '状态', 'State'],
  causes: ['djyy', z.array(SuspensionCause), '冻结原因', 'Why it is suspended'],
  actions: ['kczs', z.array(coded(GRANT_OFFERS)), '可执行操作', 'What the caller can do with it'],
  madeAt: ['sqsj', moment, '授权时间', 'Given'],
  oldNumber: ['ysqbh', z.optional(z.string()), '原授权编号', 'Old grant number', 'of one that was imported, in the system before'],
});
export type Grant = Of<typeof Grant>;

/** A grant with what was given on from it and what has become of it. */
export const GrantDetail = entity({
  grant: ['sq', Grant, '授权', 'Grant'],
  children: ['zsq', z.array(Grant), '转授的授权', 'Given on from it'],
  events: ['lsjl', z.array(GrantEvent), '历史记录', 'History', 'the latest first'],
  attachments: ['fjlist', z.array(Attachment), '附件', 'Attachments', 'of a special one'],
  versions: ['bgjl', z.array(GrantVersion), '变更记录', 'Versions', 'the latest first; none where it was never changed'],
});
export type GrantDetail = Of<typeof GrantDetail>;

/** What every list of grants can be narrowed down by. */
export const grantFilter = {
  ...listFields,
  number: ['sqbh', optionalText(GRANT_NUMBER_MAX), '授权编号', 'Grant number'],
  text: ['text', optionalText(), '授权编号或项目', 'Grant or project', 'number, also an old one, code or name'],
  state: ['zt', z.optional(GrantState), '状态', 'State'],
  endsBy: ['jsrqz', z.optional(day), '结束日期止', 'Ends by', 'that day included'],
} as const;

/** What presses a person is also a source of their pending items, which counts these lists by it (TODO-2). */
const pressing = [
  'sfxgz',
  z.optional(flag),
  '需关注',
  'Needs attention',
  'the caller was reminded of it: it ends within 30 days, or less than a tenth is left',
] as const;

export const HeldFilter = request({
  ...grantFilter,
  authorizer: ['sqr', optionalText(), '授权人', 'Authorizer', 'name or staff number'],
  pressing,
});
export type HeldFilter = Of<typeof HeldFilter>;
export const GivenFilter = request({
  ...grantFilter,
  person: ['bsqr', optionalText(), '被授权人', 'Authorized person', 'name or staff number'],
  pressing,
});
export type GivenFilter = Of<typeof GivenFilter>;
export const GrantFilter = request({
  ...grantFilter,
  person: ['bsqr', optionalText(), '被授权人', 'Authorized person', 'name or staff number'],
  authorizer: ['sqr', optionalText(), '授权人', 'Authorizer', 'name or staff number'],
  basis: ['sqfs', z.optional(GrantBasis), '授权方式', 'Given by'],
  department: ['bmbh', optionalText(), '部门', 'Department'],
  system: ['ywxt', z.optional(GrantSystem), '业务范围', 'System', 'that it is for, among others'],
  amountFrom: ['sqjeq', z.optional(amount), '授权额度起', 'Amount from', 'yuan; none that is not controlled has one'],
  amountTo: ['sqjez', z.optional(amount), '授权额度止', 'Amount to', 'yuan, that amount included'],
  startsFrom: ['ksrqq', z.optional(day), '开始日期起', 'Starts from'],
  startsTo: ['ksrqz', z.optional(day), '开始日期止', 'Starts by', 'that day included'],
  madeFrom: ['sqrqq', z.optional(day), '授权日期起', 'Given from'],
  madeTo: ['sqrqz', z.optional(day), '授权日期止', 'Given until', 'that day included'],
  longTerm: ['sfcq', z.optional(flag), '长期有效', 'Long term'],
  controlled: ['sfkzed', z.optional(flag), '控制额度', 'Amount controlled'],
});
export type GrantFilter = Of<typeof GrantFilter>;

/** What an action on a grant would do (PROJ-7). */
export const GrantEffect = entity({
  state: ['zt', GrantState, '操作后状态', 'State after it'],
  others: ['lds', z.array(Grant), '连带影响的授权', 'Grants that it takes along', 'in the state after it'],
  people: ['yxry', z.array(z.string()), '受影响人员', 'Whose use it changes', 'names'],
  peopleEn: ['yxryen', z.array(z.string()), '受影响人员英文名', 'Whose use it changes in English'],
  pendingClaims: ['dclbxs', z.int(), '待处理报销单数', 'Claims that are pending', 'they can still be decided'],
  pendingAmount: ['dclbxje', amount, '待处理报销金额', 'Amount of the claims that are pending', 'yuan'],
  available: ['kyje', z.optional(amount), '可用额度', 'Available before it', 'yuan; none where the amount is not controlled'],
  availableAfter: ['czhkyje', z.optional(amount), '操作后可用额度', 'Available after it', 'yuan: of one that has ended nothing'],
  givenBack: ['shje', z.optional(amount), '收回额度', 'Given back', 'yuan, to the grant that it was given on from; with it, the next two'],
  above: ['sjkyje', z.optional(amount), '上级可用额度', 'Available above before it', 'yuan, of the grant that it was given on from'],
  aboveAfter: ['czhsjkyje', z.optional(amount), '操作后上级可用额度', 'Available above after it', 'yuan'],
  shown: ['yxbs', z.string(), '影响标识', 'Mark of what was shown', 'sent back with the action'],
});
export type GrantEffect = Of<typeof GrantEffect>;

const acting = { number: grantNumber, action: ['czlx', GrantAction, '操作', 'Action'] } as const;

export const GrantActing = request({
  ...acting,
  reason: ['yy', seenText(REASON_MAX), '原因', 'Reason'],
  shown: ['yxbs', text(), '影响标识', 'Mark of what was shown'],
});
export type GrantActing = Of<typeof GrantActing>;

export const authorizationsDomain = domain({
  name: { zh: '授权', en: 'Authorizations' },
  permissions: {
    'authorizations.held': { zh: '被授权人查看', en: 'Grants to me' },
    'authorizations.given': { zh: '授权查看', en: 'Grants by me' },
    'authorizations.changes': { zh: '变更通知', en: 'Change notices' },
    'authorizations.uses': { zh: '使用明细', en: 'Use of grants' },
    'authorizations.why': { zh: '使用排查', en: 'Check project use' },
    'authorizations.department': { zh: '部门授权', en: 'Department grants' },
    'authorizations.special': { zh: '特殊授权', en: 'Special grants' },
    'authorizations.remove': { zh: '解除授权', en: 'Remove grants' },
    'authorizations.manage': { zh: '授权管理', en: 'Grants of all' },
    'authorizations.manage.import': { zh: '导入授权', en: 'Import grants' },
  },
});

/** Who does something with grants. */
export const ACTING_ON_GRANTS = [
  'authorizations.given',
  'authorizations.department',
  'authorizations.special',
  'authorizations.manage',
] as const;
/** Who sees grants in full. */
export const SEEING_GRANTS = ['authorizations.held', ...ACTING_ON_GRANTS] as const;

const list = { method: 'POST', codes: [] } as const;
const file = { method: 'POST', request: ExportRequest, file: true, codes: ['EXPORTCODE'] } as const;

export const authorizationsEndpoints = {
  held: endpoint('authorizations.held', {
    ...list,
    path: '/api/authorizations/held',
    summary: { zh: '被授权人查看', en: 'Grants that one holds, the newest first', action: 'Grants to me' },
    request: HeldFilter,
    data: listOf(Grant),
  }),
  /** Five at most; `total` counts all that live. */
  glance: endpoint('authorizations.held', {
    method: 'GET',
    path: '/api/authorizations/glance',
    summary: { zh: '我的授权概览', en: 'Grants that one holds and that live, first those that end first', action: 'My grants at a glance' },
    data: pageOf(Grant),
    byPage: true,
    codes: [],
  }),
  exportHeld: endpoint('authorizations.held', {
    ...file,
    path: '/api/authorizations/held/export',
    summary: { zh: '导出被授权记录', en: 'Grants that one holds, as a file', action: 'Export grants to me' },
  }),
  printHeld: endpoint('authorizations.held', {
    ...printing,
    path: '/api/authorizations/held/print',
    summary: { zh: '打印被授权记录', en: 'Grants that one holds, to be printed', action: 'Print grants to me' },
    request: printRequestOf(HeldFilter),
    data: printedOf(Grant),
  }),
  given: endpoint('authorizations.given', {
    ...list,
    path: '/api/authorizations/given',
    summary: {
      zh: '授权查看',
      en: 'Grants that one gave, and those on projects that one leads or departments that one heads',
      action: 'Grants by me',
    },
    request: GivenFilter,
    data: listOf(Grant),
  }),
  exportGiven: endpoint('authorizations.given', {
    ...file,
    path: '/api/authorizations/given/export',
    summary: { zh: '导出授权记录', en: 'Grants that one gave, as a file', action: 'Export grants by me' },
  }),
  printGiven: endpoint('authorizations.given', {
    ...printing,
    path: '/api/authorizations/given/print',
    summary: { zh: '打印授权记录', en: 'Grants that one gave, to be printed', action: 'Print grants by me' },
    request: printRequestOf(GivenFilter),
    data: printedOf(Grant),
  }),
  all: endpoint('authorizations.manage', {
    ...list,
    path: '/api/authorizations/all',
    summary: { zh: '授权管理', en: 'All grants of all people', action: 'Grants of all' },
    request: GrantFilter,
    data: listOf(Grant),
  }),
  exportAll: endpoint('authorizations.manage', {
    ...file,
    path: '/api/authorizations/all/export',
    summary: { zh: '导出全部授权', en: 'All grants as a file', action: 'Export grants of all' },
  }),
  printAll: endpoint('authorizations.manage', {
    ...printing,
    path: '/api/authorizations/all/print',
    summary: { zh: '打印全部授权', en: 'All grants to be printed', action: 'Print grants of all' },
    request: printRequestOf(GrantFilter),
    data: printedOf(Grant),
  }),
  /** One that the caller holds, gave, or may see otherwise; 404 `not-found`, of others' as well. */
  detail: endpoint(SEEING_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/detail',
    summary: { zh: '授权详情', en: 'A grant with its history and what was given on from it', action: 'Grant' },
    request: request({ number: grantNumber }),
    data: GrantDetail,
    codes: [404],
  }),
  /** 404 `not-found`; 500 `grant-ended`, `grant-action`, `resume-own`. */
  effect: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/effect',
    summary: { zh: '授权操作影响', en: 'What an action on a grant would do', action: 'Effect of an action on a grant' },
    request: request(acting),
    data: GrantEffect,
    codes: [404, 500],
  }),
  /** As `effect`; 500 `changed-meanwhile` where it would do something else than was shown. */
  act: endpoint(ACTING_ON_GRANTS, {
    method: 'POST',
    path: '/api/authorizations/act',
    summary: { zh: '执行授权操作', en: 'Suspend, resume or revoke a grant', action: 'Act on a grant' },
    request: GrantActing,
    data: Grant,
    codes: [404, 500],
  }),
};
