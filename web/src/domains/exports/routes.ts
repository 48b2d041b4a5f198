import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'exports/list',
    path: '/exports',
    load: () => import('./pages/exports-page.tsx').then(({ ExportsPage }) => ExportsPage),
  },
];
