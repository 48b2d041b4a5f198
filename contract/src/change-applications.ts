import * as z from 'zod/mini';
import { APPLICATION_NUMBER_MAX, Application, applicationNumber } from './applications.ts';
import { ApprovalFilter } from './approvals.ts';
import { grantNumber } from './authorizations.ts';
import { ExportRequest } from './exchange.ts';
import { ChangeableGrant, ChangeEffect, changeFields } from './grant-changes.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { REASON_MAX } from './project-terms.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { optionalText, seenText } from './wire/flags.ts';
import { listOf } from './wire/list.ts';

/** Where in the hall an application for a change is shown to who decides on it. */
export const auditPath = (number: string): string => `/applications/audits?open=${number}`;

/** A change that the holder of a grant applies for, as a form sends it. */
export const ChangeApplicationDraft = request({
  application: ['sqdh', optionalText(APPLICATION_NUMBER_MAX), '申请单号', 'Application number', 'of one that was rejected or withdrawn'],
  version: ['version', z.optional(z.int()), '版本', 'Version', 'the one that was edited'],
  ...changeFields,
  reason: ['sqyy', seenText(REASON_MAX), '申请原因', 'Reason'],
});
export type ChangeApplicationDraft = Of<typeof ChangeApplicationDraft>;

/** What approving an application for a change would do (PROJ-7, PROJ-24). */
export const AuditEffect = entity({
  fault: ['bkyy', z.optional(z.string()), '不可通过的原因', 'Why it cannot be approved', 'none where it can'],
  faultEn: ['bkyyen', z.optional(z.string()), '不可通过的英文原因', 'Why it cannot be approved in English'],
  effect: ['yx', z.optional(ChangeEffect), '影响', 'Effect', 'where it can be approved'],
  shown: ['yxbs', z.optional(z.string()), '影响标识', 'Mark of what was shown', 'sent back with the decision, where it can be approved'],
});
export type AuditEffect = Of<typeof AuditEffect>;

/** Applying for a change of a grant that one holds (PROJ-23), and deciding on that (PROJ-24). */
export const changeApplicationsEndpoints = {
  /** Of a grant that the caller holds; what is available above is not told. 404 `not-found`; 500 `grant-ended`, `project-frozen`, `change-pending`. */
  toApplyFor: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/change/bounds',
    summary: {
      zh: '查看可申请的变更',
      en: 'What change of a grant of one’s own can be applied for',
      action: 'Bounds of a change applied for',
    },
    request: request({ number: grantNumber }),
    data: ChangeableGrant,
    codes: [404, 500],
  }),
  /**
   * 404 `not-found`, and the rules `grant-…` and `change-…` at the field, but for what is available above; 500 `grant-ended`, `change-none`,
   * `change-planned`, `project-frozen`, `change-pending`, `application-action`, `changed-meanwhile`.
   */
  applyForChange: endpoint('applications.own', {
    method: 'POST',
    path: '/api/applications/change',
    summary: { zh: '申请变更授权', en: 'Apply for a change of a grant that one holds', action: 'Apply for a change' },
    request: ChangeApplicationDraft,
    data: Application,
    codes: [404, 500],
  }),
  audits: endpoint('applications.audit', {
    method: 'POST',
    path: '/api/applications/audits',
    summary: { zh: '变更审核', en: 'Changes applied for that wait for the caller, or that the caller decided', action: 'Change audit' },
    request: ApprovalFilter,
    data: listOf(Application),
    codes: [],
  }),
  exportAudits: endpoint('applications.audit', {
    method: 'POST',
    path: '/api/applications/audits/export',
    summary: { zh: '导出变更审核', en: 'Changes to decide on, as a file', action: 'Export change audit' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printAudits: endpoint('applications.audit', {
    ...printing,
    path: '/api/applications/audits/print',
    summary: { zh: '打印变更审核', en: 'Changes to decide on, to be printed', action: 'Print change audit' },
    request: printRequestOf(ApprovalFilter),
    data: printedOf(Application),
  }),
  /** What was handled meanwhile says so. 404 `not-found`. */
  auditEffect: endpoint('applications.audit', {
    method: 'POST',
    path: '/api/applications/audits/effect',
    summary: { zh: '变更审核影响', en: 'What approving a change would do', action: 'Effect of a change audit' },
    request: request({ number: applicationNumber }),
    data: AuditEffect,
    codes: [404],
  }),
};
