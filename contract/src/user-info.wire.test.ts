import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type PersonSeen, type PersonSeenFilter, userInfoEndpoints } from './user-info.ts';
import type { ListPage } from './wire/list.ts';

const onWire = {
  ygbh: '2001009',
  ygmc: '王芳',
  ygmcen: 'Wang Fang',
  bmmc: '计算机学院',
  bmmcen: 'School of Computing',
  jsmcs: '教职工',
  jsmcsen: 'Staff',
  sfbdyh: '1',
  enabled: '1',
  lastSignIn: '2026-11-20 08:30:00',
};
const seen = {
  staffNumber: '2001009',
  name: '王芳',
  nameEn: 'Wang Fang',
  department: '计算机学院',
  departmentEn: 'School of Computing',
  roles: '教职工',
  rolesEn: 'Staff',
  local: true,
  enabled: true,
  lastSignIn: '2026-11-20 08:30:00',
};
const signIn = {
  id: '7',
  at: '2026-11-20 08:30:00',
  address: '10.0.*.*',
  browser: 'Chrome',
  way: 'password' as const,
  result: '402',
  reason: 'credentials',
};

const SEEN: { request: [unknown, PersonSeenFilter]; data: [unknown, ListPage<PersonSeen>] } = {
  request: [
    {
      currentPage: 1,
      limit: 20,
      sortField: 'ygbh',
      sortOrder: 'asc',
      columnFilters: [{ id: 'ygbh', val: ['2001009'], excluded: '1' }],
      ygbh: '2001009',
      text: '王',
      bmbh: 'computing',
      jsid: 'staff',
      enabled: '1',
    },
    {
      page: 1,
      pageSize: 20,
      sortBy: 'ygbh',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'ygbh', values: ['2001009'], excluded: true }],
      staffNumber: '2001009',
      text: '王',
      departmentId: 'computing',
      roleId: 'staff',
      enabled: true,
    },
  ],
  data: [
    { total: 1, rows: [onWire], summaryData: { ygbh: '1' }, unknownKeys: ['2001010'] },
    { total: 1, rows: [seen], summaryData: { ygbh: '1' }, unknownKeys: ['2001010'] },
  ],
};

testOnTheWire(userInfoEndpoints, {
  peopleSeen: SEEN,
  exportPeopleSeen: { request: exportSample('/api/people/export-user-infos') },
  printPeopleSeen: printSample(SEEN),
  userInfo: {
    request: [{ ygbh: '2001009' }, { staffNumber: '2001009' }],
    data: [
      { ...onWire, tel: '138****5678', lxdh: '****04', email: 'w****@hall.example', ymbz: '1', brbz: '0', signIns: [signIn] },
      {
        ...seen,
        ...{ phone: '138****5678', contactPhone: '****04', email: 'w****@hall.example' },
        ...{ masked: true, own: false, signIns: [signIn] },
      },
    ],
  },
});
