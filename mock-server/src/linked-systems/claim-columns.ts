import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Claim, Person } from '@hall/database/database';
import { type Html, two, yuan } from './page.ts';

/** What a claim is, as people of the demo system call it. */
export const STATES: Readonly<Record<string, Html>> = {
  sending: two('登记中', 'Being booked'),
  pending: two('待审批', 'Waiting'),
  approved: two('已通过', 'Approved'),
  rejected: two('已驳回', 'Rejected'),
};

export type ClaimOf<Other extends string> = Claim & Readonly<Record<Other, Person>>;

export const number = { title: '单号', titleEn: 'Number', cell: (claim: Claim) => claim.number };
export const subject = { title: '事由', titleEn: 'Subject', cell: (claim: Claim) => two(claim.title, claim.titleEn) };
export const project = { title: '项目', titleEn: 'Project', cell: (claim: Claim) => claim.projectCode ?? '' };
export const amount = {
  title: '金额（元）',
  titleEn: 'Amount (CNY)',
  amount: true as const,
  cell: (claim: Claim) => yuan(claim.amount),
};
export const submitted = { title: '提交时间', titleEn: 'Submitted', cell: (claim: Claim) => wireMoment(claim.createdAt) };
