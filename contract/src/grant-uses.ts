import * as z from 'zod/mini';
import { GRANT_NUMBER_MAX } from './authorizations.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { PROJECT_CODE_MAX } from './project-terms.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request, wireName } from './wire/entity.ts';
import { amount, day, moment, optionalText } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

export const ClaimState = coded({
  pending: ['待审批', 'Pending'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  returned: ['已冲销', 'Given back'],
});

/** A claim that was booked against a grant. */
export const GrantUse = entity({
  id: ['syid', z.string(), '使用编号', 'Id of the use'],
  grant: ['sqbh', z.optional(z.string()), '授权编号', 'Grant number', 'none of a leader’s on the own project'],
  project: ['xmbh', z.string(), '项目编号', 'Project code'],
  projectName: ['xmmc', z.string(), '项目名称', 'Project'],
  projectNameEn: ['xmmcen', z.string(), '项目英文名', 'Project in English'],
  systemId: ['xtbh', z.string(), '系统编号', 'Id of the linked system'],
  system: ['xtmc', z.string(), '业务系统', 'Linked system'],
  systemEn: ['xtmcen', z.string(), '业务系统英文名', 'Linked system in English'],
  claim: ['bxdh', z.string(), '报销单号', 'Claim number'],
  path: ['dzlj', z.optional(z.string()), '单据地址', 'Path of the claim', 'where the linked system shows it, below its address'],
  person: ['bxr', z.string(), '报销人', 'Claimed by'],
  personEn: ['bxren', z.string(), '报销人英文名', 'Claimed by in English'],
  title: ['bxsy', z.string(), '事由', 'Subject'],
  titleEn: ['bxsyen', z.optional(z.string()), '事由英文', 'Subject in English'],
  day: ['rq', day, '日期', 'Day'],
  state: ['bxzt', ClaimState, '状态', 'State'],
  asked: ['sqbxje', amount, '申请金额', 'Asked for', 'yuan'],
  frozen: ['djje', amount, '冻结金额', 'Frozen', 'yuan'],
  spent: ['yyje', amount, '支出金额', 'Spent', 'yuan'],
  decider: ['spr', z.optional(z.string()), '审批人', 'Decided by', 'none as long as it is pending, or where the system did not name them'],
  deciderEn: ['spren', z.optional(z.string()), '审批人英文名', 'Decided by in English'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'where who decided signed for them'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  bookedAt: ['djsj', moment, '登记时间', 'Booked'],
});
export type GrantUse = Of<typeof GrantUse>;

export const UseFilter = request({
  ...listFields,
  id: ['syid', optionalText(20), '使用编号', 'Id of the use'],
  grant: ['sqbh', optionalText(GRANT_NUMBER_MAX), '授权编号', 'Grant number'],
  project: ['xmbh', optionalText(PROJECT_CODE_MAX), '项目编号', 'Project code'],
  state: ['bxzt', z.optional(ClaimState), '状态', 'State'],
  from: ['rqq', z.optional(day), '日期起', 'From'],
  to: ['rqz', z.optional(day), '日期止', 'To', 'that day included'],
  text: ['text', optionalText(), '报销单号或事由', 'Claim number or subject'],
});
export type UseFilter = Of<typeof UseFilter>;

/** Where in the hall claims on grants are shown, and those on one grant. */
export const USES_PATH = '/authorizations/uses';
export const usesPath = (number: string): string => `${USES_PATH}?${wireName(UseFilter, 'grant')}=${number}`;

const USING = ['authorizations.uses', 'authorizations.manage'] as const;

/** What grants are used for (PROJ-22). */
export const grantUsesEndpoints = {
  /** Claims booked against grants that one holds or gave, and on projects that one leads; all for who manages grants. */
  uses: endpoint(USING, {
    method: 'POST',
    codes: [],
    path: '/api/authorizations/uses',
    summary: { zh: '使用明细', en: 'Claims booked against grants, the latest first', action: 'Use of grants' },
    request: UseFilter,
    data: listOf(GrantUse),
  }),
  exportUses: endpoint(USING, {
    method: 'POST',
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
    path: '/api/authorizations/uses/export',
    summary: { zh: '导出使用明细', en: 'Claims booked against grants, as a file', action: 'Export the use of grants' },
  }),
  printUses: endpoint(USING, {
    ...printing,
    path: '/api/authorizations/uses/print',
    summary: { zh: '打印使用明细', en: 'Claims booked against grants, to be printed', action: 'Print the use of grants' },
    request: printRequestOf(UseFilter),
    data: printedOf(GrantUse),
  }),
};
