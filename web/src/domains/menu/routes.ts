import { loadChunk } from '../../shared/navigation/load-chunk.ts';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'menu/linked-system',
    path: '/qtxt',
    load: () => loadChunk(() => import('./pages/linked-system-page.tsx').then(({ LinkedSystemPage }) => LinkedSystemPage)),
    everyone: true,
  },
  {
    component: 'pages/configured',
    path: '/list',
    load: () => loadChunk(() => import('./pages/plain-list-page.tsx').then(({ PlainListPage }) => PlainListPage)),
  },
];
