import type { MenuRoute } from '@hall/contract/menu';
import { useEffect, useMemo } from 'react';
import { readJson, write } from '../../shared/storage.ts';
import { useMenuRoutesQuery } from './api.ts';

const isRoutes = (value: unknown): value is MenuRoute[] =>
  Array.isArray(value) && value.every((route) => typeof (route as MenuRoute | null)?.path === 'string');

/**
 * The routes that the menu gives the person (MENU-1): the cached ones at once, replaced when the server's differ.
 * @returns `undefined` while there are none yet
 */
export function useMenuRoutes(): {
  readonly routes: readonly MenuRoute[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { data, isError, refetch } = useMenuRoutesQuery();
  const cached = useMemo(() => readJson(localStorage, 'routes', isRoutes), []);
  useEffect(() => {
    if (data) write(localStorage, 'routes', JSON.stringify(data));
  }, [data]);
  const routes = data ?? cached;
  return { routes, failed: isError && !routes, retry: () => void refetch() };
}

/** Whether the menu has given the person a page; not as long as there are no routes. */
export function useHasPage(address: string): boolean {
  const { routes = [] } = useMenuRoutes();
  return flatRoutes(routes).some(({ path }) => path === address);
}

/** Every route with its children, in one list. */
export const flatRoutes = (routes: readonly MenuRoute[]): MenuRoute[] =>
  routes.flatMap((route) => [route, ...flatRoutes(route.children ?? [])]);
