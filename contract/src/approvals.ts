import * as z from 'zod/mini';
import {
  APPLICATION_NUMBER_MAX,
  Application,
  ApplicationState,
  applicationNumber,
  applicationVersion,
  DECIDING_ON,
  othersFilter,
} from './applications.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { REASON_MAX } from './project-terms.ts';
import { DECISIONS } from './rules/application-states.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText } from './wire/flags.ts';
import { listOf } from './wire/list.ts';

/** Where in the hall an application is shown to who decides on it. */
export const approvalPath = (number: string): string => `/applications/approvals?open=${number}`;

/** What approving an application would do (PROJ-7). */
export const ApprovalEffect = entity({
  number: ['sqdh', z.string(), '申请单号', 'Application number'],
  fault: ['bkyy', z.optional(z.string()), '不可通过的原因', 'Why it cannot be approved', 'none where it can'],
  faultEn: ['bkyyen', z.optional(z.string()), '不可通过的英文原因', 'Why it cannot be approved in English'],
  firstDay: ['ksrq', z.optional(day), '开始日期', 'First day', 'the present day where that applied for is over'],
  lastDay: ['jsrq', z.optional(day), '结束日期', 'Last day'],
  balance: ['ye', amount, '项目余额', 'Balance of the project', 'yuan'],
  grantedBefore: [
    'sqqke',
    amount,
    '通过前授权可用额度合计',
    'Available of all grants before',
    'yuan, of those on the project with an amount',
  ],
  grantedAfter: ['sqhke', amount, '通过后授权可用额度合计', 'Available of all grants after', 'yuan'],
  held: ['ysqs', z.array(z.string()), '已有授权', 'Grants held already', 'numbers of those that the person has on the project'],
  pendingClaims: ['dclbxs', z.int(), '待处理报销单数', 'Claims that are pending', 'of the person on the project'],
  shown: ['yxbs', z.string(), '影响标识', 'Mark of what was shown', 'sent back with the decision'],
});
export type ApprovalEffect = Of<typeof ApprovalEffect>;

/** What has become of one of several applications that were approved together. */
export const ApprovalOutcome = entity({
  number: ['sqdh', z.string(), '申请单号', 'Application number'],
  fault: ['bkyy', z.optional(z.string()), '不可通过的原因', 'Why it was not approved', 'none where it was'],
  faultEn: ['bkyyen', z.optional(z.string()), '不可通过的英文原因', 'Why it was not approved in English'],
});
export type ApprovalOutcome = Of<typeof ApprovalOutcome>;

