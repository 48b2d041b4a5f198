import { testOnTheWire } from '../test/samples.ts';
import { accountEndpoints, type UserInfo } from './account.ts';

const wire = {
  rydm: 'p1',
  ygmc: '李静',
  ygmcen: 'Li Jing',
  ygbh: '20260001',
  yhm: 'lijing',
  bmmc: '财务处',
  bmmcen: 'Finance Office',
  avatar: '/avatars/p1.png',
  photo: '',
  tel: '13800000001',
  lxdh: '010-60000001',
  email: 'lijing@example.edu.cn',
  isAdmin: '1',
  roles: [{ jsid: 'admin', jsmc: '系统管理员', jsmcen: 'Administrator' }],
  myMenu: '/home',
  qid: 'home',
  sysid: '',
  tzggYwxtNum: 3,
  tzggBdxtNum: 0,
  sfdycdl: '1',
  sfrmm: '0',
  heldPermissions: ['system.accounts', 'system.accounts.lock'],
};

const person: UserInfo = {
  id: 'p1',
  name: '李静',
  nameEn: 'Li Jing',
  staffNumber: '20260001',
  userName: 'lijing',
  department: '财务处',
  departmentEn: 'Finance Office',
  avatar: '/avatars/p1.png',
  photo: '',
  phone: '13800000001',
  contactPhone: '010-60000001',
  email: 'lijing@example.edu.cn',
  isAdmin: true,
  roles: [{ id: 'admin', name: '系统管理员', nameEn: 'Administrator' }],
  homePath: '/home',
  homeMenuId: 'home',
  homeSystemId: '',
  businessNoticeCount: 3,
  formNoticeCount: 0,
  mustChangePassword: true,
  weakPassword: false,
  heldPermissions: ['system.accounts', 'system.accounts.lock'],
};

const newPassword = {
  request: [
    { jmm: 'old.sealed', xmm: 'new.sealed' },
    { oldPassword: 'old.sealed', newPassword: 'new.sealed' },
  ],
} as const;

testOnTheWire(accountEndpoints, {
  me: { data: [wire, person] },
  meByPost: { data: [wire, person] },
  changePassword: newPassword,
  changeDuePassword: newPassword,
  checkPassword: { request: [{ jmm: 'old.sealed' }, { oldPassword: 'old.sealed' }] },
  photo: { data: ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'] },
});
