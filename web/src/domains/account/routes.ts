import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { CENTER_PATH } from './section-address.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'personal-center',
    path: CENTER_PATH,
    load: () => import('./pages/center-page.tsx').then(({ CenterPage }) => CenterPage),
    everyone: true,
  },
];
