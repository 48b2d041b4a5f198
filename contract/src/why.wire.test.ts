import { testOnTheWire } from '../test/samples.ts';
import { whyEndpoints } from './why.ts';

testOnTheWire(whyEndpoints, {
  why: {
    request: [
      { ygbh: '20260001', qxid: 'loans' },
      { staffNumber: '20260001', permissionId: 'loans' },
    ],
    data: [
      {
        person: { ygbh: '20260001', ygmc: '李静', ygmcen: 'Li Jing', bmmc: '财务处', bmmcen: 'Finance Office', enabled: '1' },
        permission: { qxid: 'loans', qxmc: '借款', qxmcen: 'Loans' },
        path: '/loans',
        sight: 'kept-out',
        hidden: '0',
        roles: [
          {
            jsid: 'staff',
            jsmc: '教职工',
            jsmcen: 'Staff',
            had: '1',
            grounds: 'given',
            sjfw: 'own',
            below: [{ qxid: 'loans.mine', qxmc: '我的借款', qxmcen: 'My loans' }],
          },
        ],
        obstacles: [{ what: 'phone-missing', csid: 'sfkq_bxsrsjh', csmc: '手机号要求', csmcen: 'Phone', until: '2026-11-20 09:10:00' }],
      },
      {
        person: {
          staffNumber: '20260001',
          name: '李静',
          nameEn: 'Li Jing',
          department: '财务处',
          departmentEn: 'Finance Office',
          enabled: true,
        },
        permission: { id: 'loans', name: '借款', nameEn: 'Loans' },
        path: '/loans',
        sight: 'kept-out',
        hidden: false,
        roles: [
          {
            id: 'staff',
            name: '教职工',
            nameEn: 'Staff',
            had: true,
            grounds: 'given',
            width: 'own',
            below: [{ id: 'loans.mine', name: '我的借款', nameEn: 'My loans' }],
          },
        ],
        obstacles: [
          {
            what: 'phone-missing',
            parameterId: 'sfkq_bxsrsjh',
            parameter: '手机号要求',
            parameterEn: 'Phone',
            until: '2026-11-20 09:10:00',
          },
        ],
      },
    ],
  },
});
