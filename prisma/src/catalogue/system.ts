import type { DomainCatalogue } from './domain.ts';

export const system: DomainCatalogue = {
  permissions: [
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
      component: 'hub',
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
      component: 'people/accounts',
      hidden: true,
    },
  ],
};
