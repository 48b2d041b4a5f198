import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type GrantUse, grantUsesEndpoints, type UseFilter } from './grant-uses.ts';
import type { ListPage } from './wire/list.ts';

const use = {
  syid: '7',
  sqbh: 'SQ2026000012',
  xmbh: 'KY2026012',
  xmmc: '智慧校园',
  xmmcen: 'Smart campus',
  xtbh: 'reimbursement',
  xtmc: '报销系统',
  xtmcen: 'Reimbursement',
  bxdh: 'BX202600001',
  dzlj: '/mine?claim=BX202600001',
  bxr: '王芳',
  bxren: 'Wang Fang',
  bxsy: '赴上海',
  bxsyen: 'To Shanghai',
  rq: '2026-11-20',
  bxzt: 'pending',
  sqbxje: '1200.50',
  djje: '1200.50',
  yyje: '0.00',
  ...{ spr: '林海', spren: 'Lin Hai', wtr: '赵明远', wtren: 'Zhao Mingyuan' },
  djsj: '2026-11-21 09:00:00',
} as const;
const useDomain: GrantUse = {
  id: '7',
  grant: 'SQ2026000012',
  project: 'KY2026012',
  projectName: '智慧校园',
  projectNameEn: 'Smart campus',
  systemId: 'reimbursement',
  system: '报销系统',
  systemEn: 'Reimbursement',
  claim: 'BX202600001',
  path: '/mine?claim=BX202600001',
  person: '王芳',
  personEn: 'Wang Fang',
  title: '赴上海',
  titleEn: 'To Shanghai',
  day: '2026-11-20',
  state: 'pending',
  asked: '1200.50',
  frozen: '1200.50',
  spent: '0.00',
  ...{ decider: '林海', deciderEn: 'Lin Hai', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan' },
  bookedAt: '2026-11-21 09:00:00',
};

const LIST: { request: [unknown, UseFilter]; data: [unknown, ListPage<GrantUse>] } = {
  request: [
    {
      syid: '7',
      sqbh: 'SQ2026000012',
      xmbh: 'KY2026012',
      bxzt: 'pending',
      rqq: '2026-11-01',
      rqz: '2026-11-30',
      text: 'BX2026',
      currentPage: 1,
      limit: 10,
      sortField: 'rq',
      sortOrder: 'asc',
      columnFilters: [{ id: 'bxzt', val: ['pending'], excluded: '0' }],
    },
    {
      id: '7',
      grant: 'SQ2026000012',
      project: 'KY2026012',
      state: 'pending',
      from: '2026-11-01',
      to: '2026-11-30',
      text: 'BX2026',
      page: 1,
      pageSize: 10,
      sortBy: 'rq',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'bxzt', values: ['pending'], excluded: false }],
    },
  ],
  data: [
    { total: 1, rows: [use], summaryData: { djje: '1200.50' }, unknownKeys: [] },
    { total: 1, rows: [useDomain], summaryData: { djje: '1200.50' }, unknownKeys: [] },
  ],
};

const { uses, exportUses, printUses } = grantUsesEndpoints;

testOnTheWire(
  { uses, exportUses, printUses },
  { uses: LIST, exportUses: { request: exportSample('/api/authorizations/uses/export') }, printUses: printSample(LIST) },
);
