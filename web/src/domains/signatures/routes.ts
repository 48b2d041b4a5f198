import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'signatures/list',
    path: '/signatures',
    load: () => import('./pages/signatures-page.tsx').then(({ SignaturesPage }) => SignaturesPage),
  },
];
