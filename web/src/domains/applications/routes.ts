import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'applications/own',
    path: '/applications',
    load: () => import('./pages/own-page.tsx').then(({ OwnPage }) => OwnPage),
  },
  {
    component: 'applications/approvals',
    path: '/applications/approvals',
    load: () => import('./pages/approvals-page.tsx').then(({ ApprovalsPage }) => ApprovalsPage),
  },
  {
    component: 'applications/audits',
    path: '/applications/audits',
    load: () => import('./pages/audits-page.tsx').then(({ AuditsPage }) => AuditsPage),
  },
  {
    component: 'applications/all',
    path: '/applications/all',
    load: () => import('./pages/all-page.tsx').then(({ AllPage }) => AllPage),
  },
];
