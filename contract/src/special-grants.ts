import * as z from 'zod/mini';
import { Attachment, attachmentKey, broughtFile, FILE_BYTES } from './attachments.ts';
import { Grant, grantFilter, grantNumber, SEEING_GRANTS } from './authorizations.ts';
import { draftFields } from './draft-terms.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { REASON_MAX } from './project-terms.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';
import { listOf } from './wire/list.ts';

/** Where in the hall special grants are listed and given. */
export const SPECIAL_PATH = '/authorizations/special';

/** Most ids of files that a call may name; how many there may be is told at the field. */
const IDS_MAX = 100;

export const SpecialFilter = request({
  ...grantFilter,
  person: ['bsqr', optionalText(), '被授权人', 'Authorized person', 'name or staff number'],
  authorizer: ['sqr', optionalText(), '授权人', 'Authorizer', 'name or staff number'],
  department: ['bmbh', optionalText(), '部门', 'Department'],
});
export type SpecialFilter = Of<typeof SpecialFilter>;

/** A special grant as the finance office gives it: on a project, or on all projects of a department. */
export const SpecialDraft = request({
  ...draftFields,
  department: ['bmbh', optionalText(50), '部门', 'Department', 'id; where it is on no project'],
  withBelow: ['sfhxj', flag, '含下级部门', 'With departments below', 'of a department'],
  reason: ['sqyy', seenText(REASON_MAX), '授权原因', 'Reason'],
  attachments: ['fjids', z.array(text(50)).check(z.maxLength(IDS_MAX)), '附件', 'Attachments', 'ids, 1–8'],
});
export type SpecialDraft = Of<typeof SpecialDraft>;

/** Grants of the finance office on any project or department, without an application (PROJ-15). */
export const specialGrantsEndpoints = {
  special: endpoint('authorizations.special', {
    method: 'POST',
    path: '/api/authorizations/special',
    summary: { zh: '特殊授权', en: 'Special grants, the newest first', action: 'Special grants' },
    request: SpecialFilter,
    data: listOf(Grant),
    codes: [],
  }),
  exportSpecial: endpoint('authorizations.special', {
    method: 'POST',
    path: '/api/authorizations/special/export',
    summary: { zh: '导出特殊授权', en: 'Special grants, as a file', action: 'Export special grants' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printSpecial: endpoint('authorizations.special', {
    ...printing,
    path: '/api/authorizations/special/print',
    summary: { zh: '打印特殊授权', en: 'Special grants, to be printed', action: 'Print special grants' },
    request: printRequestOf(SpecialFilter),
    data: printedOf(Grant),
  }),
  /**
   * Keeps a file for a day, for a special grant that the caller is about to give. 404 `file-empty`, `file-size`, `file-type`.
   */
  keepFile: endpoint('authorizations.special', {
    method: 'POST',
    path: '/api/authorizations/special/attach',
    summary: { zh: '上传授权附件', en: 'Bring a file for a special grant that is to be given', action: 'Attach to a special grant' },
    request: request(broughtFile),
    data: Attachment,
    logged: 'setting',
    bodyLimit: FILE_BYTES,
    codes: [404],
  }),
  /** 404 `not-found` of what is nobody's but others', or belongs to a grant: files of grants stay. */
  dropFile: endpoint('authorizations.special', {
    method: 'POST',
    path: '/api/authorizations/special/detach',
    summary: {
      zh: '移除授权附件',
      en: 'Let go of a file that was brought for a special grant',
      action: 'Remove file of a special grant',
    },
    request: request(attachmentKey),
    logged: 'setting',
    codes: [404],
  }),
  /**
   * 404 at the field with the rules `grant-…`, `project-unknown`, `department-unknown`, `file-needed`, `file-gone`, `special-scope`; 500
   * `project-frozen`, `project-closed`, `too-many-files`.
   */
  giveSpecial: endpoint('authorizations.special', {
    method: 'POST',
    path: '/api/authorizations/special/give',
    summary: { zh: '新增特殊授权', en: 'Give a special grant', action: 'Give a special grant' },
    request: SpecialDraft,
    data: Grant,
    ownHand: true,
    codes: [404, 500],
  }),
  /** A file of a grant that the caller may see; 404 `not-found`, of others' as well. */
  grantFile: endpoint(SEEING_GRANTS, {
    method: 'GET',
    path: '/api/authorizations/attachment',
    summary: { zh: '下载授权附件', en: 'A file of a grant', action: 'Download file of a grant' },
    request: request({ number: grantNumber, ...attachmentKey }),
    file: true,
    codes: [404],
  }),
};
