import type { DomainCatalogue } from './domain.ts';

export const pages: DomainCatalogue = {
  permissions: [
    // Shows the list that the address names.
    {
      id: 'list',
      name: '列表',
      nameEn: 'List',
      initials: 'lb',
      order: 95,
      roles: ['staff'],
      path: '/list',
      routeName: 'list',
      component: 'pages/configured',
      hidden: true,
    },
  ],
};
