import { type MenuNode, menuEndpoints } from '@hall/contract/menu';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { withFavourite } from './menu-tree.ts';

export const menuApi = apiWithTags('menu/own', 'todos/pending').injectEndpoints({
  endpoints: (build) => ({
    mainMenu: queryFor(build, menuEndpoints.mine, ['menu/own'], { tells: 'end' }),
    menuRoutes: queryFor(build, menuEndpoints.routes, [], { tells: 'end' }),
    menuUrl: mutationFor(build, menuEndpoints.url, [], { tells: 'end' }),
    newPageUrl: mutationFor(build, menuEndpoints.newPageUrl, [], { tells: 'end' }),
    // Each answer is good for one use, so none is kept.
    credential: mutationFor(build, menuEndpoints.credential, [], { tells: 'end' }),
    linkedSystems: queryFor(build, menuEndpoints.systems, [], { tells: 'end' }),
    addFavourite: mutationFor(build, menuEndpoints.addFavourite, ['menu/own']),
    removeFavourite: mutationFor(build, menuEndpoints.removeFavourite, ['menu/own']),
  }),
});

export const { useMainMenuQuery, useMenuRoutesQuery, useMenuUrlMutation } = menuApi;

/** Has what waits for the person asked for anew: something may have been done about it in a linked system. */
export const pendingStale = () => menuApi.util.invalidateTags(['todos/pending']);

/** Adds or removes a common function; the star changes at once and goes back should the call fail (APPS-2). */
export const changeFavourite = (node: MenuNode, personId: string) => async (dispatch: AppDispatch) => {
  const add = node.favourite === 'none';
  const shown = dispatch(
    menuApi.util.updateQueryData('mainMenu', undefined, (menu) => withFavourite(menu, node.id, add ? 'added' : 'none')),
  );
  const request = { personId, menuId: node.id, systemId: node.systemId };
  const change = add ? menuApi.endpoints.addFavourite : menuApi.endpoints.removeFavourite;
  const answer = await dispatch(change.initiate(request));
  if ('error' in answer) shown.undo();
};
