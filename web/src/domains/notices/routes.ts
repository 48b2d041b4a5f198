import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'notices/list',
    path: '/tzgg',
    load: () => import('./pages/notices-page.tsx').then(({ NoticesPage }) => NoticesPage),
  },
];
