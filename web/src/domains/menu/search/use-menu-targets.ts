import type { MenuNode } from '@hall/contract/menu';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { CENTER_PATH } from '../../account/index.ts';
import { useMainMenuQuery } from '../api.ts';
import { useOpenFunction } from '../parts/function-opener.tsx';
import { useRecent } from '../recent.ts';
import { flatRoutes, useMenuRoutes } from '../use-menu-routes.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import { functionTargets, type MenuTarget, pageTargets } from './menu-targets.ts';

/** Everybody has it, and no menu lists it. */
const CENTER: MenuTarget = {
  id: CENTER_PATH,
  name: zh.personalCenter,
  nameEn: en.personalCenter,
  pinyin: "grzx ge'ren'zhong'xin",
  system: undefined,
  icon: { image: 'user' },
  opens: { path: CENTER_PATH },
};

/** All that the person may open: common and recent functions are nearer at hand than others. */
export function useMenuTargets(): readonly MenuTarget[] {
  const { data: menu } = useMainMenuQuery();
  const { routes } = useMenuRoutes();
  const { data: me } = useMeQuery();
  const recent = useRecent(me?.id);
  return useMemo(() => {
    const nearnessOf = ({ id, favourite }: MenuNode) => (favourite === 'none' ? 0 : 1) + (recent.includes(id) ? 1 : 0);
    const functions = functionTargets(menu ?? [], nearnessOf);
    const listed = new Set(functions.flatMap(({ opens }) => ('node' in opens ? (opens.node.path ?? []) : [])));
    const pages = pageTargets(flatRoutes(routes ?? [])).filter(({ id }) => !listed.has(id));
    return [...functions, ...pages, CENTER];
  }, [menu, routes, recent]);
}

/** Opens what was found where it belongs. */
export function useOpenTarget(): (target: Pick<MenuTarget, 'opens'>) => void {
  const open = useOpenFunction();
  const navigate = useNavigate();
  return useCallback(
    ({ opens }) => {
      if ('node' in opens) open(opens.node);
      else void navigate(opens.path, { flushSync: true });
    },
    [open, navigate],
  );
}
