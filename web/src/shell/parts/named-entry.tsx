import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMainMenuQuery } from '../../domains/menu/api.ts';
import { findByPath } from '../../domains/menu/menu-tree.ts';
import { useOpenFunction } from '../../domains/menu/parts/function-opener.tsx';
import { flatRoutes, useMenuRoutes } from '../../domains/menu/use-menu-routes.ts';
import { useOpening } from '../../domains/menu/use-opening.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { withoutNamed } from '../named-path.ts';
import { HOME_TAB } from '../tabs/tabs-state.ts';
import { useTexts } from '../texts.ts';

/**
 * Opens the path of the menu that the address names by `lb` (SHELL-10), if the person has it; otherwise goes home and says so.
 * The parameter is gone from the address afterwards.
 */
export function NamedEntry({ path }: { readonly path: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const { data: menu, isError } = useMainMenuQuery();
  const { routes, failed } = useMenuRoutes();
  const openingOf = useOpening();
  const open = useOpenFunction();
  const known = (menu !== undefined || isError) && (routes !== undefined || failed);
  useEffect(() => {
    if (!known) return;
    const go = (to: string) => void navigate(to, { replace: true });
    const entry = findByPath(menu ?? [], path);
    const opening = entry && openingOf(entry);
    if (opening?.kind === 'page') return go(opening.to);
    if (entry) {
      go(withoutNamed(location));
      return open(entry);
    }
    const isRoute = flatRoutes(routes ?? []).some((route) => route.path === path.split(/[?#]/, 1)[0]);
    go(isRoute ? path : HOME_TAB.href);
    if (!isRoute) toastLane.show({ tone: 'error', text: t('noSuchMenu') });
  }, [known, menu, routes, path, location, navigate, openingOf, open, t]);
  return null;
}
