import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'notices/list',
    path: '/tzgg',
    load: () => import('./pages/notices-page.tsx').then(({ NoticesPage }) => NoticesPage),
  },
  {
    component: 'notices/manage',
    path: '/xtsz/notices',
    load: () => import('./management/pages/manage-page.tsx').then(({ ManagePage }) => ManagePage),
  },
  {
    component: 'notices/readers',
    path: '/xtsz/notices/readers',
    load: () => import('./management/pages/readers-page.tsx').then(({ ReadersPage }) => ReadersPage),
  },
];
