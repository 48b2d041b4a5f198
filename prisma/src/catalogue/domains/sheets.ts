import { type DomainCatalogue, permission } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('sheets', {
      initials: 'djhy',
      order: 76,
      icon: 'audit',
      roles: ['staff'],
      path: '/verify',
      routeName: 'verify',
      component: 'sheets/verify',
    }),
  ],
};
