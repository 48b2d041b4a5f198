import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'parameters/parameters',
    path: '/xtsz/parameters',
    load: () => import('./pages/parameters-page.tsx').then(({ ParametersPage }) => ParametersPage),
  },
];
