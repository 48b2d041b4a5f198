import { type DomainCatalogue, permission } from './domain.ts';

const hidden = { hidden: true, roles: [] } as const;
const onAccounts = { ...hidden, parentId: 'system.accounts' } as const;

export const people: DomainCatalogue = {
  permissions: [
    permission('system.accounts', {
      ...hidden,
      parentId: 'system',
      initials: 'zhgl',
      order: 1,
      icon: 'team',
      path: '/xtsz/accounts',
      routeName: 'system-accounts',
      component: 'people/accounts',
    }),
    permission('system.accounts.lock', { ...onAccounts, initials: 'sdhjszh', order: 1 }),
    permission('system.accounts.enable', { ...onAccounts, initials: 'qyhtyzh', order: 2 }),
    permission('system.accounts.reset-password', { ...onAccounts, initials: 'zzmm', order: 3 }),
  ],
};
