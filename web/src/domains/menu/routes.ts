import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { APP_CENTER_PATH } from './app-center-path.ts';

export const pages: readonly PageEntry[] = [
  {
    component: 'menu/linked-system',
    path: '/qtxt',
    load: () => import('./pages/linked-system-page.tsx').then(({ LinkedSystemPage }) => LinkedSystemPage),
    everyone: true,
  },
  {
    component: 'menu/app-center',
    path: APP_CENTER_PATH,
    load: () => import('./pages/app-center-page.tsx').then(({ AppCenterPage }) => AppCenterPage),
    everyone: true,
  },
  {
    component: 'pages/configured',
    path: '/list',
    load: () => import('./pages/plain-list-page.tsx').then(({ PlainListPage }) => PlainListPage),
  },
  {
    component: 'menu/linked-systems',
    path: '/xtsz/linked-systems',
    load: () => import('./systems/linked-systems-page.tsx').then(({ LinkedSystemsPage }) => LinkedSystemsPage),
  },
  {
    component: 'menu/third-party',
    path: '/thirdParty',
    load: () => import('./third-party/third-party-page.tsx').then(({ ThirdPartyPage }) => ThirdPartyPage),
  },
];
