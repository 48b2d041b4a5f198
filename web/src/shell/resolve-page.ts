import type { MenuRoute } from '@hall/contract/menu';
import type { PageEntry } from '../shared/navigation/page-entry.ts';

/** What an address is to a person: a page, one that the roles do not include, nothing, or not known before the routes are. */
export type Resolved =
  | { readonly kind: 'page'; readonly page: PageEntry; readonly route: MenuRoute | undefined }
  | { readonly kind: 'no-permission' | 'not-found' | 'waiting' };

const allows = (route: MenuRoute, roles: readonly string[]): boolean =>
  route.meta.roles.length === 0 || route.meta.roles.some((role) => roles.includes(role));

/**
 * Finds the page of an address (ENTRY-5, MENU-1).
 * @param routes the person's routes in one list; `undefined` while they are on their way
 * @param roles the person's roles; `undefined` until they arrive: the routes alone decide until then
 */
export function resolvePage(
  path: string,
  pages: readonly PageEntry[],
  routes: readonly MenuRoute[] | undefined,
  roles: readonly string[] | undefined,
): Resolved {
  const known = pages.find((page) => page.path === path);
  const route = routes?.find((candidate) => candidate.path === path);
  if (known?.everyone) return { kind: 'page', page: known, route };
  if (!routes) return { kind: 'waiting' };
  const page = route && pages.find(({ component }) => component === route.component);
  if (!route || !page) return { kind: known ? 'no-permission' : 'not-found' };
  return roles && !allows(route, roles) ? { kind: 'no-permission' } : { kind: 'page', page, route };
}
