import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type Role, type RoleFilter, rolesEndpoints } from './role-management.ts';
import type { ListPage } from './wire/list.ts';

const onWire = {
  jsid: 'finclerk',
  jsmc: '财务经办',
  jsmcen: 'Finance clerk',
  bz: '查询',
  bzen: 'Looks up',
  cyrs: 3,
  shipped: '1',
  version: 2,
};
const role = {
  id: 'finclerk',
  name: '财务经办',
  nameEn: 'Finance clerk',
  remark: '查询',
  remarkEn: 'Looks up',
  holders: 3,
  shipped: true,
  version: 2,
};
const personOnWire = { ygbh: '2001004', ygmc: '李敏', ygmcen: 'Li Min', bmmc: '财务处', bmmcen: 'Finance Office', enabled: '1' };
const person = {
  staffNumber: '2001004',
  name: '李敏',
  nameEn: 'Li Min',
  department: '财务处',
  departmentEn: 'Finance Office',
  enabled: true,
};
const GRANTS = [[{ qxid: 'loans', sjfw: 'department' }], [{ permissionId: 'loans', width: 'department' }]] as const;
const [grantsOnWire, grants] = [[...GRANTS[0]], [...GRANTS[1]]];
const draftOnWire = { jsid: 'finclerk', jsmc: '财务经办', jsmcen: 'Finance clerk', bz: '查询', bzen: 'Looks up', grants: grantsOnWire };
const draft = { id: 'finclerk', name: '财务经办', nameEn: 'Finance clerk', remark: '查询', remarkEn: 'Looks up', grants };
const ROLE = { jsid: 'finclerk' };

const listed = {
  onWire: { currentPage: 1, limit: 10, sortField: 'jsid', sortOrder: 'asc', columnFilters: [{ id: 'jsid', val: ['a'], excluded: '1' }] },
  ours: { page: 1, pageSize: 10, sortBy: 'jsid', sortOrder: 'asc', columnFilters: [{ columnId: 'jsid', values: ['a'], excluded: true }] },
} as const;
const totals = { summaryData: { cyrs: '3' }, unknownKeys: ['b'] };

const ROLES: { request: [unknown, RoleFilter]; data: [unknown, ListPage<Role>] } = {
  request: [
    { ...listed.onWire, ...ROLE, text: '财务' },
    {
      ...listed.ours,
      sortOrder: 'asc',
      columnFilters: [...listed.ours.columnFilters.map((one) => ({ ...one, values: [...one.values] }))],
      id: 'finclerk',
      text: '财务',
    },
  ],
  data: [
    { total: 1, rows: [onWire], ...totals },
    { total: 1, rows: [role], ...totals },
  ],
};

const effectOnWire = {
  ...{ qxid: 'loans', qxmc: '我的借款', qxmcen: 'My loans', before: 'own', after: 'department', sjrs: 3 },
  named: [personOnWire],
};
const effect = {
  ...{ permissionId: 'loans', name: '我的借款', nameEn: 'My loans', before: 'own' as const, after: 'department' as const, people: 3 },
  named: [person],
};
const PEOPLE: [unknown, { id: string; staffNumbers: string[] }] = [
  { ...ROLE, ygbhs: ['2001004'] },
  { id: 'finclerk', staffNumbers: ['2001004'] },
];

testOnTheWire(rolesEndpoints, {
  roles: ROLES,
  exportRoles: { request: exportSample('/api/roles/export') },
  printRoles: printSample(ROLES),
  role: {
    request: [ROLE, { id: 'finclerk' }],
    data: [
      { role: onWire, grants: grantsOnWire },
      { role, grants },
    ],
  },
  permissions: {
    data: [
      [{ qxid: 'loans', fqxid: 'finance', qxmc: '我的借款', qxmcen: 'My loans', sfml: '0', kfp: '1', sjfw: 'all' }],
      [{ id: 'loans', parentId: 'finance', name: '我的借款', nameEn: 'My loans', directory: false, givable: true, width: 'all' }],
    ],
  },
  createRole: { request: [draftOnWire, draft] },
  changeRole: {
    request: [
      { ...draftOnWire, version: 2 },
      { ...draft, version: 2 },
    ],
  },
  deleteRole: {
    request: [
      { ...ROLE, version: 2, cyrs: 3 },
      { id: 'finclerk', version: 2, holders: 3 },
    ],
  },
  holders: {
    request: [
      { ...listed.onWire, ...ROLE, text: '李' },
      {
        ...listed.ours,
        columnFilters: listed.ours.columnFilters.map((one) => ({ ...one, values: [...one.values] })),
        id: 'finclerk',
        text: '李',
      },
    ],
    data: [
      { total: 1, rows: [personOnWire], ...totals },
      { total: 1, rows: [person], ...totals },
    ],
  },
  bindPeople: { request: PEOPLE },
  unbindPeople: { request: PEOPLE },
  effects: {
    request: [
      { ...ROLE, grants: grantsOnWire, added: ['2001004'], removed: ['2001005'] },
      { id: 'finclerk', grants, added: ['2001004'], removed: ['2001005'] },
    ],
    data: [
      { sjrs: 3, gained: [effectOnWire], lost: [effectOnWire] },
      { people: 3, gained: [effect], lost: [effect] },
    ],
  },
});
