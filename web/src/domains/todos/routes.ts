import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { PENDING_PATH } from './pending-path.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'todos/pending',
    path: PENDING_PATH,
    load: () => import('./pages/pending-page.tsx').then(({ PendingPage }) => PendingPage),
  },
  {
    component: 'todos/sources',
    path: '/xtsz/todo-sources',
    load: () => import('./pages/sources-page.tsx').then(({ SourcesPage }) => SourcesPage),
  },
];
