import { menuApi } from '../domains/menu/api.ts';
import { flatRoutes } from '../domains/menu/use-menu-routes.ts';
import { selectParameterRows } from '../shared/parameters/parameters-api.ts';
import { loadAhead } from '../shared/ui/loaded-part.tsx';
import { PAGES } from '../shell/page-table.ts';

/** For how long a rehearsal is kept: taking it down must not delay what the person does first, in ms. */
const KEPT_MS = 30_000;

let rehearsed = false;

/** Once a page's life; where it could not be fetched, the next who signs in has it tried again. */
async function rehearseOnce(state: unknown): Promise<void> {
  if (rehearsed) return;
  const { rehearseList } = await import('./list-rehearsal.tsx');
  rehearsed = true;
  setTimeout(rehearseList(selectParameterRows(state) ?? []), KEPT_MS);
}

/** Makes lists ready to be drawn, and fetches the pages that the menu offers this person; what fails is tried again when it is needed. */
export async function preparePages(state: unknown): Promise<void> {
  const { data: routes = [] } = menuApi.endpoints.menuRoutes.select()(state as never);
  const offered = new Set(flatRoutes(routes).map(({ component }) => component));
  const pages = PAGES.filter(({ component }) => offered.has(component));
  await Promise.all([rehearseOnce(state), ...pages.map(({ load }) => loadAhead(load))]);
}
