import { type MenuNode, menuEndpoints } from '@hall/contract/menu';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { withFavourite, withOrder } from './menu-tree.ts';

export const menuApi = apiWithTags('menu/own', 'menu/routes', 'menu/systems', 'menu/own-systems', 'todos/pending').injectEndpoints({
  endpoints: (build) => ({
    mainMenu: queryFor(build, menuEndpoints.mine, ['menu/own'], { tells: 'end' }),
    menuRoutes: queryFor(build, menuEndpoints.routes, ['menu/routes'], { tells: 'end' }),
    menuUrl: mutationFor(build, menuEndpoints.url, ['menu/own-systems'], { tells: 'end' }),
    newPageUrl: mutationFor(build, menuEndpoints.newPageUrl, ['menu/own-systems'], { tells: 'end' }),
    // Each answer is good for one use, so none is kept.
    credential: mutationFor(build, menuEndpoints.credential, [], { tells: 'end' }),
    linkedSystems: queryFor(build, menuEndpoints.systems, ['menu/systems'], { tells: 'end' }),
    addFavourite: mutationFor(build, menuEndpoints.addFavourite, ['menu/own']),
    removeFavourite: mutationFor(build, menuEndpoints.removeFavourite, ['menu/own']),
    orderFavourites: mutationFor(build, menuEndpoints.orderFavourites, []),
  }),
});

export const { useMainMenuQuery, useMenuRoutesQuery, useMenuUrlMutation, useLinkedSystemsQuery } = menuApi;

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

/** Shows the common functions in an order. */
export const showOrder = (menuIds: readonly string[]) =>
  menuApi.util.updateQueryData('mainMenu', undefined, (menu) => withOrder(menu, menuIds));

/** An order of common functions that is to be kept, and the one before. */
export interface NewOrder {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Has an order of common functions kept that shows already; what it was shows again should the call fail (APPS-4).
 * @returns whether it is kept
 */
export const keepOrder =
  ({ before, after }: NewOrder, personId: string, isLast: () => boolean) =>
  async (dispatch: AppDispatch) => {
    const answer = await dispatch(menuApi.endpoints.orderFavourites.initiate({ personId, menuIds: [...after] }));
    if (!('error' in answer)) return true;
    if (isLast()) dispatch(showOrder(before));
    return false;
  };
