import { useLocation, useSearchParams } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { flatRoutes, useMenuRoutes } from '../use-menu-routes.ts';

/** A list page that is nothing but its configuration, which the address or the route names as its template (QUERY-1, MENU-3). */
export function PlainListPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { routes = [] } = useMenuRoutes();
  const page = search.get('mbid') ?? flatRoutes(routes).find(({ path }) => path === pathname)?.templateId;
  return page ? <ConfiguredPage page={page} /> : null;
}
