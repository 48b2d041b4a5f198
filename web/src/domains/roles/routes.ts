import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'roles/roles',
    path: '/xtsz/roles',
    load: () => import('./pages/roles-page.tsx').then(({ RolesPage }) => RolesPage),
  },
  {
    component: 'roles/why',
    path: '/xtsz/why',
    load: () => import('./pages/why-page.tsx').then(({ WhyPage }) => WhyPage),
  },
  {
    component: 'roles/permissions',
    path: '/xtsz/permissions',
    load: () => import('./pages/permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
  },
];
