import { testOnTheWire } from '../test/samples.ts';
import { lookUpsEndpoints } from './look-ups.ts';

const onWire = { ygbh: '2001009', ygmc: '王芳', ygmcen: 'Wang Fang', bmbh: 'cs', bmmc: '计算机学院', bmmcen: 'Computing', enabled: '1' };
const found = {
  staffNumber: '2001009',
  name: '王芳',
  nameEn: 'Wang Fang',
  departmentId: 'cs',
  department: '计算机学院',
  departmentEn: 'Computing',
  enabled: true,
};

testOnTheWire(lookUpsEndpoints, {
  people: {
    request: [
      { currentPage: 1, limit: 20, text: 'wf' },
      { page: 1, pageSize: 20, text: 'wf' },
    ],
    data: [
      { total: 1, rows: [onWire] },
      { total: 1, rows: [found] },
    ],
  },
  peopleOfDepartment: {
    request: [
      { currentPage: 1, limit: 20, text: 'wf', bmbh: 'cs' },
      { page: 1, pageSize: 20, text: 'wf', departmentId: 'cs' },
    ],
    data: [
      { total: 1, rows: [onWire] },
      { total: 1, rows: [found] },
    ],
  },
  departmentAndRoles: {
    request: [{ ygbh: '2001009' }, { staffNumber: '2001009' }],
    data: [
      { ryxx: onWire, roles: [{ jsid: 'staff', jsmc: '教职工', jsmcen: 'Staff' }] },
      { person: found, roles: [{ id: 'staff', name: '教职工', nameEn: 'Staff' }] },
    ],
  },
  departments: {
    data: [
      [{ bmbh: 'cs', sjbmbh: 'university', bmmc: '计算机学院', bmmcen: 'Computing', logogram: 'jsjxy jisuanjixueyuan', bmrs: 12 }],
      [{ id: 'cs', parentId: 'university', name: '计算机学院', nameEn: 'Computing', pinyin: 'jsjxy jisuanjixueyuan', people: 12 }],
    ],
  },
  personName: { request: [{ ygbh: '2001009' }, { staffNumber: '2001009' }], data: [onWire, found] },
  departmentName: {
    request: [{ bmbh: 'cs' }, { departmentId: 'cs' }],
    data: [
      { bmbh: 'cs', bmmc: '计算机学院', bmmcen: 'Computing' },
      { id: 'cs', name: '计算机学院', nameEn: 'Computing' },
    ],
  },
  roleChoices: {
    data: [
      [{ jsid: 'staff', jsmc: '教职工', jsmcen: 'Staff', logogram: 'jzg jiaozhigong', kfp: '1' }],
      [{ id: 'staff', name: '教职工', nameEn: 'Staff', pinyin: 'jzg jiaozhigong', givable: true }],
    ],
  },
});
