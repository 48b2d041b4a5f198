import * as z from 'zod/mini';
import { ApplicationStep } from './application-step.ts';
import { ChangedTerms } from './changed-terms.ts';
import { domain } from './domain.ts';
import { Duration, draftFields, GrantSystem } from './draft-terms.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { REASON_MAX } from './project-terms.ts';
import { ProjectToApplyFor } from './project-to-apply-for.ts';
import { APPLICATION_ACTIONS, APPLICATION_KINDS, APPLICATION_STATES } from './rules/application-states.ts';
import { coded, codedAs } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** Most characters of an application's number. */
export const APPLICATION_NUMBER_MAX = 30;

/** Where in the hall an application is shown to who made it. */
export const ownApplicationPath = (number: string): string => `/applications?open=${number}`;

/** Where in the hall an application is shown to whom it concerns otherwise. */
export const applicationPath = (number: string): string => `/applications/all?open=${number}`;

/** The state of an application, which travels by its Chinese name in both languages (spec 3, PROJ-3). */
export const ApplicationState = codedAs(
  {
    草稿: APPLICATION_STATES.draft,
    待审核: APPLICATION_STATES.pending,
    已通过: APPLICATION_STATES.approved,
    已驳回: APPLICATION_STATES.rejected,
    已撤回: APPLICATION_STATES.withdrawn,
    已失效: APPLICATION_STATES.void,
  },
  { 草稿: 'draft', 待审核: 'pending', 已通过: 'approved', 已驳回: 'rejected', 已撤回: 'withdrawn', 已失效: 'void' },
);
export const ApplicationAction = coded(APPLICATION_ACTIONS);
const ApplicationKind = coded(APPLICATION_KINDS);

/** The number of an application, as it is sent. */
export const applicationNumber = [
  'sqdh',
  z.string().check(z.minLength(1), z.maxLength(APPLICATION_NUMBER_MAX)),
  '申请单号',
  'Application number',
] as const;

/** The version of an application, as it is sent. */
export const applicationVersion = ['version', z.int(), '版本', 'Version', 'the one that was shown'] as const;

