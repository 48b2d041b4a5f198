import { homeApi } from '../domains/home/api.ts';
import { menuApi } from '../domains/menu/api.ts';
import { meApi } from '../shared/account/me-api.ts';
import { askForHabits } from '../shared/habits/habits-api.ts';
import { parametersApi } from '../shared/parameters/parameters-api.ts';
import { savesData } from '../shared/saves-data.ts';
import type { AppDispatch } from '../shared/store-types.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { preparePages } from './prepare-pages.ts';

const UNHELD = { subscribe: false } as const;

/**
 * Asks for what the shell shows first, so that the answers travel while the shell is still being loaded; then has the pages made ready,
 * unless the browser saves data.
 */
export async function askFirst(dispatch: AppDispatch, personId: string): Promise<void> {
  await Promise.all([
    dispatch(askForHabits(personId)),
    dispatch(menuApi.endpoints.mainMenu.initiate(undefined, UNHELD)),
    dispatch(menuApi.endpoints.menuRoutes.initiate(undefined, UNHELD)),
    dispatch(meApi.endpoints.me.initiate(undefined, UNHELD)),
    dispatch(homeApi.endpoints.arrangement.initiate(undefined, UNHELD)),
    dispatch(parametersApi.endpoints.parameters.initiate(undefined, UNHELD)),
  ]);
  if (savesData()) return;
  whenIdle(() => dispatch((_: unknown, getState: () => unknown) => void preparePages(getState()).catch(() => undefined)));
}
