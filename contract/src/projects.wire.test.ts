import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import {
  type LedgerEntry,
  type LedgerFilter,
  type OwnProject,
  type OwnProjectFilter,
  type Project,
  type ProjectDetail,
  type ProjectEffect,
  type ProjectFilter,
  projectsEndpoints,
} from './projects.ts';
import type { ListPage } from './wire/list.ts';

const project = {
  xmbh: 'KY2026001',
  xmmc: '量子计量',
  xmmcen: 'Quantum metrology',
  bmbh: 'computing',
  bmmc: '计算机学院',
  bmmcen: 'School of Computing',
  fzr: '赵明远',
  fzren: 'Zhao Mingyuan',
  fzrgh: '2001010',
  ztmc: '科研账套',
  ztmcen: 'Research',
  xmlx: '国家级科研项目',
  xmlxen: 'National research',
  ksrq: '2026-01-01',
  jsrq: '2028-12-31',
  xmzt: 'active',
  yszje: '400.00',
  srzje: '1000.00',
  zczje: '200.00',
  djzje: '30.00',
  ye: '770.00',
} as const;
const projectDomain: Project = {
  code: 'KY2026001',
  name: '量子计量',
  nameEn: 'Quantum metrology',
  departmentId: 'computing',
  department: '计算机学院',
  departmentEn: 'School of Computing',
  leader: '赵明远',
  leaderEn: 'Zhao Mingyuan',
  leaderNumber: '2001010',
  accountSet: '科研账套',
  accountSetEn: 'Research',
  kind: '国家级科研项目',
  kindEn: 'National research',
  firstDay: '2026-01-01',
  lastDay: '2028-12-31',
  state: 'active',
  budget: '400.00',
  income: '1000.00',
  spent: '200.00',
  frozen: '30.00',
  balance: '770.00',
};
const own = { ...project, xmjs: 'holder', kyed: '165.00', yxqz: '2027-01-31', kzsq: '1' } as const;
const ownDomain: OwnProject = { ...projectDomain, part: 'holder', available: '165.00', until: '2027-01-31', grantable: true };
const entry = {
  mxid: 7,
  szlx: 'expense',
  kmmc: '差旅费',
  kmmcen: 'Travel',
  je: '-250.00',
  zy: '赴上海',
  zyen: 'To Shanghai',
  rq: '2026-11-20',
  bxdh: 'BX2026000012',
} as const;
const entryDomain: LedgerEntry = {
  id: 7,
  kind: 'expense',
  subject: '差旅费',
  subjectEn: 'Travel',
  amount: '-250.00',
  summary: '赴上海',
  summaryEn: 'To Shanghai',
  day: '2026-11-20',
  claim: 'BX2026000012',
};

const asked = {
  currentPage: 1,
  limit: 10,
  sortField: 'xmbh',
  sortOrder: 'asc',
  columnFilters: [{ id: 'xmzt', val: ['active'], excluded: '0' }],
} as const;
const askedDomain = {
  page: 1,
  pageSize: 10,
  sortBy: 'xmbh',
  sortOrder: 'asc',
  columnFilters: [{ columnId: 'xmzt', values: ['active'], excluded: false }],
} satisfies Partial<ProjectFilter>;
const named = { xmbh: 'KY2026001', text: '量子', xmzt: 'active' } as const;
const namedDomain = { code: 'KY2026001', text: '量子', state: 'active' } as const;

