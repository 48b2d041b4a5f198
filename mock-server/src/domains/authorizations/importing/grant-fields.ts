import type { Bilingual } from '@hall/contract/bilingual';
import { DURATIONS } from '@hall/contract/rules/durations';
import { GRANT_SYSTEMS } from '@hall/contract/rules/grant-terms';
import type { ImportField } from '../../../core/import-plan.ts';

const sample = (zh: string, en = zh): { readonly example: Bilingual } => ({ example: { zh, en } });
const YES_NO: Bilingual = { zh: '填“是”或“否”，不填为“否”', en: 'Yes or no; no where it is empty' };

/** What people call what is said of a grant in a file. */
export const GRANT_TITLES = {
  project: { zh: '项目编号', en: 'Project code' },
  staffNumber: { zh: '被授权人工号', en: 'Staff number of the authorized person' },
  systems: { zh: '业务范围', en: 'Systems' },
  firstDay: { zh: '开始日期', en: 'First day' },
  until: { zh: '结束日期或期限', en: 'Last day or duration' },
  controlled: { zh: '是否控制额度', en: 'Amount controlled' },
  amount: { zh: '授权额度', en: 'Authorized amount' },
  mayRegrant: { zh: '允许转授', en: 'May be given on' },
  showsBalance: { zh: '可见余额', en: 'Shows the balance' },
  showsLedger: { zh: '可见明细', en: 'Shows the ledger' },
  reason: { zh: '授权原因', en: 'Reason' },
  oldNumber: { zh: '原授权编号', en: 'Old grant number' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type GrantField = keyof typeof GRANT_TITLES;

/** What is said of a grant in a file (PROJ-9). */
export const GRANT_FIELDS: readonly (ImportField & { readonly id: GrantField })[] = [
  { id: 'project', title: GRANT_TITLES.project, required: true, ...sample('KY2026001') },
  {
    id: 'staffNumber',
    title: GRANT_TITLES.staffNumber,
    required: true,
    ...sample('2001100'),
  },
  {
    id: 'systems',
    title: GRANT_TITLES.systems,
    required: true,
    ...sample('查询、支出', 'Query, Expense'),
    note: { zh: '多个用顿号分隔', en: 'Several with commas between them' },
  },
  {
    id: 'firstDay',
    title: GRANT_TITLES.firstDay,
    required: true,
    ...sample('2026-12-01'),
    note: { zh: '格式为 2026-12-01，不早于当天', en: 'Such as 2026-12-01, not before the day of the import' },
  },
  {
    id: 'until',
    title: GRANT_TITLES.until,
    required: true,
    ...sample('2027-11-30'),
    note: {
      zh: '日期，或一个月、三个月、六个月、一年、长期有效；不晚于项目的结束日期',
      en: 'A day, or one month, three months, six months, one year, long term; not after the last day of the project',
    },
  },
  {
    id: 'controlled',
    title: GRANT_TITLES.controlled,
    required: true,
    ...sample('是', 'Yes'),
    note: { zh: '填“是”或“否”；“否”表示不限额度', en: 'Yes or no; no stands for no limit' },
  },
  {
    id: 'amount',
    title: GRANT_TITLES.amount,
    ...sample('20000.00'),
    note: { zh: '单位为元；控制额度时必填', en: 'In yuan; required where the amount is controlled' },
  },
  { id: 'mayRegrant', title: GRANT_TITLES.mayRegrant, ...sample('否', 'No'), note: YES_NO },
  { id: 'showsBalance', title: GRANT_TITLES.showsBalance, ...sample('是', 'Yes'), note: YES_NO },
  { id: 'showsLedger', title: GRANT_TITLES.showsLedger, ...sample('否', 'No'), note: YES_NO },
  { id: 'reason', title: GRANT_TITLES.reason, required: true, ...sample('课题采购', 'Purchases of the group') },
  {
    id: 'oldNumber',
    title: GRANT_TITLES.oldNumber,
    ...sample('A-2024-0153'),
    note: { zh: '原系统中的编号，不能重复', en: 'What it was called in the system before; no two have the same' },
  },
];

const worded = ([zh, en]: readonly [string, string]): Bilingual => ({ zh, en });
export const YES: Bilingual = { zh: '是', en: 'Yes' };
export const NO: Bilingual = { zh: '否', en: 'No' };

/** What can be chosen from a list. */
export const LISTED = {
  systems: Object.values(GRANT_SYSTEMS).map(worded),
  until: Object.entries(DURATIONS).flatMap(([id, words]) => (id === 'custom' ? [] : [worded(words)])),
  controlled: [YES, NO],
  mayRegrant: [YES, NO],
  showsBalance: [YES, NO],
  showsLedger: [YES, NO],
} as const satisfies { readonly [F in GrantField]?: readonly Bilingual[] };
