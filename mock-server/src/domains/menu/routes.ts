import type { menuEndpoints } from '@hall/contract/menu';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { orderFavourites } from './favourite-order.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { credentialOf, externalUrl, linkedSystemsOf, linkedUrl } from './linked-url.ts';
import { menuOf, routesOf } from './menu-tree.ts';

export const menuHandlers: Handlers<typeof menuEndpoints> = {
  mine: keptAnswer(menuOf, { leaves: ['FavouriteFunction'] }),
  routes: keptAnswer(routesOf),
  addFavourite,
  removeFavourite,
  orderFavourites,
  url: linkedUrl,
  newPageUrl: externalUrl,
  systems: linkedSystemsOf,
  credential: credentialOf,
};
