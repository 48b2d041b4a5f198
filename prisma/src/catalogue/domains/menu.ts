import type { DomainCatalogue } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [
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
