import type { ComponentType } from 'react';
import type { PageEntry } from '../shared/navigation/page-entry.ts';

export const homePage: PageEntry = {
  component: 'home',
  path: '/home',
  load: () => import('./pages/home-page.tsx').then(({ HomePage }): ComponentType => HomePage),
  everyone: true,
};

const hubPage: PageEntry = {
  component: 'hub',
  path: '/xtsz',
  load: () => import('./hub/hub-page.tsx').then(({ HubPage }) => HubPage),
};

/** The pages of every domain that has a `routes.ts`. */
const ofDomains = import.meta.glob<readonly PageEntry[]>('../domains/*/routes.ts', { eager: true, import: 'pages' });

/** Every page of the application: which component of the server's routes it is, and its address. */
export const PAGES: readonly PageEntry[] = [homePage, hubPage, ...Object.values(ofDomains).flat()];

/** Whether an address leads to a page at all, whoever asks. */
export const isKnownPath = (path: string): boolean => PAGES.some((page) => page.path === path);
