import type { Grant } from '../src/authorizations.ts';
import type { ListPage } from '../src/wire/list.ts';

/** A grant as it travels, and as our code sees it. */
export const grant = {
  sqbh: 'SQ2026000012',
  xmbh: 'KY2026012',
  xmmc: '古籍数字化',
  xmmcen: 'Old books',
  bmmc: '图书馆',
  bmmcen: 'Library',
  sfhxj: '0',
  sqr: '李敏',
  sqren: 'Li Min',
  bsqr: '王芳',
  bsqren: 'Wang Fang',
  bsqrgh: '2001009',
  sjsqbh: 'SQ2026000011',
  sqfs: 'holder',
  sfcx: '1',
  sfzc: '1',
  sfsr: '0',
  ksrq: '2026-03-15',
  jsrq: '2026-04-14',
  sfcq: '0',
  sfkzed: '1',
  sqje: '1000.00',
  kzje: '700.00',
  kyje: '476.55',
  yyje: '123.45',
  djje: '100.00',
  sfesq: '0',
  sfxsye: '1',
  sfxsmx: '0',
  sqyy: '采购图书',
  zt: 'suspended',
  djyy: ['hand', 'project'],
  kczs: ['resume', 'revoke'],
  sqsj: '2026-03-14 09:00:00',
} as const;
export const grantDomain: Grant = {
  number: 'SQ2026000012',
  project: 'KY2026012',
  projectName: '古籍数字化',
  projectNameEn: 'Old books',
  department: '图书馆',
  departmentEn: 'Library',
  withBelow: false,
  authorizer: '李敏',
  authorizerEn: 'Li Min',
  person: '王芳',
  personEn: 'Wang Fang',
  staffNumber: '2001009',
  parent: 'SQ2026000011',
  basis: 'holder',
  forQuery: true,
  forExpense: true,
  forIncome: false,
  firstDay: '2026-03-15',
  lastDay: '2026-04-14',
  longTerm: false,
  controlled: true,
  amount: '1000.00',
  control: '700.00',
  available: '476.55',
  spent: '123.45',
  frozen: '100.00',
  mayRegrant: false,
  showsBalance: true,
  showsLedger: false,
  reason: '采购图书',
  state: 'suspended',
  causes: ['hand', 'project'],
  actions: ['resume', 'revoke'],
  madeAt: '2026-03-14 09:00:00',
};

/** What every list of grants is asked, as it travels, and as our code sees it. */
const asked = {
  currentPage: 1,
  limit: 10,
  sortField: 'jsrq',
  sortOrder: 'asc',
  columnFilters: [{ id: 'zt', val: ['active'], excluded: '0' }],
};
const askedDomain = {
  page: 1,
  pageSize: 10,
  sortBy: 'jsrq',
  sortOrder: 'asc' as const,
  columnFilters: [{ columnId: 'zt', values: ['active'], excluded: false }],
};
export const ASKED = { ...asked, sqbh: 'SQ2026000012', text: '古籍', zt: 'active', jsrqz: '2026-12-31' };
export const ASKED_DOMAIN = { ...askedDomain, number: 'SQ2026000012', text: '古籍', state: 'active' as const, endsBy: '2026-12-31' };

export const ROWS: [unknown, ListPage<Grant>] = [
  { total: 1, rows: [grant], summaryData: { sqje: '1000.00' }, unknownKeys: [] },
  { total: 1, rows: [grantDomain], summaryData: { sqje: '1000.00' }, unknownKeys: [] },
];
