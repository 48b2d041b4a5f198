import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'statistics/authority',
    path: '/statistics/authority',
    load: () => import('./pages/authority-page.tsx').then(({ AuthorityPage }) => AuthorityPage),
  },
];
