import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'todos/pending',
    path: '/dbsx',
    load: () => import('./pages/pending-page.tsx').then(({ PendingPage }) => PendingPage),
  },
  {
    component: 'todos/sources',
    path: '/xtsz/todo-sources',
    load: () => import('./pages/sources-page.tsx').then(({ SourcesPage }) => SourcesPage),
  },
];
