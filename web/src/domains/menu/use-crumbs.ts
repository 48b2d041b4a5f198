import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import { useLocation, useNavigate } from 'react-router-dom';
import { functionsOf } from './menu-tree.ts';
import { useOpenFunction } from './parts/function-opener.tsx';
import { useTrail } from './use-menu.ts';
import { flatRoutes, useMenuRoutes } from './use-menu-routes.ts';

/** A part of the way to a page. */
export interface Crumb {
  readonly key: string;
  readonly name: string;
  readonly nameEn?: string | undefined;
  /** Goes there: to its page, or to the first function of a system. */
  readonly go: () => void;
}

/** The routes above a path and its own, such as `/xtsz` above `/xtsz/accounts`. */
const routesAlong = (routes: readonly MenuRoute[], pathname: string): MenuRoute[] =>
  routes
    .filter(({ path }) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length);

const first = (node: MenuNode): MenuNode => (node.path ? node : (functionsOf([node])[0] ?? node));

/** The way from the system to the page of the address: through the menu, or where that does not have it, through the routes (SHELL-3). */
export function useCrumbs(): readonly Crumb[] {
  const open = useOpenFunction();
  const navigate = useNavigate();
  const trail = useTrail();
  const { pathname } = useLocation();
  const { routes } = useMenuRoutes();
  if (trail.length > 0) return trail.map((node) => ({ key: node.id, name: node.name, nameEn: node.nameEn, go: () => open(first(node)) }));
  return routesAlong(flatRoutes(routes ?? []), pathname)
    .filter(({ path }) => path !== '/qtxt')
    .map(({ path, meta }) => ({ key: path, name: meta.title.zh, nameEn: meta.title.en, go: () => void navigate(path) }));
}
