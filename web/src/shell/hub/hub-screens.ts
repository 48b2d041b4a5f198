import type { MenuTarget } from '../../domains/menu/search/menu-targets.ts';
import type { zh } from './locales/zh.ts';

export const GROUPS = ['people', 'content', 'platform', 'logs', 'more'] as const;
export type HubGroup = (typeof GROUPS)[number];

type Hint = keyof typeof zh & `${string}Hint`;

/** Where known screens stand and what is said of them, in their order; any other one stands among the last. */
const KNOWN: Readonly<Record<string, readonly [HubGroup, Hint]>> = {
  accounts: ['people', 'accountsHint'],
  roles: ['people', 'rolesHint'],
  permissions: ['people', 'permissionsHint'],
  online: ['people', 'onlineHint'],
  why: ['people', 'whyHint'],
  notices: ['content', 'noticesHint'],
  updates: ['content', 'updatesHint'],
  parameters: ['platform', 'parametersHint'],
  codes: ['platform', 'codesHint'],
  pages: ['platform', 'pagesHint'],
  'linked-systems': ['platform', 'linkedSystemsHint'],
  'todo-sources': ['platform', 'todoSourcesHint'],
  licence: ['platform', 'licenceHint'],
  'operation-log': ['logs', 'operationLogHint'],
  'sign-in-log': ['logs', 'signInLogHint'],
};
const ORDER = Object.keys(KNOWN);

/** A screen of the settings. */
export interface HubScreen extends MenuTarget {
  readonly path: string;
  readonly group: HubGroup;
  readonly hint: Hint | undefined;
}

const pathOf = ({ opens }: MenuTarget): string => ('node' in opens ? (opens.node.path ?? '') : opens.path);

/** The last part of a screen's address; none of what is no screen of the settings, or stands below one. */
const nameOf = (path: string): string | undefined => /^\/xtsz\/([^/?#]+)$/.exec(path)?.[1];

function screenOf(target: MenuTarget): HubScreen[] {
  const path = pathOf(target);
  const name = nameOf(path);
  if (name === undefined) return [];
  const [group, hint] = KNOWN[name] ?? (['more', undefined] as const);
  // What they stand in is the settings, for all of them: by that none is found.
  return [{ ...target, path, group, hint, within: undefined }];
}

const placeOf = ({ path }: HubScreen): number => {
  const place = ORDER.indexOf(nameOf(path) ?? '');
  return place < 0 ? ORDER.length : place;
};

/** The screens of the settings among all that the person may open; pages that stand below one of them are reached from there. */
export const hubScreens = (targets: readonly MenuTarget[]): readonly HubScreen[] =>
  targets.flatMap(screenOf).sort((one, other) => placeOf(one) - placeOf(other));
