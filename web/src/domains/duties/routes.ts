import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'duties/licence',
    path: '/xtsz/licence',
    load: () => import('./pages/licence-page.tsx').then(({ LicencePage }) => LicencePage),
  },
];
