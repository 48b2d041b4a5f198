import { testOnTheWire } from '../test/samples.ts';
import { personManagementEndpoints } from './person-management.ts';

const onWire = {
  ygbh: '7100001',
  dlm: 'qian.yi',
  ygmc: '钱一',
  ygmcen: 'Qian Yi',
  bmbh: 'audit',
  tel: '13800007777',
  lxdh: '010-60000001',
  email: 'qian.yi@hall.example',
  jsids: ['staff'],
  enabled: '1',
  sfbdyh: '1',
};
const said = {
  staffNumber: '7100001',
  userName: 'qian.yi',
  name: '钱一',
  nameEn: 'Qian Yi',
  departmentId: 'audit',
  phone: '13800007777',
  contactPhone: '010-60000001',
  email: 'qian.yi@hall.example',
  roleIds: ['staff'],
  enabled: true,
  local: true,
};
const ID = '11010119900307109X';

testOnTheWire(personManagementEndpoints, {
  person: {
    request: [{ ygbh: '7100001' }, { staffNumber: '7100001' }],
    data: [
      { ...onWire, sfzhym: '1101************9X', banben: 'x' },
      { ...said, maskedIdNumber: '1101************9X', edition: 'x' },
    ],
  },
  createPerson: {
    request: [
      { ...onWire, sfzh: ID },
      { ...said, idNumber: ID },
    ],
    data: [{ mm: 'wg2xv7mb4aq4' }, { temporaryPassword: 'wg2xv7mb4aq4' }],
  },
  changePerson: {
    request: [
      { ...onWire, enabled: '0', sfzh: ID, reason: '离职', banben: 'x' },
      { ...said, enabled: false, idNumber: ID, reason: '离职', edition: 'x' },
    ],
    data: [{ mm: 'wg2xv7mb4aq4' }, { temporaryPassword: 'wg2xv7mb4aq4' }],
  },
});
