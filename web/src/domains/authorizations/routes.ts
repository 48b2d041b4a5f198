import type { PageEntry } from '../../shared/navigation/page-entry.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'authorizations/held',
    path: '/authorizations/held',
    load: () => import('./pages/held-page.tsx').then(({ HeldPage }) => HeldPage),
  },
  {
    component: 'authorizations/given',
    path: '/authorizations/given',
    load: () => import('./pages/given-page.tsx').then(({ GivenPage }) => GivenPage),
  },
  {
    component: 'authorizations/changes',
    path: '/authorizations/changes',
    load: () => import('./pages/changes-page.tsx').then(({ ChangesPage }) => ChangesPage),
  },
  {
    component: 'authorizations/uses',
    path: '/authorizations/uses',
    load: () => import('./pages/uses-page.tsx').then(({ UsesPage }) => UsesPage),
  },
  {
    component: 'authorizations/why',
    path: '/authorizations/why',
    load: () => import('./pages/why-use-page.tsx').then(({ WhyUsePage }) => WhyUsePage),
  },
  {
    component: 'authorizations/department',
    path: '/authorizations/department',
    load: () => import('./pages/department-page.tsx').then(({ DepartmentPage }) => DepartmentPage),
  },
  {
    component: 'authorizations/special',
    path: '/authorizations/special',
    load: () => import('./pages/special-page.tsx').then(({ SpecialPage }) => SpecialPage),
  },
  {
    component: 'authorizations/remove',
    path: '/authorizations/remove',
    load: () => import('./pages/remove-page.tsx').then(({ RemovePage }) => RemovePage),
  },
  {
    component: 'authorizations/all',
    path: '/authorizations/all',
    load: () => import('./pages/all-page.tsx').then(({ AllPage }) => AllPage),
  },
];
