import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'sheets/verify',
    path: '/verify',
    load: () => import('./pages/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
    everyone: true,
  },
];
