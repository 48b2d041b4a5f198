import type { MenuNode } from '@hall/contract/menu';
import { useMemo } from 'react';
import { useMainMenuQuery } from './api.ts';
import { type Opening, openingOf } from './opening.ts';
import { flatRoutes, useMenuRoutes } from './use-menu-routes.ts';

/** Tells where entries of the person's menu open. */
export function useOpening(): (node: MenuNode) => Opening {
  const { data: top } = useMainMenuQuery();
  const { routes } = useMenuRoutes();
  return useMemo(() => {
    const place = { top: top ?? [], routes: routes && flatRoutes(routes) };
    return (node) => openingOf(node, place);
  }, [top, routes]);
}
