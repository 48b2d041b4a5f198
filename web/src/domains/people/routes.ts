import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'people/accounts',
    path: '/xtsz/accounts',
    load: () => import('./pages/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage),
  },
  {
    component: 'people/online',
    path: '/xtsz/online',
    load: () => import('./pages/online-page.tsx').then(({ OnlinePage }) => OnlinePage),
  },
  {
    component: 'people/user-info',
    path: '/userInfo',
    load: () => import('./info/user-info-page.tsx').then(({ UserInfoPage }) => UserInfoPage),
  },
];
