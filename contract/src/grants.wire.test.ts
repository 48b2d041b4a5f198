import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import {
  authorizationsEndpoints,
  type GivenFilter,
  type Grant,
  type GrantFilter,
  type HeldFilter,
  type PressingGrant,
} from './authorizations.ts';
import type { ListPage } from './wire/list.ts';

const grant = {
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
const grantDomain: Grant = {
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
const common = { sqbh: 'SQ2026000012', text: '古籍', zt: 'active', jsrqz: '2026-12-31' };
const commonDomain = { number: 'SQ2026000012', text: '古籍', state: 'active' as const, endsBy: '2026-12-31' };

const ROWS: [unknown, ListPage<Grant>] = [
  { total: 1, rows: [grant], summaryData: { sqje: '1000.00' }, unknownKeys: [] },
  { total: 1, rows: [grantDomain], summaryData: { sqje: '1000.00' }, unknownKeys: [] },
];
const HELD: { request: [unknown, HeldFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...asked, ...common, sqr: '李', sfxgz: '1' },
    { ...askedDomain, ...commonDomain, authorizer: '李', pressing: true },
  ],
  data: ROWS,
};
const GIVEN: { request: [unknown, GivenFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...asked, ...common, bsqr: '王', sfxgz: '1' },
    { ...askedDomain, ...commonDomain, person: '王', pressing: true },
  ],
  data: ROWS,
};
const ALL: { request: [unknown, GrantFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...asked, ...common, sqr: '李', bsqr: '王', sqfs: 'holder', bmbh: 'library' },
    { ...askedDomain, ...commonDomain, authorizer: '李', person: '王', basis: 'holder', department: 'library' },
  ],
  data: ROWS,
};

const PRESSING: { data: [unknown, PressingGrant[]] } = {
  data: [
    [{ sqbh: 'SQ2026000012', sqdx: '古籍数字化', sqdxen: 'Old books', txs: ['week', 'low'] }],
    [{ number: 'SQ2026000012', about: '古籍数字化', aboutEn: 'Old books', reminders: ['week', 'low'] }],
  ],
};

const { held, exportHeld, printHeld, given, exportGiven, printGiven, all, exportAll, printAll, detail, effect, act } =
  authorizationsEndpoints;
const { pressingHeld, pressingGiven } = authorizationsEndpoints;

testOnTheWire(
  {
    ...{ held, exportHeld, printHeld, given, exportGiven, printGiven, all, exportAll, printAll, detail, effect, act },
    ...{ pressingHeld, pressingGiven },
  },
  {
    pressingHeld: PRESSING,
    pressingGiven: PRESSING,
    held: HELD,
    exportHeld: { request: exportSample('/api/authorizations/held/export') },
    printHeld: printSample(HELD),
    given: GIVEN,
    exportGiven: { request: exportSample('/api/authorizations/given/export') },
    printGiven: printSample(GIVEN),
    all: ALL,
    exportAll: { request: exportSample('/api/authorizations/all/export') },
    printAll: printSample(ALL),
    detail: {
      request: [{ sqbh: 'SQ2026000012' }, { number: 'SQ2026000012' }],
      data: [
        {
          sq: grant,
          zsq: [grant],
          lsjl: [
            { czlx: 'suspended', czyy: 'hand', zt: 'suspended', yy: '核对', czr: '李敏', czren: 'Li Min', czsj: '2026-03-20 10:00:00' },
          ],
        },
        {
          grant: grantDomain,
          children: [grantDomain],
          events: [
            {
              ...{ kind: 'suspended', cause: 'hand', state: 'suspended', reason: '核对' },
              ...{ person: '李敏', personEn: 'Li Min', at: '2026-03-20 10:00:00' },
            },
          ],
        },
      ],
    },
    effect: {
      request: [
        { sqbh: 'SQ2026000012', czlx: 'revoke' },
        { number: 'SQ2026000012', action: 'revoke' },
      ],
      data: [
        {
          ...{ zt: 'revoked', lds: [grant], yxry: ['王芳'], yxryen: ['Wang Fang'], dclbxs: 2, dclbxje: '170.00', shje: '776.55' },
          yxbs: 'h3xQ',
        },
        {
          ...{ state: 'revoked', others: [grantDomain], people: ['王芳'], peopleEn: ['Wang Fang'], pendingClaims: 2 },
          ...{ pendingAmount: '170.00', givenBack: '776.55', shown: 'h3xQ' },
        },
      ],
    },
    act: {
      request: [
        { sqbh: 'SQ2026000012', czlx: 'revoke', yy: '课题结束', yxbs: 'h3xQ' },
        { number: 'SQ2026000012', action: 'revoke', reason: '课题结束', shown: 'h3xQ' },
      ],
      data: [grant, grantDomain],
    },
  },
);
