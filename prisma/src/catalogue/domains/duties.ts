import { type DomainCatalogue, permission } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.serial', {
      parentId: 'system',
      initials: 'xlh',
      order: 9,
      hidden: true,
      icon: 'file-text',
      roles: [],
      path: '/xtsz/licence',
      routeName: 'system-licence',
      component: 'duties/licence',
    }),
  ],
};
