import * as z from 'zod/mini';
import { GRANT_NUMBER_MAX } from './authorizations.ts';
import { ExportRequest } from './exchange.ts';
import { VersionState } from './grant-version.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { day, flag, moment, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Where in the hall changes of grants are confirmed. */
export const CHANGES_PATH = '/authorizations/changes';

/** Told of a change of a grant: one for each person whom it concerns (PROJ-25). */
export const ChangeNotice = entity({
  id: ['tzbh', z.string(), '通知编号', 'Id of the notice'],
  grant: ['sqbh', z.string(), '授权编号', 'Grant number'],
  version: ['bgxh', z.int(), '变更序号', 'Version'],
  project: ['xmbh', z.optional(z.string()), '项目编号', 'Project code', 'none for all projects of the department'],
  projectName: ['xmmc', z.optional(z.string()), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.optional(z.string()), '项目英文名', 'Project in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  holder: ['bsqr', z.string(), '被授权人', 'Authorized person'],
  holderEn: ['bsqren', z.string(), '被授权人英文名', 'Authorized person in English'],
  holderNumber: ['bsqrgh', z.string(), '被授权人工号', 'Staff number'],
  content: ['bgnr', z.string(), '变更内容', 'What changed'],
  contentEn: ['bgnren', z.string(), '变更内容英文', 'What changed in English'],
  from: ['bgrq', day, '变更生效日期', 'Holds from'],
  state: ['bgzt', VersionState, '变更状态', 'State of the change'],
  reason: ['bgyy', z.optional(z.string()), '变更原因', 'Reason of the change'],
  changer: ['bgr', z.string(), '变更人', 'Changed by'],
  changerEn: ['bgren', z.string(), '变更人英文名', 'Changed by in English'],
  person: ['ryxm', z.string(), '被通知人', 'Told'],
  personEn: ['ryxmen', z.string(), '被通知人英文名', 'Told in English'],
  toldAt: ['tzsj', moment, '通知时间', 'Told at'],
  seenAt: ['qrsj', z.optional(moment), '确认时间', 'Confirmed', 'none as long as they have not'],
  actions: ['kczs', z.array(coded({ confirm: ['确认已阅', 'Confirm'] })), '可执行操作', 'What the caller can do with it'],
});
export type ChangeNotice = Of<typeof ChangeNotice>;

/** What presses a person is also a source of their pending items, which counts this list by it (TODO-2). */
export const ChangeNoticeFilter = request({
  ...listFields,
  id: ['tzbh', optionalText(20), '通知编号', 'Id of the notice'],
  grant: ['sqbh', optionalText(GRANT_NUMBER_MAX), '授权编号', 'Grant number'],
  text: ['text', optionalText(), '授权编号或项目', 'Grant or project', 'number, code or name'],
  told: ['ryxm', optionalText(), '被通知人', 'Told', 'name or staff number'],
  pressing: ['sfxgz', z.optional(flag), '待我确认', 'To be confirmed by me'],
  seen: ['sfqr', z.optional(flag), '已确认', 'Confirmed'],
});
export type ChangeNoticeFilter = Of<typeof ChangeNoticeFilter>;

/** Changes that one is told of, and of grants that one gave or answers for who has confirmed them (PROJ-25). */
export const changeNoticesEndpoints = {
  notices: endpoint('authorizations.changes', {
    method: 'POST',
    path: '/api/authorizations/change/notices',
    summary: { zh: '变更通知', en: 'Changes that one is told of, or of grants that one gave, the latest first', action: 'Change notices' },
    request: ChangeNoticeFilter,
    data: listOf(ChangeNotice),
    codes: [],
  }),
  exportNotices: endpoint('authorizations.changes', {
    method: 'POST',
    path: '/api/authorizations/change/notices/export',
    summary: { zh: '导出变更通知', en: 'Notices of changes, as a file', action: 'Export change notices' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printNotices: endpoint('authorizations.changes', {
    ...printing,
    path: '/api/authorizations/change/notices/print',
    summary: { zh: '打印变更通知', en: 'Notices of changes, to be printed', action: 'Print change notices' },
    request: printRequestOf(ChangeNoticeFilter),
    data: printedOf(ChangeNotice),
  }),
  /** Once; later calls leave the first moment. 404 `not-found`, of what others are told as well. */
  confirm: endpoint('authorizations.changes', {
    method: 'POST',
    path: '/api/authorizations/change/confirm',
    summary: { zh: '确认变更通知', en: 'Confirm that one has seen a change', action: 'Confirm a change notice' },
    request: request({ id: ['tzbh', text(20), '通知编号', 'Id of the notice'] }),
    data: ChangeNotice,
    ownHand: true,
    codes: [404],
  }),
};
