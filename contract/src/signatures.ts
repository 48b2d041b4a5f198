import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { PROJECT_CODE_MAX, REASON_MAX } from './project-terms.ts';
import { ProjectToApplyFor } from './project-to-apply-for.ts';
import { SIGNATURE_STATES } from './rules/signatures.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';
import { pageFields } from './wire/page.ts';

/** Most characters of the number of a signature authorization. */
export const SIGNATURE_NUMBER_MAX = 30;
/** Most projects that are chosen for one. */
export const SIGNED_PROJECTS_MAX = 100;

/** Where in the hall signature authorizations are listed and given. */
export const SIGNATURES_PATH = '/signatures';
export const signaturePath = (number: string): string => `${SIGNATURES_PATH}?open=${number}`;

const signatureNumber = ['qzbh', text(SIGNATURE_NUMBER_MAX), '签字授权编号', 'Signature number'] as const;

export const SignatureState = coded(SIGNATURE_STATES);
/** What the caller has to do with one. */
export const SignaturePart = coded({
  given: ['我授予的', 'Given by me'],
  received: ['授予我的', 'Given to me'],
  other: ['他人之间', 'Between others'],
});

/** Leave to decide on applications and claims for another (PROJ-27). */
export const Signature = entity({
  number: ['qzbh', z.string(), '签字授权编号', 'Signature number'],
  principal: ['wtr', z.string(), '委托人', 'Signed for'],
  principalEn: ['wtren', z.string(), '委托人英文名', 'Signed for in English'],
  principalNumber: ['wtrgh', z.string(), '委托人工号', 'Staff number of who is signed for'],
  signer: ['dqr', z.string(), '代签人', 'Signer'],
  signerEn: ['dqren', z.string(), '代签人英文名', 'Signer in English'],
  signerNumber: ['dqrgh', z.string(), '代签人工号', 'Staff number of the signer'],
  part: ['qzgx', SignaturePart, '与我的关系', 'To me'],
  everything: ['sfqbxm', flag, '全部项目', 'All projects', 'that they lead or head by then'],
  scope: ['qzfw', z.string(), '签字范围', 'Signs for', 'codes and names of the projects, or that it is all'],
  scopeEn: ['qzfwen', z.string(), '签字范围英文', 'Signs for in English'],
  firstDay: ['ksrq', day, '开始日期', 'First day'],
  lastDay: ['jsrq', day, '结束日期', 'Last day'],
  amount: ['dbxe', amount, '单笔限额', 'Limit', 'yuan: the most of a single decision'],
  reason: ['sqyy', z.string(), '授权原因', 'Reason'],
  state: ['zt', SignatureState, '状态', 'State'],
  actions: ['kczs', z.array(coded({ revoke: ['撤销', 'Revoke'] })), '可执行操作', 'What the caller can do with it'],
  madeAt: ['sqsj', moment, '授权时间', 'Given'],
  revokedAt: ['cxsj', z.optional(moment), '撤销时间', 'Revoked at'],
  revokeReason: ['cxyy', z.optional(z.string()), '撤销原因', 'Why it was revoked'],
  revoker: ['cxr', z.optional(z.string()), '撤销人', 'Revoked by'],
  revokerEn: ['cxren', z.optional(z.string()), '撤销人英文名', 'Revoked by in English'],
});
export type Signature = Of<typeof Signature>;

/** A page of what the caller may have signed for. */
export const SignableProjects = entity({
  total: ['total', z.int().check(z.minimum(0)), '总条数', 'Total'],
  rows: ['rows', z.array(ProjectToApplyFor), '本页数据', 'Rows of the page'],
  heads: ['sfbmfzr', flag, '是否部门负责人', 'Heads a department', 'who does may have all signed for where there is no project yet'],
});
export type SignableProjects = Of<typeof SignableProjects>;

/** What was decided by signing. */
export const SignedDecision = entity({
  kind: ['dxlx', coded({ application: ['申请', 'Application'], claim: ['报销单', 'Claim'] }), '类型', 'Kind'],
  number: ['dxbh', z.string(), '单号', 'Number', 'of the application, or of the claim in its system'],
  decision: ['shjg', coded({ approved: ['通过', 'Approved'], rejected: ['驳回', 'Rejected'] }), '审核结果', 'Decision'],
  project: ['xmbh', z.optional(z.string()), '项目编号', 'Project code', 'none of a grant on all projects of a department'],
  at: ['shsj', moment, '审核时间', 'Decided'],
});
export type SignedDecision = Of<typeof SignedDecision>;

/** A signature authorization with its projects and what was decided by it. */
export const SignatureDetail = entity({
  signature: ['qz', Signature, '签字授权', 'Signature authority'],
  projects: ['xms', z.array(ProjectToApplyFor), '项目', 'Projects', 'those chosen; none where it is for all'],
  decisions: ['shjl', z.array(SignedDecision), '代签记录', 'Decided by it', 'the latest first, at most 100'],
});
export type SignatureDetail = Of<typeof SignatureDetail>;

