import { type DomainCatalogue, permission } from '../domain.ts';

/** Below it stands what administrators always hold. It is reached from its own page and not listed in the menu. */
export const catalogue: DomainCatalogue = {
  permissions: [
    {
      id: 'system',
      name: '系统设置',
      nameEn: 'System settings',
      initials: 'xtsz',
      order: 90,
      icon: 'setting',
      directory: true,
      hidden: true,
      roles: [],
    },
    permission('system.hub', {
      parentId: 'system',
      initials: 'xtsz',
      order: 0,
      icon: 'setting',
      path: '/xtsz',
      routeName: 'system',
      component: 'hub',
      hidden: true,
      roles: [],
    }),
  ],
};
