import { linkedSystemManagementEndpoints } from '@hall/contract/linked-system-management';
import type { menuEndpoints } from '@hall/contract/menu';
import type { ownSystemsEndpoints } from '@hall/contract/own-systems';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { orderFavourites } from './favourite-order.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { credentialOf, externalUrl, linkedSystemsOf, linkedUrl } from './linked-url.ts';
import { menuOf, routesOf } from './menu-tree.ts';
import { ownSystems } from './own-systems/own-systems.ts';
import { systemState } from './own-systems/system-state.ts';
import { changeSystem, createSystem, deleteSystem } from './systems/change-system.ts';
import { systemEntries, systemSettings, systems } from './systems/system-settings.ts';
import { trySystem } from './systems/try-system.ts';

export const menuHandlers: Handlers<typeof menuEndpoints & typeof linkedSystemManagementEndpoints & typeof ownSystemsEndpoints> = {
  mine: keptAnswer(menuOf, { leaves: ['FavouriteFunction'] }),
  routes: keptAnswer(routesOf),
  addFavourite,
  removeFavourite,
  orderFavourites,
  url: linkedUrl,
  newPageUrl: externalUrl,
  systems: linkedSystemsOf,
  credential: credentialOf,
  systemSettings,
  exportSystems: exportList(linkedSystemManagementEndpoints.exportSystems, systems),
  printSystems: printList(systems),
  systemEntries,
  createSystem,
  changeSystem,
  deleteSystem,
  trySystem,
  ownSystems,
  systemState,
};
