import type { menuEndpoints } from '@hall/contract/menu';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { credentialOf, externalUrl, linkedSystemsOf, linkedUrl } from './linked-url.ts';
import { menuOf, routesOf } from './menu-tree.ts';

export const menuHandlers = (services: Services): Handlers<typeof menuEndpoints> => ({
  mine: (_, { person }) => menuOf(services, person),
  routes: (_, { person }) => routesOf(services, person),
  addFavourite: (request, { person, noted }) => {
    noted.target = request.menuId;
    return addFavourite(services, person, request);
  },
  removeFavourite: (request, { person, noted }) => {
    noted.target = request.menuId;
    return removeFavourite(services, person, request);
  },
  url: (node, { person }) => linkedUrl(services, person, node.id),
  newPageUrl: (node, { person }) => externalUrl(services, person, node.id),
  systems: () => linkedSystemsOf(services),
  credential: (_, { person }) => credentialOf(services, person),
});
