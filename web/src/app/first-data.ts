import { menuApi } from '../domains/menu/api.ts';
import { meApi } from '../shared/account/me-api.ts';
import { askForHabits } from '../shared/habits/habits-api.ts';
import { parametersApi } from '../shared/parameters/parameters-api.ts';
import type { AppDispatch } from '../shared/store-types.ts';

/** Asks for what the shell shows first, so that the answers travel while the shell itself is still being loaded. */
export function askFirst(dispatch: AppDispatch, personId: string): void {
  void dispatch(askForHabits(personId));
  void dispatch(menuApi.endpoints.mainMenu.initiate(undefined, { subscribe: false }));
  void dispatch(menuApi.endpoints.menuRoutes.initiate(undefined, { subscribe: false }));
  void dispatch(meApi.endpoints.me.initiate(undefined, { subscribe: false }));
  void dispatch(parametersApi.endpoints.parameters.initiate(undefined, { subscribe: false }));
}
