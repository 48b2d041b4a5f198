import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import { hostPath } from '../../shared/navigation/host-path.ts';

/** What an entry of the menu asks for. */
type Wish = 'first child' | 'path in window' | 'route' | 'asked in window' | 'host' | 'inside';

interface Rule {
  readonly when: Partial<Pick<MenuNode, 'hint' | 'opening' | 'linkType'>> & { readonly opensFirstChild?: '1' };
  readonly wish: Wish;
}

/** How entries open: the first rule that fits decides, so `jc` comes before `memo1` and that before `urlflg` (MENU-2 to MENU-4). */
export const OPENING_RULES: readonly Rule[] = [
  { when: { opensFirstChild: '1' }, wish: 'first child' },
  { when: { hint: '1' }, wish: 'path in window' },
  { when: { hint: '2' }, wish: 'route' },
  { when: { hint: '3' }, wish: 'route' },
  { when: { opening: '0' }, wish: 'inside' },
  { when: { opening: '1', linkType: '0' }, wish: 'asked in window' },
  { when: { opening: '1' }, wish: 'host' },
  { when: { opening: '2' }, wish: 'asked in window' },
];

/**
 * Where an entry opens: on a page of ours; in a new window, at a path of ours, at an external link or at the address that the
 * server is asked for; or nowhere, where the menu names a route or a path that is none.
 */
export type Opening =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'window'; readonly by: 'path'; readonly path: string }
  | { readonly kind: 'window'; readonly by: 'url' | 'newPageUrl'; readonly node: MenuNode }
  | { readonly kind: 'nowhere' };

export interface MenuPlace {
  /** The entries at the top of the menu. */
  readonly top: readonly MenuNode[];
  /** The person's routes in one list; `undefined` while they are on their way. */
  readonly routes: readonly MenuRoute[] | undefined;
}

const isLocal = (path: string | undefined): path is string => path !== undefined && /^\/(?![/\\])/.test(path);

/** Whether an entry is a link to another site. */
const isExternal = ({ path }: MenuNode): boolean => path !== undefined && /^https?:\/\//i.test(path);

const isOurs = (path: string, routes: MenuPlace['routes']): boolean =>
  routes === undefined || routes.some((route) => route.path === path.split(/[?#]/, 1)[0]);

const firstChild = (node: MenuNode, { top }: MenuPlace): MenuNode | undefined =>
  top.some(({ id }) => id === node.id) ? node.children?.find(({ hidden, shown }) => hidden !== true && shown !== false) : undefined;

function routeOf({ routeName, templateId }: MenuNode, { routes }: MenuPlace): Opening {
  const route = routes?.find(({ name }) => name !== undefined && name === routeName);
  if (!route) return { kind: 'nowhere' };
  return { kind: 'page', to: templateId ? `${route.path}?mbid=${encodeURIComponent(templateId)}` : route.path };
}

function pathInWindow(node: MenuNode): Opening {
  if (isExternal(node)) return { kind: 'window', by: 'newPageUrl', node };
  return isLocal(node.path) ? { kind: 'window', by: 'path', path: node.path } : { kind: 'nowhere' };
}

/** Where an entry opens, in the menu that it belongs to. */
export function openingOf(node: MenuNode, place: MenuPlace): Opening {
  const child = firstChild(node, place);
  const fits = ({ when, wish }: Rule) =>
    (wish !== 'first child' || child !== undefined) &&
    Object.entries(when).every(([name, value]) => node[name as keyof MenuNode] === value);
  switch (OPENING_RULES.find(fits)?.wish) {
    case 'first child':
      return child ? openingOf(child, place) : { kind: 'nowhere' };
    case 'path in window':
      return pathInWindow(node);
    case 'route':
      return routeOf(node, place);
    case 'asked in window':
      return { kind: 'window', by: isExternal(node) ? 'newPageUrl' : 'url', node };
    case 'host':
      return { kind: 'page', to: hostPath(node.id) };
    default:
      return { kind: 'page', to: isLocal(node.path) && isOurs(node.path, place.routes) ? node.path : hostPath(node.id) };
  }
}
