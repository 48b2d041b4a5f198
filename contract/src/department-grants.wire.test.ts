import { exportSample } from '../test/export-sample.ts';
import { ASKED, ASKED_DOMAIN, ROWS } from '../test/grant-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import type { Grant } from './authorizations.ts';
import { type DepartmentGrantFilter, departmentGrantsEndpoints } from './department-grants.ts';
import type { ListPage } from './wire/list.ts';

const LISTED: { request: [unknown, DepartmentGrantFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...ASKED, bsqr: '王' },
    { ...ASKED_DOMAIN, person: '王' },
  ],
  data: ROWS,
};

testOnTheWire(departmentGrantsEndpoints, {
  department: LISTED,
  exportDepartment: { request: exportSample('/api/authorizations/department/export') },
  printDepartment: printSample(LISTED),
  headed: {
    data: [
      [{ bmbh: 'library', bmmc: '图书馆', bmmcen: 'Library', sfyxj: '1' }],
      [{ id: 'library', name: '图书馆', nameEn: 'Library', hasBelow: true }],
    ],
  },
  departmentProjects: {
    request: [
      { currentPage: 2, limit: 20, text: '古籍' },
      { page: 2, pageSize: 20, text: '古籍' },
    ],
    data: [
      {
        total: 1,
        rows: [
          {
            ...{ xmbh: 'KY2026012', xmmc: '古籍数字化', xmmcen: 'Old books', bmmc: '图书馆', bmmcen: 'Library', fzr: '李敏' },
            ...{ fzren: 'Li Min', fzrgh: '2001001', ztmc: '科研账套', ztmcen: 'Research', xmzt: 'active', yxqz: '2027-12-31' },
          },
        ],
      },
      {
        total: 1,
        rows: [
          {
            ...{
              code: 'KY2026012',
              name: '古籍数字化',
              nameEn: 'Old books',
              department: '图书馆',
              departmentEn: 'Library',
              leader: '李敏',
            },
            ...{ leaderEn: 'Li Min', leaderNumber: '2001001', accountSet: '科研账套', accountSetEn: 'Research', state: 'active' },
            until: '2027-12-31',
          },
        ],
      },
    ],
  },
  giveDepartment: {
    request: [
      {
        ...{
          bmbh: 'library',
          sfhxj: '1',
          xmbhs: ['KY2026012'],
          bsqrghs: ['2001004', '2001009'],
          xts: ['query', 'expense'],
          sqqx: 'custom',
        },
        ...{ ksrq: '2026-11-28', jsrq: '2026-12-27', sfkzed: '1', sqje: '1000.00', sfesq: '0', sfxsye: '1', sfxsmx: '0' },
        sqyy: '共用经费',
      },
      {
        ...{ department: 'library', withBelow: true, projects: ['KY2026012'], people: ['2001004', '2001009'] },
        ...{ systems: ['query', 'expense'], duration: 'custom', firstDay: '2026-11-28', lastDay: '2026-12-27', controlled: true },
        ...{ amount: '1000.00', mayRegrant: false, showsBalance: true, showsLedger: false, reason: '共用经费' },
      },
    ],
    data: [
      {
        jgs: [
          { bsqrgh: '2001004', bsqr: '王芳', bsqren: 'Wang Fang', xmbh: 'KY2026012', sqbh: 'SQ2026000012' },
          { bsqrgh: '2001009', bkyy: '被授权人不存在', bkyyen: 'There is no such person' },
        ],
      },
      {
        outcomes: [
          { staffNumber: '2001004', person: '王芳', personEn: 'Wang Fang', project: 'KY2026012', number: 'SQ2026000012' },
          { staffNumber: '2001009', fault: '被授权人不存在', faultEn: 'There is no such person' },
        ],
      },
    ],
  },
});
