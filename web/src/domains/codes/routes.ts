import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'codes/codes',
    path: '/xtsz/codes',
    load: () => import('./pages/codes-page.tsx').then(({ CodesPage }) => CodesPage),
  },
  {
    component: 'codes/entries',
    path: '/xtsz/codes/entries',
    load: () => import('./pages/entries-page.tsx').then(({ EntriesPage }) => EntriesPage),
  },
];
