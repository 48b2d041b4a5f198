import type { ComponentType } from 'react';
import { accountPages } from '../domains/account/routes.ts';
import { logsPages } from '../domains/logs/routes.ts';
import { menuPages } from '../domains/menu/routes.ts';
import { noticesPages } from '../domains/notices/routes.ts';
import { peoplePages } from '../domains/people/routes.ts';
import { loadChunk } from '../shared/navigation/load-chunk.ts';
import type { PageEntry } from '../shared/navigation/page-entry.ts';

export const homePage: PageEntry = {
  component: 'home',
  path: '/home',
  load: () => loadChunk(() => import('./pages/home-page.tsx').then(({ HomePage }): ComponentType => HomePage)),
  everyone: true,
};

const hubPage: PageEntry = {
  component: 'hub',
  path: '/xtsz',
  load: () => loadChunk(() => import('./pages/hub-page.tsx').then(({ HubPage }) => HubPage)),
};

/** Every page of the application: which component of the server's routes it is, and its address. */
export const PAGES: readonly PageEntry[] = [
  homePage,
  hubPage,
  ...accountPages,
  ...menuPages,
  ...logsPages,
  ...noticesPages,
  ...peoplePages,
];

/** Whether an address leads to a page at all, whoever asks. */
export const isKnownPath = (path: string): boolean => PAGES.some((page) => page.path === path);
