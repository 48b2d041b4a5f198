import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Claim } from '@hall/database/database';
import type { Services } from '../core/services.ts';
import { amount, number, project, subject, submitted } from './claim-columns.ts';
import { claimsWaiting, type WaitingClaim } from './claims-waiting.ts';
import type { Fields } from './fields.ts';
import { cardRepayments, claimGuide, policies, taxOf } from './more-functions.ts';
import { myClaims } from './my-claims.ts';
import { type Html, html, table, two, yuan } from './page.ts';

/** One function of a demo system, below the base path of its system. */
export interface LinkedFunction {
  readonly menuId: string;
  readonly path: string;
  readonly title: string;
  readonly titleEn: string;
  /** Open to everybody: nobody is signed on. */
  readonly public?: true;
  /** Refuses to be shown in a frame, as many systems do. */
  readonly unframed?: true;
  /** What the person sees; `formToken` authorises the forms on it, and `hall` is where the hall is reached. */
  body(services: Services, personId: string, formToken: string, asked: Fields, hall: string): Promise<Html>;
}

/** The one that the address names comes first. */
async function claimsToApprove(
  services: Services,
  personId: string,
  formToken: string,
  { claim: named }: Fields,
  hall: string,
): Promise<Html> {
  const { staffNumber } = await services.database.read.person.findUniqueOrThrow({ where: { id: personId } });
  const claims = await claimsWaiting(services, hall, { id: personId, staffNumber });
  const decide = (claim: Claim) =>
    html`<form method="post" action="decide"><input type="hidden" name="token" value="${formToken}"><input type="hidden" name="claim" value="${claim.id}"><button name="decision" value="approved" aria-label="通过 Approve ${claim.number}">通过 Approve</button><button class="plain" name="decision" value="rejected" aria-label="驳回 Reject ${claim.number}">驳回 Reject</button></form>`;
  return table<WaitingClaim>(
    [
      number,
      { title: '申请人', titleEn: 'Applicant', cell: ({ applicant }) => two(applicant.name, applicant.nameEn) },
      subject,
      project,
      amount,
      submitted,
      { title: '代签', titleEn: 'Signed for', cell: ({ signedFor }) => (signedFor ? two(signedFor.name, signedFor.nameEn) : '') },
      { title: '审批', titleEn: 'Decision', cell: decide },
    ],
    claims.toSorted((one, other) => Number(other.id === named) - Number(one.id === named)),
  );
}

async function payslips({ database }: Services, personId: string): Promise<Html> {
  const slips = await database.read.payslip.findMany({ where: { personId }, orderBy: { month: 'desc' }, take: 24 });
  return table(
    [
      { title: '月份', titleEn: 'Month', cell: ({ month }) => month },
      { title: '应发（元）', titleEn: 'Gross (CNY)', amount: true, cell: ({ gross }) => yuan(gross) },
      { title: '扣税（元）', titleEn: 'Tax (CNY)', amount: true, cell: ({ tax }) => yuan(tax) },
      { title: '实发（元）', titleEn: 'Net (CNY)', amount: true, cell: ({ net }) => yuan(net) },
    ],
    slips,
  );
}

async function assets({ database }: Services, personId: string): Promise<Html> {
  const held = await database.read.asset.findMany({ where: { personId }, orderBy: { number: 'asc' }, take: 50 });
  return table(
    [
      { title: '编号', titleEn: 'Number', cell: (asset) => asset.number },
      { title: '名称', titleEn: 'Name', cell: (asset) => two(asset.name, asset.nameEn) },
      { title: '原值（元）', titleEn: 'Price (CNY)', amount: true, cell: (asset) => yuan(asset.price) },
      { title: '购置日期', titleEn: 'Bought', cell: (asset) => wireMoment(asset.boughtAt).slice(0, 10) },
      { title: '存放地点', titleEn: 'Location', cell: (asset) => two(asset.location, asset.locationEn) },
    ],
    held,
  );
}

export const FUNCTIONS: readonly LinkedFunction[] = [
  { menuId: 'reimbursement.mine', path: '/reimbursement/mine', title: '我的报销', titleEn: 'My claims', body: myClaims },
  { menuId: 'reimbursement.approve', path: '/reimbursement/approve', title: '报销审批', titleEn: 'Claim approval', body: claimsToApprove },
  { menuId: 'payroll.payslips', path: '/payroll/payslips', title: '我的工资', titleEn: 'My payslips', body: payslips },
  { menuId: 'assets.mine', path: '/assets/mine', title: '我的资产', titleEn: 'My assets', body: assets },
  { menuId: 'reimbursement.guide', path: '/reimbursement/guide', title: '报销指南', titleEn: 'Claim guide', body: claimGuide },
  { menuId: 'payroll.tax', path: '/payroll/tax', title: '个税明细', titleEn: 'Income tax', body: taxOf },
  {
    menuId: 'cards.repayments',
    path: '/cards/repayments',
    title: '公务卡还款',
    titleEn: 'Card repayments',
    unframed: true,
    body: cardRepayments,
  },
  { menuId: 'policies.index', path: '/policies/index', title: '财务制度', titleEn: 'Finance policies', public: true, body: policies },
];