/** An application that waits for the caller. */
export const WaitingApplication = entity({
  number: ['sqdh', z.string(), '申请单号', 'Application number'],
  state: ['sqzt', ApplicationState, '申请状态', 'State', 'by its Chinese name'],
  project: ['xmbh', z.string(), '项目编号', 'Project code'],
  projectName: ['xmmc', z.string(), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  applicant: ['sqrxm', z.string(), '申请人', 'Applicant'],
  applicantEn: ['sqrxmen', z.string(), '申请人英文名', 'Applicant in English'],
  submittedAt: ['tjsj', moment, '提交时间', 'Submitted'],
});
export type WaitingApplication = Of<typeof WaitingApplication>;

export const ApprovalFilter = request({
  ...othersFilter,
  waits: ['sfdsh', z.optional(flag), '待我审核', 'Waits for me', 'or was decided by the caller; both unless said'],
});
export type ApprovalFilter = Of<typeof ApprovalFilter>;

/** Most applications that are approved together. */
export const APPROVED_TOGETHER_MAX = 100;

const list = { method: 'POST', codes: [] } as const;
const file = { method: 'POST', request: ExportRequest, file: true, codes: ['EXPORTCODE'] } as const;

/** Deciding on applications (PROJ-20), also on those for changes (PROJ-24). */
export const approvalsEndpoints = {
  approvals: endpoint('applications.decide', {
    ...list,
    path: '/api/applications/approvals',
    summary: { zh: '授权审批', en: 'Applications that wait for the caller, or that the caller decided', action: 'Approvals' },
    request: ApprovalFilter,
    data: listOf(Application),
  }),
  exportApprovals: endpoint('applications.decide', {
    ...file,
    path: '/api/applications/approvals/export',
    summary: { zh: '导出授权审批', en: 'Applications to decide on, as a file', action: 'Export approvals' },
  }),
  printApprovals: endpoint('applications.decide', {
    ...printing,
    path: '/api/applications/approvals/print',
    summary: { zh: '打印授权审批', en: 'Applications to decide on, to be printed', action: 'Print approvals' },
    request: printRequestOf(ApprovalFilter),
    data: printedOf(Application),
  }),
  /** Each as if those before it that can be approved were; what was handled meanwhile says so in its row. 404 `not-found`. */
  effects: endpoint('applications.decide', {
    method: 'POST',
    path: '/api/applications/effects',
    summary: { zh: '审批影响', en: 'What approving applications would do', action: 'Effect of approving' },
    request: request({
      numbers: [
        'sqdhs',
        z
          .array(z.string().check(z.minLength(1), z.maxLength(APPLICATION_NUMBER_MAX)))
          .check(z.minLength(1), z.maxLength(APPROVED_TOGETHER_MAX)),
        '申请单号',
        'Application numbers',
        '1 to 100',
      ],
    }),
    data: entity({ effects: ['yxs', z.array(ApprovalEffect), '影响', 'Effects', 'in the order that was asked for'] }),
    codes: [404],
  }),
  /**
   * 404 `not-found`, `reject-reason` at the comment; 500 `application-handled`, `changed-meanwhile`, and where it is approved all that `submit`
   * refuses a submitted one for by now, or of a change what `change` of a grant does.
   */
  decide: endpoint([DECIDING_ON.grant, DECIDING_ON.change], {
    method: 'POST',
    path: '/api/applications/decide',
    summary: { zh: '审核授权申请', en: 'Decide on an application' },
    request: request({
      number: applicationNumber,
      version: applicationVersion,
      decision: ['shjg', coded(DECISIONS), '审核结果', 'Decision'],
      comment: ['shyj', optionalText(REASON_MAX), '审核意见', 'Comment', 'why, where it is rejected'],
      shown: ['yxbs', optionalText(), '影响标识', 'Mark of what was shown', 'where it is approved'],
    }),
    data: Application,
    ownHand: true,
    codes: [404, 500],
  }),
  /** Each by itself: what cannot be approved is told in its row, and the others are. Of applications for new grants alone. */
  approveTogether: endpoint('applications.decide', {
    method: 'POST',
    path: '/api/applications/approve',
    summary: { zh: '批量通过授权申请', en: 'Approve several applications', action: 'Approve applications' },
    request: request({
      shown: [
        'yxs',
        z
          .array(request({ number: applicationNumber, shown: ['yxbs', optionalText(), '影响标识', 'Mark of what was shown'] }))
          .check(z.minLength(1), z.maxLength(APPROVED_TOGETHER_MAX)),
        '申请单',
        'Applications',
        '1 to 100, each with the mark of its effect',
      ],
      comment: ['shyj', optionalText(REASON_MAX), '审核意见', 'Comment'],
    }),
    data: entity({ outcomes: ['jgs', z.array(ApprovalOutcome), '结果', 'Outcomes', 'in the order that was asked for'] }),
    ownHand: true,
    codes: [],
  }),
  /** How many there are a source of pending items counts (TODO-2). */
  waiting: endpoint('applications.decide', {
    method: 'GET',
    path: '/api/sqgl/xmsqsq',
    spec: '7.3',
    summary: { zh: '待审核授权申请', en: 'Applications that wait for the caller, each with its state', action: 'Applications that wait' },
    data: z.array(WaitingApplication),
    codes: [],
  }),
};
