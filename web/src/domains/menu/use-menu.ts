import type { MenuNode } from '@hall/contract/menu';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMainMenuQuery } from './api.ts';
import { trailTo } from './menu-entries.ts';
import { withoutStart } from './menu-tree.ts';

/** The way through the person's menu to the page of the address (SHELL-3). */
export function useTrail(): readonly MenuNode[] {
  const { data: menu } = useMainMenuQuery();
  const { pathname, search } = useLocation();
  return useMemo(() => trailTo(withoutStart(menu ?? []), { pathname, search }), [menu, pathname, search]);
}
