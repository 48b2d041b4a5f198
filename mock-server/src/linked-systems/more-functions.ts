import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Services } from '../core/services.ts';
import { type Html, html, table, two, yuan } from './page.ts';

const STEPS: readonly (readonly [zh: string, en: string])[] = [
  ['收齐发票并核对抬头与税号', 'Collect the invoices and check name and tax number on them'],
  ['在“我的报销”中填写报销单并上传发票', 'Fill in a claim under “My claims” and upload the invoices'],
  ['提交后由部门负责人和财务处审批', 'The head of the department and the finance office decide'],
  ['审批通过后三个工作日内支付到工资卡', 'The amount is paid within three working days of approval'],
];

/** How a claim is made; the same for everybody. */
export const claimGuide = async (): Promise<Html> => html`<ol>${STEPS.map(([zh, en]) => html`<li>${two(zh, en)}</li>`)}</ol>`;

/** The income tax of each month. */
export async function taxOf({ database }: Services, personId: string): Promise<Html> {
  const slips = await database.read.payslip.findMany({ where: { personId }, orderBy: { month: 'desc' }, take: 24 });
  return table(
    [
      { title: '月份', titleEn: 'Month', cell: ({ month }) => month },
      { title: '应税收入（元）', titleEn: 'Taxable income (CNY)', amount: true, cell: ({ gross }) => yuan(gross) },
      { title: '已扣个税（元）', titleEn: 'Tax withheld (CNY)', amount: true, cell: ({ tax }) => yuan(tax) },
    ],
    slips,
  );
}

/** What was paid back to the person's corporate card: the approved claims. */
export async function cardRepayments({ database }: Services, personId: string): Promise<Html> {
  const paid = await database.read.claim.findMany({
    where: { applicantId: personId, state: 'approved' },
    orderBy: { createdAt: 'desc' },
    take: 50,
  });
  return table(
    [
      { title: '单号', titleEn: 'Number', cell: (claim) => claim.number },
      { title: '事由', titleEn: 'Subject', cell: (claim) => two(claim.title, claim.titleEn) },
      { title: '还款金额（元）', titleEn: 'Paid back (CNY)', amount: true, cell: (claim) => yuan(claim.amount) },
      { title: '申请时间', titleEn: 'Asked for', cell: (claim) => wireMoment(claim.createdAt) },
    ],
    paid,
  );
}

const POLICIES = [
  { number: '财字〔2026〕3号', zh: '差旅费管理办法', en: 'Travel expenses' },
  { number: '财字〔2026〕8号', zh: '科研经费报销细则', en: 'Claims against research funds' },
  { number: '财字〔2025〕21号', zh: '公务卡使用规定', en: 'Use of corporate cards' },
  { number: '财字〔2025〕30号', zh: '固定资产管理办法', en: 'Fixed assets' },
] as const;

/** The policies in force, which anybody may read. */
export const policies = async (): Promise<Html> =>
  table(
    [
      { title: '文号', titleEn: 'Number', cell: ({ number }) => number },
      { title: '名称', titleEn: 'Title', cell: ({ zh, en }) => two(zh, en) },
    ],
    POLICIES,
  );
