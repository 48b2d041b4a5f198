import { logisticsEndpoints, Voucher, VoucherFilter } from '@hall/contract/logistics';
import { pageConfig } from '@hall/contract/pages';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { wireName } from '@hall/contract/wire/entity';
import { type CatalogueCodes, type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection, wordsOf } from '../page-parts.ts';

const clerks = { parentId: 'logistics', hidden: true, roles: ['finclerk'] } as const;

const list: CataloguePage = {
  permissionId: 'logistics',
  config: pageConfig({
    pageId: 'logistics',
    title: { zh: '单据物流跟踪', en: 'Voucher tracking' },
    call: logisticsEndpoints.list.path,
    exportCall: logisticsEndpoints.exportVouchers.path,
    printCall: logisticsEndpoints.printVouchers.path,
    rowKey: wireName(Voucher, 'number'),
    showSummary: true,
    fields: fieldsOf('logistics', [
      queryOf(VoucherFilter, 'number'),
      // What it offers is data: the server fills it in.
      queryOf(VoucherFilter, 'kind', { kind: 'select' }),
      queryOf(VoucherFilter, 'station'),
      queryOf(VoucherFilter, 'from', { to: 'to', kind: 'daterange', title: wordsOf(Voucher, 'handedInAt') }),
      queryOf(VoucherFilter, 'person'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(Voucher, 'number', { width: 150, link: true, action: 'open' }),
    columnOf(Voucher, 'kindName', { width: 150 }),
    columnOf(Voucher, 'summary', { width: 220, tooltip: true }),
    columnOf(Voucher, 'amount', { width: 130, sortable: true }),
    columnOf(Voucher, 'station', { width: 120, filterable: true }),
    columnOf(Voucher, 'place', { width: 170, tooltip: true }),
    columnOf(Voucher, 'person', { width: 130 }),
    columnOf(Voucher, 'handedInAt', { width: 170, sortable: true }),
    columnOf(Voucher, 'movedAt', { width: 170, sortable: true }),
  ]),
};

/** Kinds of vouchers, and where they are handed in and moved; an institution has its own. */
const codes: readonly CatalogueCodes[] = [
  {
    id: VOUCHER_CODES.kinds,
    name: '单据类型',
    nameEn: 'Kinds of vouchers',
    entries: [
      ['expense', '日常报销单', 'Expense claim'],
      ['travel', '差旅报销单', 'Travel claim'],
      ['loan', '借款单', 'Loan request'],
      ['labour', '劳务发放单', 'Labour payment'],
      ['purchase', '采购付款单', 'Purchase payment'],
      ['transfer', '转账单', 'Transfer'],
    ],
  },
  {
    id: VOUCHER_CODES.places,
    name: '单据交接地点',
    nameEn: 'Places of vouchers',
    entries: [
      ['hall-1', '财务大厅 1 号窗口', 'Finance hall, window 1'],
      ['hall-2', '财务大厅 2 号窗口', 'Finance hall, window 2'],
      ['box-library', '图书馆投递箱', 'Drop box, library'],
      ['box-east', '东区投递箱', 'Drop box, east campus'],
      ['review', '审核室', 'Review office'],
      ['cashier', '出纳室', 'Cashier'],
      ['archive', '档案室', 'Archive room'],
    ],
  },
  {
    id: VOUCHER_CODES.reasons,
    name: '单据挂起与退回原因',
    nameEn: 'Why vouchers are held',
    entries: [
      ['signature', '缺少签字', 'A signature is missing'],
      ['attachment', '附件不全', 'Attachments are missing'],
      ['invoice', '发票不符合规定', 'The invoice does not comply'],
      ['amount', '金额有误', 'The amount is wrong'],
      ['budget', '预算额度不足', 'Not enough budget'],
      ['account', '收款账户有误', 'The payee’s account is wrong'],
      ['other', '其他', 'Another reason'],
    ],
  },
];

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('logistics', {
      initials: 'djwlgz',
      order: 14,
      icon: 'file-text',
      roles: ['staff'],
      path: '/logistics',
      routeName: 'logistics',
      component: 'logistics/list',
    }),
    permission('logistics.all', { ...clerks, initials: 'ckqbdj', order: 1 }),
    permission('logistics.move', { ...clerks, initials: 'djlz', order: 2 }),
  ],
  pages: [list],
  codes,
};
