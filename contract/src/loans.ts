import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, optionalText } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

const LoanState = coded({ open: ['未还', 'Outstanding'], settled: ['已还', 'Settled'] });

/** Money that somebody borrowed from the institution. */
export const Loan = entity({
  id: ['id', z.string(), '借款编号', 'Loan id'],
  number: ['jkdh', z.string(), '借款单号', 'Loan number'],
  purpose: ['jksy', z.string(), '借款事由', 'Purpose of the loan'],
  purposeEn: ['jksyen', z.optional(z.string()), '借款事由英文', 'Purpose of the loan in English'],
  amount: ['jkje', amount, '借款金额', 'Amount', 'yuan'],
  lentOn: ['jkrq', day, '借款日期', 'Lent on'],
  dueOn: ['yhkrq', day, '应还款日期', 'Due on'],
  state: ['jkzt', LoanState, '借款状态', 'State'],
});
export type Loan = Of<typeof Loan>;

export const LoanFilter = request({
  ...listFields,
  id: ['id', optionalText(20), '借款编号', 'Loan id'],
  text: ['text', optionalText(), '单号或事由', 'Number or purpose'],
  amountFrom: ['amountFrom', z.optional(amount), '金额起', 'Amount from', 'yuan'],
  amountTo: ['amountTo', z.optional(amount), '金额止', 'Amount to', 'yuan, that amount included'],
  dueBy: ['dueBy', z.optional(day), '应还款日期止', 'Due by', 'that day included'],
  state: ['state', z.optional(LoanState), '借款状态', 'State'],
});
export type LoanFilter = Of<typeof LoanFilter>;

export const loansDomain = domain({
  name: { zh: '借款', en: 'Loans' },
  permissions: {
    loans: { zh: '我的借款', en: 'My loans' },
  },
});

export const loansEndpoints = {
  list: endpoint('loans', {
    method: 'POST',
    path: '/api/loans/list',
    summary: { zh: '我的借款', en: "One's own loans, the one due last first unless sorted", action: 'My loans' },
    request: LoanFilter,
    data: listOf(Loan),
    codes: [],
  }),
  exportLoans: endpoint('loans', {
    method: 'POST',
    path: '/api/loans/export',
    summary: { zh: '导出我的借款', en: "One's own loans as a file", action: 'Export my loans' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printLoans: endpoint('loans', {
    ...printing,
    path: '/api/loans/print',
    summary: { zh: '打印我的借款', en: "One's own loans to be printed", action: 'Print my loans' },
    request: printRequestOf(LoanFilter),
    data: printedOf(Loan),
  }),
};
