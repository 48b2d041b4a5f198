import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { logisticsEndpoints, type Voucher, type VoucherFilter } from './logistics.ts';
import type { ListPage } from './wire/list.ts';

const voucher = {
  djbh: '202600001234',
  djlx: 'travel',
  djlxmc: '差旅报销单',
  djlxmcen: 'Travel claim',
  djje: '1200.50',
  djzy: '赴上海',
  djzyen: 'To Shanghai',
  djzt: 'received',
  ddmc: '1 号窗口',
  ddmcen: 'Window 1',
  ygmc: '王芳',
  ygmcen: 'Wang Fang',
  ygbh: '2001009',
  sfbr: '1',
  jdsj: '2026-11-20 09:00:00',
  lzsj: '2026-11-21 09:00:00',
  version: 2,
} as const;
const voucherDomain: Voucher = {
  number: '202600001234',
  kind: 'travel',
  kindName: '差旅报销单',
  kindNameEn: 'Travel claim',
  amount: '1200.50',
  summary: '赴上海',
  summaryEn: 'To Shanghai',
  station: 'received',
  place: '1 号窗口',
  placeEn: 'Window 1',
  person: '王芳',
  personEn: 'Wang Fang',
  staffNumber: '2001009',
  own: true,
  handedInAt: '2026-11-20 09:00:00',
  movedAt: '2026-11-21 09:00:00',
  version: 2,
};
const move = {
  lzid: 7,
  yhj: 'received',
  xhj: 'returned',
  ddmc: '1 号窗口',
  ddmcen: 'Window 1',
  ygmc: '李敏',
  ygmcen: 'Li Min',
  ygbh: '2001004',
  lzsj: '2026-11-21 09:00:00',
  yymc: '附件不全',
  yymcen: 'Attachments are missing',
  bz: '缺发票',
  chlzid: 6,
  sfch: '0',
  khcsj: 598,
} as const;
const moveDomain = {
  moveId: 7,
  from: 'received',
  to: 'returned',
  place: '1 号窗口',
  placeEn: 'Window 1',
  person: '李敏',
  personEn: 'Li Min',
  staffNumber: '2001004',
  at: '2026-11-21 09:00:00',
  reason: '附件不全',
  reasonEn: 'Attachments are missing',
  note: '缺发票',
  takesBack: 6,
  takenBack: false,
  secondsLeft: 598,
} as const;
const moved = { dj: voucher, lzid: 7, khcsj: 600 };
const movedDomain = { voucher: voucherDomain, moveId: 7, secondsLeft: 600 };

const LIST: { request: [unknown, VoucherFilter]; data: [unknown, ListPage<Voucher>] } = {
  request: [
    {
      djbh: '2026 0000 1234',
      djlx: 'travel',
      djzt: 'held',
      jdsjq: '2026-11-01',
      jdsjz: '2026-11-30',
      ygmc: '王',
      currentPage: 1,
      limit: 10,
      sortField: 'djje',
      sortOrder: 'asc',
      columnFilters: [{ id: 'djzt', val: ['held'], excluded: '0' }],
    },
    {
      number: '2026 0000 1234',
      kind: 'travel',
      station: 'held',
      from: '2026-11-01',
      to: '2026-11-30',
      person: '王',
      page: 1,
      pageSize: 10,
      sortBy: 'djje',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'djzt', values: ['held'], excluded: false }],
    },
  ],
  data: [
    { total: 1, rows: [voucher], summaryData: { djje: '1200.50' }, unknownKeys: [] },
    { total: 1, rows: [voucherDomain], summaryData: { djje: '1200.50' }, unknownKeys: [] },
  ],
};

testOnTheWire(logisticsEndpoints, {
  list: LIST,
  exportVouchers: { request: exportSample('/api/logistics/export') },
  printVouchers: printSample(LIST),
  way: {
    request: [{ djbh: '202600001234' }, { number: '202600001234' }],
    data: [
      { dj: voucher, lzjl: [move] },
      { voucher: voucherDomain, moves: [moveDomain] },
    ],
  },
  register: {
    request: [
      { djlx: 'travel', djje: '1200.50', djzy: '赴上海', djzyen: 'To Shanghai', dddm: 'hall-1' },
      { kind: 'travel', amount: '1200.50', summary: '赴上海', summaryEn: 'To Shanghai', place: 'hall-1' },
    ],
    data: [voucher, voucherDomain],
  },
  handInAgain: {
    request: [
      { djbh: '202600001234', dddm: 'hall-1', version: 3 },
      { number: '202600001234', place: 'hall-1', version: 3 },
    ],
    data: [voucher, voucherDomain],
  },
  move: {
    request: [
      { djbh: '202600001234', xhj: 'held', dddm: 'hall-1', yydm: 'amount', bz: '缺发票', version: 3 },
      { number: '202600001234', to: 'held', place: 'hall-1', reason: 'amount', note: '缺发票', version: 3 },
    ],
    data: [moved, movedDomain],
  },
  receive: {
    request: [
      { djbhs: ['202600001234'], dddm: 'hall-1' },
      { numbers: ['202600001234'], place: 'hall-1' },
    ],
    data: [
      {
        jgs: [
          { srz: '202600001234', jg: moved },
          { srz: '1', rule: 'voucher-there', djzt: 'received' },
        ],
      },
      {
        outcomes: [
          { given: '202600001234', moved: movedDomain },
          { given: '1', rule: 'voucher-there', station: 'received' },
        ],
      },
    ],
  },
  takeBack: {
    request: [
      { djbh: '202600001234', lzid: 7 },
      { number: '202600001234', moveId: 7 },
    ],
    data: [voucher, voucherDomain],
  },
});
