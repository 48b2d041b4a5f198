import { ROLES, type RoleId } from '@hall/contract/roles';
import type { Prisma } from '../generated/client.ts';
import type { Entry } from './menu-entry.ts';
import { GUIDES } from './menu-guides.ts';
import { personOf } from './people.ts';

const REMARKS: Readonly<Record<RoleId, string>> = {
  admin: '系统设置；不因此拥有业务审批权',
  secauditor: '查看日志',
  finadmin: '专项与签字授权、撤销、全部项目',
  finclerk: '查询、跟踪、分配给本人的审批',
  deptlead: '本部门授权',
  svcadmin: '服务、表单、转派',
  noticeadmin: '公告与更新日志',
  analyst: '数据集与看板',
  staff: '全体教职工',
};

export const roleRows = (): Prisma.RoleCreateManyInput[] =>
  (Object.keys(REMARKS) as RoleId[]).map((id) => ({ id, name: ROLES[id].zh, nameEn: ROLES[id].en, remark: REMARKS[id] }));

export const LINKED_SYSTEMS: readonly Prisma.LinkedSystemCreateManyInput[] = [
  { id: 'reimbursement', name: '报销系统', nameEn: 'Reimbursement', image: 'account-book', basePath: '/reimbursement', order: 1 },
  { id: 'payroll', name: '薪酬系统', nameEn: 'Payroll', image: 'wallet', basePath: '/payroll', order: 2 },
  { id: 'assets', name: '资产系统', nameEn: 'Assets', image: 'laptop', basePath: '/assets', order: 3 },
  // Refuses to be shown in a frame.
  { id: 'cards', name: '公务卡系统', nameEn: 'Corporate cards', image: 'pay-circle', basePath: '/cards', order: 4, framing: false },
  // Open to everybody, so nobody is signed on.
  { id: 'policies', name: '制度库', nameEn: 'Policy library', image: 'profile', basePath: '/policies', order: 5, external: true },
];

const inSystem = (systemId: string) => ({ parentId: systemId, systemId });

/** A directory is in the menu of whoever has a function in it, so it is bound to no role. */
function directoryOf(systemId: string, order: number, initials: string): Entry {
  const system = LINKED_SYSTEMS.find(({ id }) => id === systemId);
  if (!system) throw new Error(`The seed has no linked system "${systemId}"`);
  const { name, nameEn, image } = system;
  return { id: systemId, name, nameEn, order, icon: image, directory: true, systemId, initials, roles: [] };
}

const ENTRIES: readonly Entry[] = [
  {
    id: 'notices',
    name: '通知公告',
    nameEn: 'Notices',
    initials: 'tzgg',
    order: 10,
    icon: 'notification',
    roles: ['staff'],
    path: '/tzgg',
    routeName: 'notices',
    component: 'notices/list',
    fixedFavourite: true,
  },
  directoryOf('reimbursement', 20, 'bxxt'),
  {
    ...inSystem('reimbursement'),
    id: 'reimbursement.mine',
    name: '我的报销',
    nameEn: 'My claims',
    initials: 'wdbx',
    order: 1,
    icon: 'file-text',
    roles: ['staff'],
  },
  {
    ...inSystem('reimbursement'),
    id: 'reimbursement.approve',
    name: '报销审批',
    nameEn: 'Claim approval',
    initials: 'bxsp',
    order: 2,
    icon: 'audit',
    roles: ['deptlead', 'finclerk'],
  },
  directoryOf('payroll', 30, 'xcxt'),
  {
    ...inSystem('payroll'),
    id: 'payroll.payslips',
    name: '我的工资',
    nameEn: 'My payslips',
    initials: 'wdgz',
    order: 1,
    icon: 'wallet',
    roles: ['staff'],
    opening: '2',
  },
  {
    ...inSystem('payroll'),
    id: 'payroll.tax',
    name: '个税明细',
    nameEn: 'Income tax',
    initials: 'gsmx',
    order: 2,
    icon: 'dollar',
    roles: ['staff'],
    opening: '1',
    linkType: '0',
  },
  directoryOf('assets', 40, 'zcxt'),
  {
    ...inSystem('assets'),
    id: 'assets.mine',
    name: '我的资产',
    nameEn: 'My assets',
    initials: 'wdzc',
    order: 1,
    icon: 'laptop',
    roles: ['staff'],
  },
  directoryOf('cards', 50, 'gwkxt'),
  {
    ...inSystem('cards'),
    id: 'cards.repayments',
    name: '公务卡还款',
    nameEn: 'Card repayments',
    initials: 'gwkhk',
    order: 1,
    icon: 'pay-circle',
    roles: ['staff'],
  },
  ...GUIDES,
  { id: 'logs', name: '日志审计', nameEn: 'Audit logs', order: 80, icon: 'audit', directory: true, initials: 'rzsj', roles: [] },
  {
    id: 'logs.operations',
    name: '操作日志',
    nameEn: 'Operation log',
    initials: 'czrz',
    order: 1,
    icon: 'file-text',
    roles: ['admin', 'secauditor'],
    parentId: 'logs',
    path: '/xtsz/operation-log',
    routeName: 'operation-log',
    component: 'logs/operations',
  },
  {
    id: 'logs.sign-ins',
    name: '登录日志',
    nameEn: 'Sign-in log',
    initials: 'dlrz',
    order: 2,
    icon: 'team',
    roles: ['admin', 'secauditor'],
    parentId: 'logs',
    path: '/xtsz/sign-in-log',
    routeName: 'sign-in-log',
    component: 'logs/sign-ins',
  },
  {
    id: 'logs.sign-in-digest',
    name: '登录速览',
    nameEn: 'Sign-in digest',
    initials: 'dlsl',
    order: 3,
    icon: 'team',
    roles: ['admin', 'secauditor'],
    parentId: 'logs',
    routeName: 'list',
    hint: '3',
    templateId: 'sign-in-digest',
  },
  {
    id: 'system',
    name: '系统设置',
    nameEn: 'System settings',
    initials: 'xtsz',
    order: 90,
    icon: 'setting',
    roles: ['admin'],
    path: '/xtsz',
    routeName: 'system',
    component: 'system/hub',
    hidden: true,
  },
  {
    id: 'system.accounts',
    name: '账号管理',
    nameEn: 'Accounts',
    initials: 'zhgl',
    order: 1,
    icon: 'team',
    roles: ['admin'],
    parentId: 'system',
    path: '/xtsz/accounts',
    routeName: 'system-accounts',
    component: 'system/accounts',
    hidden: true,
  },
];

export const permissionRows = (): Prisma.PermissionCreateManyInput[] => ENTRIES.map(({ roles: _, ...permission }) => permission);

export const rolePermissionRows = (): Prisma.RolePermissionCreateManyInput[] =>
  ENTRIES.flatMap(({ id, roles }) => roles.map((roleId) => ({ roleId, permissionId: id })));

const FAVOURITES: readonly (readonly [userName: string, ...functions: string[]])[] = [
  ['leader', 'reimbursement.mine'],
  ['finclerk', 'reimbursement.approve', 'reimbursement.mine'],
  ['approver', 'reimbursement.approve'],
];

export const favouriteRows = (): Prisma.FavouriteFunctionCreateManyInput[] =>
  FAVOURITES.flatMap(([userName, ...functions]) =>
    functions.map((permissionId, position) => ({ personId: personOf(userName).id, permissionId, position })),
  );