export const SignatureFilter = request({
  ...listFields,
  number: ['qzbh', optionalText(SIGNATURE_NUMBER_MAX), '签字授权编号', 'Signature number', 'of one alone'],
  text: ['text', optionalText(), '编号或项目', 'Number or project', 'number, code or name'],
  person: ['ryxm', optionalText(), '委托人或代签人', 'Person', 'name or staff number of either'],
  part: ['qzgx', z.optional(SignaturePart), '与我的关系', 'To me'],
  state: ['zt', z.optional(SignatureState), '状态', 'State'],
});
export type SignatureFilter = Of<typeof SignatureFilter>;

/** A signature authorization as somebody gives it for themselves. */
export const SignatureDraft = request({
  signer: ['dqrgh', optionalText(20), '代签人', 'Signer', 'staff number'],
  everything: ['sfqbxm', flag, '全部项目', 'All projects'],
  projects: [
    'xmbhs',
    z.array(text(PROJECT_CODE_MAX)).check(z.maxLength(SIGNED_PROJECTS_MAX)),
    '项目',
    'Projects',
    'codes, 1 to 100; none where it is for all',
  ],
  firstDay: ['ksrq', optionalText(10), '开始日期', 'First day', 'yyyy-MM-dd'],
  lastDay: ['jsrq', optionalText(10), '结束日期', 'Last day', 'yyyy-MM-dd'],
  amount: ['dbxe', optionalText(20), '单笔限额', 'Limit', 'yuan, above 0: the most of a single decision'],
  reason: ['sqyy', seenText(REASON_MAX), '授权原因', 'Reason'],
});
export type SignatureDraft = Of<typeof SignatureDraft>;

/** What revoking one would do (PROJ-7). */
export const SignatureEffect = entity({
  applications: [
    'dshsqs',
    z.array(z.string()),
    '待审核申请',
    'Applications that wait',
    'numbers of those that the signer can decide no more',
  ],
  claims: ['dshbxs', z.int(), '待审批报销单数', 'Claims that are pending', 'that the signer can decide no more'],
});
export type SignatureEffect = Of<typeof SignatureEffect>;

export const signaturesDomain = domain({
  name: { zh: '签字授权', en: 'Signature authority' },
  permissions: { signatures: { zh: '签字授权', en: 'Signature authority' } },
});

export const signaturesEndpoints = {
  /** Those that the caller gave or was given; all for who manages grants. */
  list: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/list',
    summary: { zh: '签字授权', en: 'Who signs for whom, the newest first', action: 'Signature authority' },
    request: SignatureFilter,
    data: listOf(Signature),
    codes: [],
  }),
  exportList: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/list/export',
    summary: { zh: '导出签字授权', en: 'Who signs for whom, as a file', action: 'Export signature authority' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printList: endpoint('signatures', {
    ...printing,
    path: '/api/signatures/list/print',
    summary: { zh: '打印签字授权', en: 'Who signs for whom, to be printed', action: 'Print signature authority' },
    request: printRequestOf(SignatureFilter),
    data: printedOf(Signature),
  }),
  /** 404 `not-found`, of others' as well. */
  detail: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/detail',
    summary: { zh: '签字授权详情', en: 'A signature authorization and what was decided by it', action: 'Detail of signature authority' },
    request: request({ number: signatureNumber }),
    data: SignatureDetail,
    codes: [404],
  }),
  /** Projects that the caller leads, or of departments that the caller heads, but those that are closed. */
  signable: endpoint('signatures', {
    method: 'GET',
    path: '/api/signatures/signable',
    summary: {
      zh: '查找可委托签字的项目',
      en: 'Projects that one can have signed for, by code or name',
      action: 'Find projects to sign for',
    },
    request: request({ ...pageFields, text: ['text', optionalText(), '项目编号或名称', 'Code or name'] }),
    data: SignableProjects,
    byPage: true,
    codes: [],
  }),
  /**
   * 404 at the field with the rules `required`, `signature-…`, `grant-first-day-past`, `grant-last-day-past`,
   * `grant-day-order`, `date-format`; 500 `signature-nothing`.
   */
  give: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/give',
    summary: { zh: '新增签字授权', en: 'Let another sign for oneself', action: 'Give signature authority' },
    request: SignatureDraft,
    data: Signature,
    ownHand: true,
    codes: [404, 500],
  }),
  /** 404 `not-found`; 500 `signature-ended`. */
  effect: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/effect',
    summary: { zh: '撤销签字授权影响', en: 'What revoking a signature authorization would do', action: 'Effect of revoking a signature' },
    request: request({ number: signatureNumber }),
    data: SignatureEffect,
    codes: [404, 500],
  }),
  /** Ends it at once: by who gave it, or who manages grants. 404 `not-found`; 500 `signature-ended`. */
  revoke: endpoint('signatures', {
    method: 'POST',
    path: '/api/signatures/revoke',
    summary: { zh: '撤销签字授权', en: 'Revoke a signature authorization', action: 'Revoke signature authority' },
    request: request({ number: signatureNumber, reason: ['cxyy', seenText(REASON_MAX), '撤销原因', 'Reason'] }),
    data: Signature,
    ownHand: true,
    codes: [404, 500],
  }),
};
