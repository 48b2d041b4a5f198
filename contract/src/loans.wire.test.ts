import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type Loan, type LoanFilter, loansEndpoints } from './loans.ts';
import type { ListPage } from './wire/list.ts';

const filter = {
  id: 'loan-7',
  text: '差旅',
  amountFrom: '-1.50',
  amountTo: '2000.00',
  dueBy: '2026-11-30',
  state: 'open',
} as const;

const LIST: { request: [unknown, LoanFilter]; data: [unknown, ListPage<Loan>] } = {
  request: [
    {
      currentPage: 2,
      limit: 20,
      sortField: 'jkje',
      sortOrder: 'desc',
      columnFilters: [{ id: 'jkzt', val: ['open'], excluded: '1' }],
      ...filter,
    },
    {
      page: 2,
      pageSize: 20,
      sortBy: 'jkje',
      sortOrder: 'desc',
      columnFilters: [{ columnId: 'jkzt', values: ['open'], excluded: true }],
      ...filter,
    },
  ],
  data: [
    {
      total: 1,
      rows: [
        {
          id: 'loan-7',
          jkdh: 'JK202600007',
          jksy: '差旅借款',
          jksyen: 'Travel advance',
          jkje: '1500.00',
          jkrq: '2026-08-01',
          yhkrq: '2026-11-30',
          jkzt: 'open',
        },
      ],
      summaryData: { jkje: '1500.00' },
      unknownKeys: ['1999'],
    },
    {
      total: 1,
      rows: [
        {
          id: 'loan-7',
          number: 'JK202600007',
          purpose: '差旅借款',
          purposeEn: 'Travel advance',
          amount: '1500.00',
          lentOn: '2026-08-01',
          dueOn: '2026-11-30',
          state: 'open',
        },
      ],
      summaryData: { jkje: '1500.00' },
      unknownKeys: ['1999'],
    },
  ],
};

testOnTheWire(loansEndpoints, {
  list: LIST,
  printLoans: printSample(LIST),
  exportLoans: {
    request: [
      {
        flg: '2',
        exportUrl: '/api/loans/export',
        locale: 'en',
        outputType: 'excel',
        exportTitle: 'Loans',
        exportCondition: 'State: Outstanding',
        queryCondition: [{ id: 'state', val: 'open' }],
        columnFilters: [{ id: 'jkzt', val: ['open'], excluded: '1' }],
        fieldList: [{ datafield: 'jkje', name: 'Amount', rode: 140, head: 'Loan' }],
        rowKeys: ['loan-7'],
      },
      {
        scope: 'selected',
        url: '/api/loans/export',
        locale: 'en',
        format: 'excel',
        title: 'Loans',
        conditions: 'State: Outstanding',
        query: [{ id: 'state', value: 'open' }],
        columnFilters: [{ columnId: 'jkzt', values: ['open'], excluded: true }],
        fields: [{ columnId: 'jkje', title: 'Amount', width: 140, group: 'Loan' }],
        keys: ['loan-7'],
      },
    ],
  },
});
