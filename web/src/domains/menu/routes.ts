import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'menu/linked-system',
    path: '/qtxt',
    load: () => import('./pages/linked-system-page.tsx').then(({ LinkedSystemPage }) => LinkedSystemPage),
    everyone: true,
  },
  {
    component: 'pages/configured',
    path: '/list',
    load: () => import('./pages/plain-list-page.tsx').then(({ PlainListPage }) => PlainListPage),
  },
];
