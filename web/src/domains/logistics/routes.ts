import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'logistics/list',
    path: '/logistics',
    load: () => import('./pages/logistics-page.tsx').then(({ LogisticsPage }) => LogisticsPage),
  },
];
