import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'projects/own',
    path: '/projects',
    load: () => import('./pages/own-projects-page.tsx').then(({ OwnProjectsPage }) => OwnProjectsPage),
  },
  {
    component: 'projects/all',
    path: '/projects/all',
    load: () => import('./pages/all-projects-page.tsx').then(({ AllProjectsPage }) => AllProjectsPage),
  },
  {
    component: 'projects/ledger',
    path: '/projects/ledger',
    load: () => import('./pages/ledger-page.tsx').then(({ LedgerPage }) => LedgerPage),
  },
];
