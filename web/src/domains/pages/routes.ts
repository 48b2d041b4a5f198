import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'pages/pages',
    path: '/xtsz/pages',
    load: () => import('./pages/pages-page.tsx').then(({ PagesPage }) => PagesPage),
  },
  {
    component: 'pages/setup',
    path: '/xtsz/pages/setup',
    load: () => import('./pages/setup-page.tsx').then(({ SetupPage }) => SetupPage),
  },
];
