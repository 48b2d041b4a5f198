import type { DomainCatalogue } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [
    // The web shows it as a drawer from pages that are in no menu.
    {
      id: 'applications',
      name: '应用',
      nameEn: 'Applications',
      initials: 'yy',
      order: 5,
      icon: 'appstore',
      path: '/appCenter',
      routeName: 'applications',
      component: 'menu/app-center',
      roles: ['staff'],
    },
    // Opens its first entry.
    {
      id: 'guides',
      name: '制度与指南',
      nameEn: 'Guides',
      initials: 'zdyzn',
      order: 60,
      icon: 'profile',
      directory: true,
      opensFirstChild: true,
      roles: [],
    },
  ],
};
