import { loadChunk } from '../../shared/navigation/load-chunk.ts';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const systemPages: readonly PageEntry[] = [
  {
    component: 'system/hub',
    path: '/xtsz',
    load: () => loadChunk(() => import('./pages/hub-page.tsx').then(({ HubPage }) => HubPage)),
  },
  {
    component: 'system/accounts',
    path: '/xtsz/accounts',
    load: () => loadChunk(() => import('./pages/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage)),
  },
];
