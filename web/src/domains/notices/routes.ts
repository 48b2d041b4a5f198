import { loadChunk } from '../../shared/navigation/load-chunk.ts';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'notices/list',
    path: '/tzgg',
    load: () => loadChunk(() => import('./pages/notices-page.tsx').then(({ NoticesPage }) => NoticesPage)),
  },
];
