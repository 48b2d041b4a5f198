import type { Application } from '../src/applications.ts';

/** An application as it travels, every field of it. */
export const APPLICATION_WIRE = {
  sqdh: 'SP2026000012',
  sqzt: '已通过',
  sqlc: 2,
  xmbh: 'KY2026012',
  xmmc: '古籍数字化',
  xmmcen: 'Old books',
  bmmc: '图书馆',
  bmmcen: 'Library',
  fzr: '赵明远',
  fzren: 'Zhao Mingyuan',
  ztmc: '科研账套',
  ztmcen: 'Research',
  sqrxm: '林海',
  sqrxmen: 'Lin Hai',
  bsqr: '王芳',
  bsqren: 'Wang Fang',
  bsqrgh: '2001009',
  xts: ['query', 'expense'],
  sqqx: 'custom',
  ksrq: '2026-03-15',
  jsrq: '2026-04-14',
  sfkzed: '1',
  sqje: '1000.00',
  sfesq: '0',
  sfxsye: '1',
  sfxsmx: '0',
  sqyy: '采购图书',
  shr: '赵明远',
  shren: 'Zhao Mingyuan',
  shyj: '同意',
  sqbh: 'SQ2026000012',
  kczs: ['edit', 'submit'],
  tbsj: '2026-03-10 09:00:00',
  tjsj: '2026-03-12 09:00:00',
  shsj: '2026-03-14 09:00:00',
  sfxg: '0',
  version: 5,
} as const;

/** {@link APPLICATION_WIRE} as our code sees it. */
export const APPLICATION: Application = {
  number: 'SP2026000012',
  state: 'approved',
  round: 2,
  project: 'KY2026012',
  projectName: '古籍数字化',
  projectNameEn: 'Old books',
  department: '图书馆',
  departmentEn: 'Library',
  leader: '赵明远',
  leaderEn: 'Zhao Mingyuan',
  accountSet: '科研账套',
  accountSetEn: 'Research',
  applicant: '林海',
  applicantEn: 'Lin Hai',
  person: '王芳',
  personEn: 'Wang Fang',
  staffNumber: '2001009',
  systems: ['query', 'expense'],
  duration: 'custom',
  firstDay: '2026-03-15',
  lastDay: '2026-04-14',
  controlled: true,
  amount: '1000.00',
  mayRegrant: false,
  showsBalance: true,
  showsLedger: false,
  reason: '采购图书',
  decider: '赵明远',
  deciderEn: 'Zhao Mingyuan',
  comment: '同意',
  grant: 'SQ2026000012',
  actions: ['edit', 'submit'],
  madeAt: '2026-03-10 09:00:00',
  submittedAt: '2026-03-12 09:00:00',
  decidedAt: '2026-03-14 09:00:00',
  edited: false,
  version: 5,
};

/** What every list of applications is asked by, as it travels and as our code sees it. */
export const ASKED_WIRE = {
  ...{ currentPage: 1, limit: 10, sortField: 'jsrq', sortOrder: 'asc', columnFilters: [{ id: 'sqzt', val: ['待审核'], excluded: '0' }] },
  ...{ sqdh: 'SP2026000012', text: '古籍', sqzt: '待审核' },
};
export const ASKED = {
  ...{ page: 1, pageSize: 10, sortBy: 'jsrq', sortOrder: 'asc' as const },
  columnFilters: [{ columnId: 'sqzt', values: ['待审核'], excluded: false }],
  ...{ number: 'SP2026000012', text: '古籍', state: 'pending' as const },
};

/** A page of a list of applications. */
export const APPLICATIONS_WIRE = { total: 1, rows: [APPLICATION_WIRE], summaryData: { sqje: '1000.00' }, unknownKeys: [] };
export const APPLICATIONS = { total: 1, rows: [APPLICATION], summaryData: { sqje: '1000.00' }, unknownKeys: [] };
