import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'logs/operations',
    path: '/xtsz/operation-log',
    load: () => import('./pages/operations-page.tsx').then(({ OperationsPage }) => OperationsPage),
  },
  {
    component: 'logs/sign-ins',
    path: '/xtsz/sign-in-log',
    load: () => import('./pages/sign-ins-page.tsx').then(({ SignInsPage }) => SignInsPage),
  },
];