type Sample<F, R> = { request: [unknown, F]; data: [unknown, ListPage<R>] };
const OWN: Sample<OwnProjectFilter, OwnProject> = {
  request: [
    { ...named, xmjs: 'leader', ...asked },
    { ...namedDomain, part: 'leader', ...askedDomain },
  ],
  data: [
    { total: 1, rows: [own], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [ownDomain], summaryData: {}, unknownKeys: [] },
  ],
};
const ALL: Sample<ProjectFilter, Project> = {
  request: [
    { ...named, bmbh: '计算机', fzr: '赵', ...asked },
    { ...namedDomain, department: '计算机', leader: '赵', ...askedDomain },
  ],
  data: [
    { total: 1, rows: [project], summaryData: { ye: '770.00' }, unknownKeys: [] },
    { total: 1, rows: [projectDomain], summaryData: { ye: '770.00' }, unknownKeys: [] },
  ],
};
const LEDGER: Sample<LedgerFilter, LedgerEntry> = {
  request: [
    { xmbh: 'KY2026001', szlx: 'expense', rqq: '2026-11-01', rqz: '2026-11-30', text: '上海', ...asked },
    { project: 'KY2026001', kind: 'expense', from: '2026-11-01', to: '2026-11-30', text: '上海', ...askedDomain },
  ],
  data: [
    { total: 1, rows: [entry], summaryData: { je: '-250.00' }, unknownKeys: [] },
    { total: 1, rows: [entryDomain], summaryData: { je: '-250.00' }, unknownKeys: [] },
  ],
};

const DETAIL: [unknown, ProjectDetail] = [
  {
    xm: own,
    kckmx: '1',
    ysmx: [{ kmbh: 'travel', kmmc: '差旅费', kmmcen: 'Travel', ysje: '400.00', yzcje: '450.00' }],
    lsjl: [
      {
        czlx: 'leader',
        yy: '退休',
        yfzr: '赵明远',
        yfzren: 'Zhao Mingyuan',
        xfzr: '王芳',
        xfzren: 'Wang Fang',
        czr: '李敏',
        czren: 'Li Min',
        czsj: '2026-11-20 09:00:00',
      },
    ],
  },
  {
    project: ownDomain,
    ledger: true,
    lines: [{ subject: 'travel', name: '差旅费', nameEn: 'Travel', amount: '400.00', spent: '450.00' }],
    events: [
      {
        kind: 'leader',
        reason: '退休',
        from: '赵明远',
        fromEn: 'Zhao Mingyuan',
        to: '王芳',
        toEn: 'Wang Fang',
        person: '李敏',
        personEn: 'Li Min',
        at: '2026-11-20 09:00:00',
      },
    ],
  },
];

const EFFECT: [unknown, ProjectEffect] = [
  {
    xmzt: 'frozen',
    djsqs: 2,
    hfsqs: 0,
    cxsqs: 1,
    yxry: ['王芳'],
    yxryen: ['Wang Fang'],
    dclbxs: 3,
    ye: '770.00',
    yxbs: 'a-mark',
  },
  {
    state: 'frozen',
    suspended: 2,
    resumed: 0,
    revoked: 1,
    people: ['王芳'],
    peopleEn: ['Wang Fang'],
    pendingClaims: 3,
    balance: '770.00',
    shown: 'a-mark',
  },
];
const decision = { xmbh: 'KY2026001', czlx: 'leader', xfzrgh: '2001009' } as const;
const decisionDomain = { code: 'KY2026001', action: 'leader', leader: '2001009' } as const;

testOnTheWire(projectsEndpoints, {
  own: OWN,
  exportOwn: { request: exportSample('/api/projects/own/export') },
  printOwn: printSample(OWN),
  detail: { request: [{ xmbh: 'KY2026001' }, { code: 'KY2026001' }], data: DETAIL },
  ledger: LEDGER,
  exportLedger: { request: exportSample('/api/projects/ledger/export') },
  printLedger: printSample(LEDGER),
  all: ALL,
  exportAll: { request: exportSample('/api/projects/all/export') },
  printAll: printSample(ALL),
  effect: { request: [decision, decisionDomain], data: EFFECT },
  decide: {
    request: [
      { ...decision, yy: '退休', yxbs: 'a-mark' },
      { ...decisionDomain, reason: '退休', shown: 'a-mark' },
    ],
    data: [project, projectDomain],
  },
});