/** What somebody asks to be granted, or to have changed of a grant that they hold, and what has become of that. */
export const Application = entity({
  number: ['sqdh', z.string(), '申请单号', 'Application number'],
  kind: ['sqlx', ApplicationKind, '申请类型', 'Kind'],
  state: ['sqzt', ApplicationState, '申请状态', 'State', 'by its Chinese name'],
  round: ['sqlc', z.int(), '提交次数', 'Times submitted'],
  project: [
    'xmbh',
    z.optional(z.string()),
    '项目编号',
    'Project code',
    'a draft may have none yet; none of a grant on all projects of a department',
  ],
  projectName: ['xmmc', z.optional(z.string()), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.optional(z.string()), '项目英文名', 'Project in English'],
  department: ['bmmc', z.optional(z.string()), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名', 'Department in English'],
  leader: ['fzr', z.optional(z.string()), '负责人', 'Leader'],
  leaderEn: ['fzren', z.optional(z.string()), '负责人英文名', 'Leader in English'],
  accountSet: ['ztmc', z.optional(z.string()), '账套', 'Account set'],
  accountSetEn: ['ztmcen', z.optional(z.string()), '账套英文名', 'Account set in English'],
  applicant: ['sqrxm', z.string(), '申请人', 'Applicant'],
  applicantEn: ['sqrxmen', z.string(), '申请人英文名', 'Applicant in English'],
  person: ['bsqr', z.string(), '被授权人', 'Authorized person'],
  personEn: ['bsqren', z.string(), '被授权人英文名', 'Authorized person in English'],
  staffNumber: ['bsqrgh', z.string(), '被授权人工号', 'Staff number'],
  systems: ['xts', z.array(GrantSystem), '业务范围', 'Systems'],
  duration: ['sqqx', Duration, '授权期限', 'Duration'],
  firstDay: ['ksrq', z.optional(day), '开始日期', 'First day', 'of a change, the day from which it holds'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day', 'none of what is long-term: it ends with the project'],
  controlled: ['sfkzed', flag, '是否控制额度', 'Amount controlled'],
  amount: ['sqje', z.optional(amount), '申请额度', 'Amount applied for', 'yuan; none where it is not controlled'],
  mayRegrant: ['sfesq', flag, '允许转授', 'May be given on'],
  showsBalance: ['sfxsye', flag, '可见余额', 'Shows the balance'],
  showsLedger: ['sfxsmx', flag, '可见明细', 'Shows the ledger'],
  reason: ['sqyy', z.optional(z.string()), '申请原因', 'Reason'],
  decider: ['shr', z.optional(z.string()), '审核人', 'Approver', 'who it waits for, or who decided'],
  deciderEn: ['shren', z.optional(z.string()), '审核人英文名', 'Approver in English'],
  signedFor: [
    'wtr',
    z.optional(z.string()),
    '委托人',
    'Signed for',
    'of one that waits, where the caller would sign for them; of one that was decided, where another signed for them',
  ],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  comment: ['shyj', z.optional(z.string()), '审核意见', 'Comment of the decision'],
  grant: ['sqbh', z.optional(z.string()), '授权编号', 'Grant number', 'of what was given for it, or what it is to change'],
  before: [
    'bgq',
    z.optional(ChangedTerms),
    '变更前',
    'Before',
    'of a change: by now where it waits, to who applies or decides; else when it was submitted, or when it last waited',
  ],
  actions: ['kczs', z.array(ApplicationAction), '可执行操作', 'What the caller can do with it', 'to edit a change is to apply for it anew'],
  madeAt: ['tbsj', moment, '创建时间', 'Created'],
  submittedAt: ['tjsj', z.optional(moment), '提交时间', 'Submitted'],
  decidedAt: ['shsj', z.optional(moment), '审核时间', 'Decided'],
  edited: ['sfxg', flag, '有未提交的修改', 'Unsent changes', 'kept of one that was rejected or withdrawn; to who made it'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each change'],
});
export type Application = Of<typeof Application>;

/** An application with the whole of its way. */
export const ApplicationDetail = entity({
  application: ['sq', Application, '申请', 'Application'],
  steps: ['lsjl', z.array(ApplicationStep), '审批过程', 'Steps', 'in the order of time'],
  edited: ['xgnr', z.optional(Application), '未提交的修改', 'Unsent changes', 'as who made it edits it; to nobody else'],
});
export type ApplicationDetail = Of<typeof ApplicationDetail>;

/** An application as a form sends it: one that is only kept may be incomplete. */
export const ApplicationDraft = request({
  number: ['sqdh', optionalText(APPLICATION_NUMBER_MAX), '申请单号', 'Application number', 'a new one without'],
  version: ['version', z.optional(z.int()), '版本', 'Version', 'the one that was edited'],
  ...draftFields,
  amount: ['sqje', optionalText(20), '申请额度', 'Amount applied for', 'yuan, where it is controlled'],
  reason: ['sqyy', optionalText(REASON_MAX), '申请原因', 'Reason'],
});
export type ApplicationDraft = Of<typeof ApplicationDraft>;

/** What every list of applications is asked by. */
export const applicationFilter = {
  ...listFields,
  number: ['sqdh', optionalText(APPLICATION_NUMBER_MAX), '申请单号', 'Application number', 'of one alone'],
  text: ['text', optionalText(), '申请单号或项目', 'Application or project', 'number, code or name'],
  state: ['sqzt', z.optional(ApplicationState), '申请状态', 'State'],
} as const;

/** Of lists that have applications for new grants and for changes. */
const ofKind = { kind: ['sqlx', z.optional(ApplicationKind), '申请类型', 'Kind'] } as const;

export const OwnApplicationFilter = request({ ...applicationFilter, ...ofKind });
export type OwnApplicationFilter = Of<typeof OwnApplicationFilter>;

/** As {@link applicationFilter}, of lists with applications of others. */
export const othersFilter = {
  ...applicationFilter,
  applicant: ['sqrxm', optionalText(), '申请人', 'Applicant', 'name or staff number'],
  person: ['bsqr', optionalText(), '被授权人', 'Authorized person', 'name or staff number'],
} as const;

export const ApplicationFilter = request({
  ...othersFilter,
  ...ofKind,
  department: ['bmbh', optionalText(), '部门', 'Department'],
});
export type ApplicationFilter = Of<typeof ApplicationFilter>;

export const applicationsDomain = domain({
  name: { zh: '授权申请', en: 'Grant applications' },
  permissions: {
    'applications.own': { zh: '授权申请', en: 'My applications' },
    'applications.decide': { zh: '授权审批', en: 'Approvals' },
    'applications.audit': { zh: '变更审核', en: 'Change audit' },
    'applications.all': { zh: '审批信息', en: 'Approval info' },
  },
});

/** Nobody decides on anything of a kind without it, whatever they lead. */
export const DECIDING_ON = { grant: 'applications.decide', change: 'applications.audit' } as const;

const SEEING = ['applications.own', 'applications.decide', 'applications.audit', 'applications.all'] as const;

const list = { method: 'POST', codes: [] } as const;
const file = { method: 'POST', request: ExportRequest, file: true, codes: ['EXPORTCODE'] } as const;
export const applicationsEndpoints = {
  /** Any project that is not closed, by code or name, and closed ones where they are asked for. */
  projects: endpoint(['applications.own', 'authorizations.why', 'authorizations.special', 'authorizations.remove'], {
    method: 'GET',
    path: '/api/yhxx/getprojectname',
    spec: '7.2',
    summary: { zh: '查找项目', en: 'Projects by code or name, with who leads them', action: 'Find projects to apply for' },
    request: request({
      ...pageFields,
      text: ['text', optionalText(), '项目编号或名称', 'Code or name'],
      closed: ['sfhjt', z.optional(flag), '含已结题项目', 'Closed ones as well', 'nobody applies for those'],
    }),
    data: pageOf(ProjectToApplyFor),
    byPage: true,
    codes: [],
  }),
  own: endpoint('applications.own', {
    ...list,
    path: '/api/applications/own',
    summary: { zh: '授权申请', en: 'Applications that one has made, the newest first', action: 'My applications' },
    request: OwnApplicationFilter,
    data: listOf(Application),
  }),
  exportOwn: endpoint('applications.own', {
    ...file,
    path: '/api/applications/own/export',
    summary: { zh: '导出授权申请', en: 'Applications that one has made, as a file', action: 'Export my applications' },
  }),
  printOwn: endpoint('applications.own', {
    ...printing,
    path: '/api/applications/own/print',
    summary: { zh: '打印授权申请', en: 'Applications that one has made, to be printed', action: 'Print my applications' },
    request: printRequestOf(OwnApplicationFilter),
    data: printedOf(Application),
  }),
  all: endpoint('applications.all', {
    ...list,
    path: '/api/applications/all',
    summary: { zh: '审批信息', en: 'Applications that concern the caller; who manages grants sees all', action: 'Approval info' },
    request: ApplicationFilter,
    data: listOf(Application),
  }),
  exportAll: endpoint('applications.all', {
    ...file,
    path: '/api/applications/all/export',
    summary: { zh: '导出审批信息', en: 'Applications as a file', action: 'Export approval info' },
  }),
  printAll: endpoint('applications.all', {
    ...printing,
    path: '/api/applications/all/print',
    summary: { zh: '打印审批信息', en: 'Applications to be printed', action: 'Print approval info' },
    request: printRequestOf(ApplicationFilter),
    data: printedOf(Application),
  }),
  /** 404 `not-found`, of what concerns others as well. */
  detail: endpoint(SEEING, {
    method: 'POST',
    path: '/api/applications/detail',
    summary: { zh: '审批过程', en: 'An application with every step of its approval', action: 'Steps of an application' },
    request: request({ number: applicationNumber }),
    data: ApplicationDetail,
    codes: [404],
  }),
  /**
   * Keeps a draft, however incomplete; of one that was rejected or withdrawn the changes, which nobody else sees before it is submitted
   * again. 404 at the field for what cannot be right, and `not-found`; 500 `application-action`, `changed-meanwhile`.
   */
  save: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/save',
    summary: { zh: '保存授权申请草稿', en: 'Save a draft' },
    request: ApplicationDraft,
    data: Application,
    codes: [404, 500],
  }),
  /**
   * 404 at the field with the rules `grant-…`, `application-leads`, `application-project`, `project-unknown`, `required`; 500
   * `application-pending`, `application-pending-other`, `project-frozen`, `project-closed`, `application-action`, `changed-meanwhile`.
   */
  submit: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/submit',
    summary: { zh: '提交授权申请', en: 'Submit an application' },
    request: ApplicationDraft,
    data: Application,
    codes: [404, 500],
  }),
  /** 404 `not-found`; 500 `application-handled`, `application-action`, `changed-meanwhile`. */
  withdraw: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/withdraw',
    summary: { zh: '撤回授权申请', en: 'Withdraw an application' },
    request: request({ number: applicationNumber, version: applicationVersion }),
    data: Application,
    codes: [404, 500],
  }),
  /** Of one that was decided on once, who decided keeps what there was. 404 `not-found`; 500 `application-action`, `changed-meanwhile`. */
  remove: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/remove',
    summary: { zh: '删除授权申请', en: 'Delete an application' },
    request: request({ number: applicationNumber, version: applicationVersion }),
    codes: [404, 500],
  }),
};
