import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'loans/list',
    path: '/loans',
    load: () => import('./pages/loans-page.tsx').then(({ LoansPage }) => LoansPage),
  },
];
