import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { PROJECT_CODE_MAX, ProjectState, REASON_MAX } from './project-terms.ts';
import { PROJECT_ACTIONS } from './rules/project-states.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

export { PROJECT_CODE_MAX, ProjectState, REASON_MAX };

/** Where in the hall a project is shown to who works with it. */
export const projectPath = (code: string): string => `/projects?open=${code}`;
/** The parameter of the ledger's address that names the project. */
export const LEDGER_PARAMETER = 'project';
/** Where in the hall the entries of a project are listed. */
export const ledgerPath = (code: string): string => `/projects/ledger?${LEDGER_PARAMETER}=${code}`;

export const ProjectAction = coded(PROJECT_ACTIONS);
/** What somebody has to do with a project. */
export const ProjectPart = coded({ leader: ['负责人', 'Leader'], holder: ['被授权人', 'Holder of a grant'] });

const code = ['xmbh', text(PROJECT_CODE_MAX), '项目编号', 'Project code'] as const;
const hidden = 'yuan; none for who may not see it';

const names = {
  code: ['xmbh', z.string(), '项目编号', 'Project code'],
  name: ['xmmc', z.string(), '项目名称', 'Project'],
  nameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  departmentId: ['bmbh', z.string(), '部门编号', 'Department id'],
  department: ['bmmc', z.string(), '所属部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  leader: ['fzr', z.string(), '负责人', 'Leader'],
  leaderEn: ['fzren', z.string(), '负责人英文名', 'Leader in English'],
  leaderNumber: ['fzrgh', z.string(), '负责人工号', 'Staff number of the leader'],
  accountSet: ['ztmc', z.string(), '账套', 'Account set'],
  accountSetEn: ['ztmcen', z.string(), '账套英文名', 'Account set in English'],
  kind: ['xmlx', z.string(), '项目类型', 'Kind'],
  kindEn: ['xmlxen', z.string(), '项目类型英文名', 'Kind in English'],
  firstDay: ['ksrq', day, '开始日期', 'First day'],
  lastDay: ['jsrq', day, '结束日期', 'Last day'],
  state: ['xmzt', ProjectState, '项目状态', 'State'],
} as const;

const amounts = {
  budget: ['yszje', z.optional(amount), '预算总额', 'Budget', hidden],
  income: ['srzje', z.optional(amount), '到账金额', 'Income', hidden],
  spent: ['zczje', z.optional(amount), '已支出', 'Spent', hidden],
  frozen: ['djzje', z.optional(amount), '冻结金额', 'Frozen', hidden],
  balance: ['ye', z.optional(amount), '余额', 'Balance', hidden],
} as const;

/** A project, with what it has as far as the caller may see it: balance = income − spent − frozen. */
export const Project = entity({ ...names, ...amounts });
export type Project = Of<typeof Project>;

/** A project with which somebody works. */
export const OwnProject = entity({
  ...names,
  ...amounts,
  part: ['xmjs', z.optional(ProjectPart), '我的身份', 'My part', 'none of who only manages it'],
  available: [
    'kyed',
    z.optional(amount),
    '可用额度',
    'Available to me',
    'yuan, of the holder’s grants; none where no amount is controlled',
  ],
  until: ['yxqz', z.optional(day), '有效期至', 'Until', 'of a holder’s grants, the one that lasts longest; none where nothing ends it'],
  grantable: ['kzsq', flag, '可授权', 'Can be granted', 'by who leads it, or holds a grant on it that may be given on'],
});
export type OwnProject = Of<typeof OwnProject>;

/** What of a project is meant for one subject of expense. */
export const BudgetLine = entity({
  subject: ['kmbh', z.string(), '科目编号', 'Subject code'],
  name: ['kmmc', z.string(), '科目', 'Subject'],
  nameEn: ['kmmcen', z.string(), '科目英文名', 'Subject in English'],
  amount: ['ysje', amount, '预算金额', 'Budget', 'yuan'],
  spent: ['yzcje', amount, '已支出', 'Spent', 'yuan; it can be above the budget'],
});
export type BudgetLine = Of<typeof BudgetLine>;

/** What was decided on a project. */
export const ProjectEvent = entity({
  kind: ['czlx', coded({ ...PROJECT_ACTIONS }), '操作', 'Decision'],
  reason: ['yy', z.string(), '原因', 'Reason'],
  from: ['yfzr', z.optional(z.string()), '原负责人', 'Leader before'],
  fromEn: ['yfzren', z.optional(z.string()), '原负责人英文名', 'Leader before in English'],
  to: ['xfzr', z.optional(z.string()), '新负责人', 'Leader after'],
  toEn: ['xfzren', z.optional(z.string()), '新负责人英文名', 'Leader after in English'],
  person: ['czr', z.string(), '操作人', 'Decided by'],
  personEn: ['czren', z.string(), '操作人英文名', 'Decided by in English'],
  at: ['czsj', moment, '时间', 'Time'],
});
export type ProjectEvent = Of<typeof ProjectEvent>;

/** A project with its budget and what was decided on it. */
export const ProjectDetail = entity({
  project: ['xm', OwnProject, '项目', 'Project'],
  ledger: ['kckmx', flag, '可见收支明细', 'Shows the ledger'],
  lines: ['ysmx', z.array(BudgetLine), '预算明细', 'Budget', 'none for who may not see the balance'],
  events: ['lsjl', z.array(ProjectEvent), '历史记录', 'History', 'the latest first'],
});
export type ProjectDetail = Of<typeof ProjectDetail>;

export const EntryKind = coded({ income: ['收入', 'Income'], expense: ['支出', 'Expense'], return: ['冲销', 'Given back'] });

/** Money that came into a project, was spent for it, or was given back. */
export const LedgerEntry = entity({
  id: ['mxid', z.int(), '明细编号', 'Id of the entry'],
  kind: ['szlx', EntryKind, '收支类型', 'Kind'],
  subject: ['kmmc', z.string(), '科目', 'Subject', 'empty where there is none'],
  subjectEn: ['kmmcen', z.string(), '科目英文名', 'Subject in English'],
  amount: ['je', amount, '金额', 'Amount', 'yuan; below 0 for what was spent'],
  summary: ['zy', z.string(), '摘要', 'Summary'],
  summaryEn: ['zyen', z.optional(z.string()), '英文摘要', 'Summary in English'],
  day: ['rq', day, '日期', 'Day'],
  claim: ['bxdh', z.optional(z.string()), '报销单号', 'Claim number'],
});
export type LedgerEntry = Of<typeof LedgerEntry>;

const projectFilter = {
  ...listFields,
  code: ['xmbh', optionalText(PROJECT_CODE_MAX), '项目编号', 'Project code', 'of one project alone'],
  text: ['text', optionalText(), '项目编号或名称', 'Code or name'],
  state: ['xmzt', z.optional(ProjectState), '项目状态', 'State'],
} as const;

export const OwnProjectFilter = request({ ...projectFilter, part: ['xmjs', z.optional(ProjectPart), '我的身份', 'My part'] });
export type OwnProjectFilter = Of<typeof OwnProjectFilter>;

export const ProjectFilter = request({
  ...projectFilter,
  department: ['bmbh', optionalText(), '所属部门', 'Department'],
  leader: ['fzr', optionalText(), '负责人', 'Leader', 'name or staff number'],
});
export type ProjectFilter = Of<typeof ProjectFilter>;

export const LedgerFilter = request({
  ...listFields,
  project: ['xmbh', optionalText(PROJECT_CODE_MAX), '项目编号', 'Project code', 'nothing is listed without it'],
  kind: ['szlx', z.optional(EntryKind), '收支类型', 'Kind'],
  from: ['rqq', z.optional(day), '日期起', 'From'],
  to: ['rqz', z.optional(day), '日期止', 'To', 'that day included'],
  text: ['text', optionalText(), '摘要或报销单号', 'Summary or claim number'],
});
export type LedgerFilter = Of<typeof LedgerFilter>;

/** What a decision on a project would do. */
export const ProjectEffect = entity({
  state: ['xmzt', ProjectState, '操作后状态', 'State after it'],
  suspended: ['djsqs', z.int(), '将冻结的授权数', 'Grants that are suspended'],
  resumed: ['hfsqs', z.int(), '将恢复的授权数', 'Grants that resume'],
  revoked: ['cxsqs', z.int(), '将撤销的授权数', 'Grants that end'],
  people: ['yxry', z.array(z.string()), '失去使用权的人员', 'Who loses the use of it', 'names'],
  peopleEn: ['yxryen', z.array(z.string()), '失去使用权的人员英文名', 'Who loses the use of it in English'],
  pendingClaims: ['dclbxs', z.int(), '待处理报销单数', 'Claims that are pending'],
  balance: ['ye', amount, '余额', 'Balance', 'yuan'],
  shown: ['yxbs', z.string(), '影响标识', 'Mark of what was shown', 'sent back with the decision'],
});
export type ProjectEffect = Of<typeof ProjectEffect>;

const decision = {
  code,
  action: ['czlx', ProjectAction, '操作', 'Decision'],
  leader: ['xfzrgh', optionalText(30), '新负责人', 'New leader', 'staff number; where the leader is changed'],
} as const;

export const ProjectDecision = request({
  ...decision,
  reason: ['yy', seenText(REASON_MAX), '原因', 'Reason'],
  shown: ['yxbs', text(), '影响标识', 'Mark of what was shown'],
});
export type ProjectDecision = Of<typeof ProjectDecision>;

export const projectsDomain = domain({
  name: { zh: '项目', en: 'Projects' },
  permissions: {
    projects: { zh: '我的项目', en: 'My projects' },
    'projects.ledger': { zh: '项目收支明细', en: 'Ledger of a project' },
    'projects.manage': { zh: '项目管理', en: 'Projects of all' },
  },
});

export const projectsEndpoints = {
  own: endpoint('projects', {
    method: 'POST',
    path: '/api/projects/own',
    summary: { zh: '我的项目', en: 'Projects that one leads or may use', action: 'My projects' },
    request: OwnProjectFilter,
    data: listOf(OwnProject),
    codes: [],
  }),
  exportOwn: endpoint('projects', {
    method: 'POST',
    path: '/api/projects/own/export',
    summary: { zh: '导出我的项目', en: 'Projects that one leads or may use, as a file', action: 'Export my projects' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printOwn: endpoint('projects', {
    ...printing,
    path: '/api/projects/own/print',
    summary: { zh: '打印我的项目', en: 'Projects that one leads or may use, to be printed', action: 'Print my projects' },
    request: printRequestOf(OwnProjectFilter),
    data: printedOf(OwnProject),
  }),
  /** Of who leads it, holds a grant on it, or manages all. 404 `project-unknown`, of others' as well. */
  detail: endpoint(['projects', 'projects.manage'], {
    method: 'POST',
    path: '/api/projects/detail',
    summary: { zh: '项目详情', en: 'A project with its budget and history', action: 'Project' },
    request: request({ code }),
    data: ProjectDetail,
    codes: [404],
  }),
  /** Of who leads it, holds a grant that shows the ledger, or manages all; else it is empty. */
  ledger: endpoint('projects.ledger', {
    method: 'POST',
    path: '/api/projects/ledger',
    summary: { zh: '项目收支明细', en: 'Entries of a project, the latest first', action: 'Ledger of a project' },
    request: LedgerFilter,
    data: listOf(LedgerEntry),
    codes: [],
  }),
  exportLedger: endpoint('projects.ledger', {
    method: 'POST',
    path: '/api/projects/ledger/export',
    summary: { zh: '导出项目收支明细', en: 'Entries of a project as a file', action: 'Export the ledger of a project' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printLedger: endpoint('projects.ledger', {
    ...printing,
    path: '/api/projects/ledger/print',
    summary: { zh: '打印项目收支明细', en: 'Entries of a project to be printed', action: 'Print the ledger of a project' },
    request: printRequestOf(LedgerFilter),
    data: printedOf(LedgerEntry),
  }),
  all: endpoint('projects.manage', {
    method: 'POST',
    path: '/api/projects/all',
    summary: { zh: '项目管理', en: 'All projects', action: 'Projects of all' },
    request: ProjectFilter,
    data: listOf(Project),
    codes: [],
  }),
  exportAll: endpoint('projects.manage', {
    method: 'POST',
    path: '/api/projects/all/export',
    summary: { zh: '导出项目', en: 'All projects as a file', action: 'Export projects' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printAll: endpoint('projects.manage', {
    ...printing,
    path: '/api/projects/all/print',
    summary: { zh: '打印项目', en: 'All projects to be printed', action: 'Print projects' },
    request: printRequestOf(ProjectFilter),
    data: printedOf(Project),
  }),
  /** 404 `project-unknown`, and at the new leader `required`, `grant-person-unknown`; 500 `project-action`, `grant-person-disabled`, `project-leader-same`. */
  effect: endpoint('projects.manage', {
    method: 'POST',
    path: '/api/projects/effect',
    summary: { zh: '项目操作影响', en: 'What a decision on a project would do', action: 'Effect on a project' },
    request: request(decision),
    data: ProjectEffect,
    codes: [404, 500],
  }),
  /** As `effect`; 500 `changed-meanwhile` where it would do something else than was shown. */
  decide: endpoint('projects.manage', {
    method: 'POST',
    path: '/api/projects/decide',
    summary: { zh: '执行项目操作', en: 'Decide on a project' },
    request: ProjectDecision,
    data: Project,
    codes: [404, 500],
  }),
};
