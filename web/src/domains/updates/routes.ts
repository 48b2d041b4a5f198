import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'updates/updates',
    path: '/xtsz/updates',
    load: () => import('./pages/updates-page.tsx').then(({ UpdatesPage }) => UpdatesPage),
  },
];
