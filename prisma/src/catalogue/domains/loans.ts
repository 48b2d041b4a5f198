import { dutiesEndpoints } from '@hall/contract/duties';
import { Loan, LoanFilter, loansEndpoints } from '@hall/contract/loans';
import { pageConfig } from '@hall/contract/pages';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, index, output, queryOf, wordsOf } from '../page-parts.ts';
import { rowsWait } from '../todo-sources.ts';

const list: CataloguePage = {
  permissionId: 'loans',
  config: pageConfig({
    pageId: 'loans',
    title: { zh: '我的借款', en: 'My loans' },
    call: loansEndpoints.list.path,
    exportCall: loansEndpoints.exportLoans.path,
    printCall: loansEndpoints.printLoans.path,
    showSummary: true,
    showBtn: true,
    searchPlaceholder: { zh: '在本页中查找', en: 'Find on this page' },
    fields: fieldsOf('loans', [
      queryOf(LoanFilter, 'text'),
      queryOf(LoanFilter, 'amountFrom', { to: 'amountTo', kind: 'numberrange', title: wordsOf(Loan, 'amount') }),
      queryOf(LoanFilter, 'dueBy', { kind: 'date' }),
      queryOf(LoanFilter, 'state'),
      buttons('query', 'reset', 'export'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    index,
    columnOf(Loan, 'number', { width: 150 }),
    columnOf(Loan, 'purpose', { width: 240, tooltip: true }),
    columnOf(Loan, 'amount', { width: 140, sortable: true }),
    columnOf(Loan, 'lentOn', { width: 120, sortable: true }),
    columnOf(Loan, 'dueOn', { width: 130, sortable: true }),
    columnOf(Loan, 'state', { width: 130, filterable: true }),
    {
      fieldId: 'details',
      words: ['详情', 'Details'],
      width: 90,
      fixed: 'right',
      button: true,
      buttonText: '查看',
      buttonTextEn: 'View',
      buttonType: 'link',
      action: 'open',
    },
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('loans', {
      initials: 'wdjk',
      order: 12,
      icon: 'bank',
      roles: ['staff'],
      path: '/loans',
      routeName: 'loans',
      component: 'loans/list',
    }),
  ],
  pages: [list],
  todoSources: [rowsWait('loans', { id: 'due-loans', call: dutiesEndpoints.dueLoans.path, order: 2 })],
};
