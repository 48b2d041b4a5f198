import { authorizationsEndpoints, GivenFilter, HeldFilter } from '@hall/contract/authorizations';
import { ChangeNoticeFilter, changeNoticesEndpoints } from '@hall/contract/change-notices';
import { wireName } from '@hall/contract/wire/entity';
import { changeNoticesPage } from '../change-notices-page.ts';
import { type DomainCatalogue, permission } from '../domain.ts';
import { grantUsesPage } from '../grant-uses-page.ts';
import { allPage, departmentPage, givenPage, heldPage, specialPage } from '../grants-pages.ts';
import { listedWait } from '../todo-sources.ts';

const below = { parentId: 'authorizations', roles: ['staff'] } as const;

export const catalogue: DomainCatalogue = {
  permissions: [
    {
      id: 'authorizations',
      name: '项目授权',
      nameEn: 'Project authority',
      initials: 'xmsq',
      order: 15,
      icon: 'apartment',
      directory: true,
      roles: [],
    },
    permission('authorizations.held', {
      ...below,
      initials: 'bsqrck',
      order: 3,
      icon: 'check-square',
      path: '/authorizations/held',
      routeName: 'grants-held',
      component: 'authorizations/held',
    }),
    permission('authorizations.given', {
      ...below,
      initials: 'sqck',
      order: 4,
      icon: 'team',
      path: '/authorizations/given',
      routeName: 'grants-given',
      component: 'authorizations/given',
    }),
    permission('authorizations.changes', {
      ...below,
      initials: 'bgtz',
      order: 5,
      icon: 'notification',
      path: '/authorizations/changes',
      routeName: 'change-notices',
      component: 'authorizations/changes',
    }),
    permission('authorizations.uses', {
      ...below,
      initials: 'symx',
      order: 5,
      icon: 'profile',
      path: '/authorizations/uses',
      routeName: 'grant-uses',
      component: 'authorizations/uses',
    }),
    permission('authorizations.why', {
      ...below,
      initials: 'sypc',
      order: 8,
      icon: 'file-text',
      path: '/authorizations/why',
      routeName: 'authorizations-why',
      component: 'authorizations/why',
    }),
    permission('authorizations.department', {
      parentId: 'authorizations',
      initials: 'bmsq',
      order: 8,
      icon: 'apartment',
      roles: ['deptlead'],
      path: '/authorizations/department',
      routeName: 'grants-department',
      component: 'authorizations/department',
    }),
    permission('authorizations.special', {
      parentId: 'authorizations',
      initials: 'tssq',
      order: 8,
      icon: 'wallet',
      roles: ['finadmin'],
      path: '/authorizations/special',
      routeName: 'grants-special',
      component: 'authorizations/special',
    }),
    permission('authorizations.manage', {
      parentId: 'authorizations',
      initials: 'sqgl',
      order: 9,
      icon: 'audit',
      roles: ['finadmin'],
      path: '/authorizations/all',
      routeName: 'grants-all',
      component: 'authorizations/all',
    }),
    permission('authorizations.manage.import', {
      parentId: 'authorizations.manage',
      hidden: true,
      initials: 'drsq',
      order: 1,
      roles: ['finadmin'],
    }),
    permission('authorizations.remove', {
      parentId: 'authorizations',
      initials: 'jcsq',
      order: 10,
      icon: 'profile',
      roles: ['staff', 'finadmin'],
      path: '/authorizations/remove',
      routeName: 'authorizations-remove',
      component: 'authorizations/remove',
    }),
  ],
  pages: [heldPage, givenPage, changeNoticesPage, departmentPage, specialPage, allPage, grantUsesPage],
  todoSources: [
    listedWait('authorizations.held', {
      id: 'grants-held',
      call: authorizationsEndpoints.held.path,
      query: { [wireName(HeldFilter, 'pressing')]: '1' },
      order: 4,
    }),
    listedWait('authorizations.given', {
      id: 'grants-given',
      call: authorizationsEndpoints.given.path,
      query: { [wireName(GivenFilter, 'pressing')]: '1' },
      order: 5,
    }),
    listedWait('authorizations.changes', {
      id: 'change-notices',
      call: changeNoticesEndpoints.notices.path,
      query: { [wireName(ChangeNoticeFilter, 'pressing')]: '1' },
      order: 6,
    }),
  ],
};
