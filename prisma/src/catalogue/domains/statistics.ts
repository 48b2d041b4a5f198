import { type DomainCatalogue, permission } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('statistics.authority', {
      parentId: 'authorizations',
      roles: ['finadmin', { id: 'deptlead', scope: 'department-below' }, { id: 'staff', scope: 'own' }],
      initials: 'tjt',
      order: 12,
      icon: 'profile',
      path: '/statistics/authority',
      routeName: 'statistics-authority',
      component: 'statistics/authority',
    }),
  ],
};
