import type { CataloguePermission } from '../catalogue/domain.ts';
import type { Prisma } from '../generated/client.ts';
import { PEOPLE } from './people.ts';

/** None of them has scripts, and only one has forms, so that is all that their frames may do. */
export const LINKED_SYSTEMS: readonly Prisma.LinkedSystemCreateManyInput[] = [
  {
    id: 'reimbursement',
    name: '报销系统',
    nameEn: 'Reimbursement',
    image: 'account-book',
    basePath: '/reimbursement',
    order: 1,
    sandbox: 'allow-forms',
  },
  { id: 'payroll', name: '薪酬系统', nameEn: 'Payroll', image: 'wallet', basePath: '/payroll', order: 2, sandbox: '' },
  { id: 'assets', name: '资产系统', nameEn: 'Assets', image: 'laptop', basePath: '/assets', order: 3, sandbox: '' },
  // Refuses to be shown in a frame.
  {
    id: 'cards',
    name: '公务卡系统',
    nameEn: 'Corporate cards',
    image: 'pay-circle',
    basePath: '/cards',
    order: 4,
    framing: false,
    sandbox: '',
  },
  // Open to everybody, so nobody is signed on.
  {
    id: 'policies',
    name: '制度库',
    nameEn: 'Policy library',
    image: 'profile',
    basePath: '/policies',
    order: 5,
    external: true,
    sandbox: '',
  },
];

const inSystem = (systemId: string) => ({ parentId: systemId, systemId });

/** A directory is in the menu of whoever has a function in it, so it is bound to no role. */
function directoryOf(systemId: string, order: number, initials: string): CataloguePermission {
  const system = LINKED_SYSTEMS.find(({ id }) => id === systemId);
  if (!system) throw new Error(`The seed has no linked system "${systemId}"`);
  const { name, nameEn, image } = system;
  return { id: systemId, name, nameEn, order, icon: image, directory: true, systemId, initials, roles: [] };
}

/** Entries of the demo linked systems, and guides to them: in a window of their own, or by the name of a route. */
export const DEMO_PERMISSIONS: readonly CataloguePermission[] = [
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
  {
    id: 'reimbursement.guide',
    parentId: 'guides',
    systemId: 'reimbursement',
    name: '报销指南',
    nameEn: 'Claim guide',
    initials: 'bxzn',
    order: 1,
    icon: 'file-text',
    roles: ['staff'],
    opening: '1',
    linkType: '1',
  },
  {
    id: 'guides.sheet',
    parentId: 'guides',
    name: '报销指南单页',
    nameEn: 'Claim guide sheet',
    initials: 'bxzndy',
    order: 2,
    icon: 'file-text',
    roles: ['staff'],
    hint: '1',
    path: '/qtxt/iframe?menu=reimbursement.guide',
  },
  {
    id: 'policies.index',
    parentId: 'guides',
    systemId: 'policies',
    name: '财务制度',
    nameEn: 'Finance policies',
    initials: 'cwzd',
    order: 3,
    icon: 'profile',
    roles: ['staff'],
    hint: '1',
  },
];

const FAVOURITES: readonly (readonly [userName: string, ...functions: string[]])[] = [
  ['leader', 'reimbursement.mine'],
  ['finclerk', 'reimbursement.approve', 'reimbursement.mine'],
  ['approver', 'reimbursement.approve'],
];

/** What the others begin with; everybody may take it away again. */
const FOR_ALL_OTHERS = ['reimbursement.mine', 'payroll.payslips', 'loans'];

const favouritesOf = (userName: string): readonly string[] => {
  const [, ...own] = FAVOURITES.find(([name]) => name === userName) ?? [userName];
  return own.length > 0 ? own : FOR_ALL_OTHERS;
};

export const favouriteRows = (): Prisma.FavouriteFunctionCreateManyInput[] =>
  PEOPLE.flatMap(({ id: personId, userName }) =>
    favouritesOf(userName).map((permissionId, position) => ({ personId, permissionId, position })),
  );
