import { loadChunk } from '../../shared/navigation/load-chunk.ts';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'logs/operations',
    path: '/xtsz/operation-log',
    load: () => loadChunk(() => import('./pages/operations-page.tsx').then(({ OperationsPage }) => OperationsPage)),
  },
  {
    component: 'logs/sign-ins',
    path: '/xtsz/sign-in-log',
    load: () => loadChunk(() => import('./pages/sign-ins-page.tsx').then(({ SignInsPage }) => SignInsPage)),
  },
];
