import { useLayoutEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { type Location, useLocation } from 'react-router-dom';
import { flatRoutes, useMenuRoutes } from '../domains/menu/use-menu-routes.ts';
import { useMeQuery } from '../shared/account/me-api.ts';
import { ledFromOf } from '../shared/navigation/led-from.ts';
import { namedPath } from './named-path.ts';
import { PAGES } from './page-table.ts';
import { type Resolved, resolvePage } from './resolve-page.ts';
import { keyOf } from './tabs/tab-key.ts';
import { noTabShown, tabShown, tabShownInstead } from './tabs/tabs-slice.ts';

export interface Place {
  readonly location: Location;
  readonly resolved: Resolved;
  readonly key: string;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Where the person is: the page of the address, which has (or gets) its tab. */
export function usePlace(): Place {
  const dispatch = useDispatch();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const { routes, failed, retry } = useMenuRoutes();
  const { data: me } = useMeQuery();
  const resolved = useMemo<Resolved>(
    () =>
      // The address is on its way to another, and no page of its own is opened.
      namedPath({ search }) !== undefined
        ? { kind: 'waiting' }
        : resolvePage(
            pathname,
            PAGES,
            routes && flatRoutes(routes),
            me?.roles.map(({ id }) => id),
          ),
    [pathname, search, routes, me],
  );
  const key = keyOf(pathname, search);
  const { kind } = resolved;
  const from = ledFromOf(location.state);
  useLayoutEffect(() => {
    const tab = { key, href: pathname + search + hash };
    if (kind !== 'page') dispatch(noTabShown());
    else dispatch(from === undefined ? tabShown(tab) : tabShownInstead({ tab, from }));
  }, [dispatch, kind, key, pathname, search, hash, from]);
  return { location, resolved, key, failed, retry };
}
