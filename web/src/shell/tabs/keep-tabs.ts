import { remove, write } from '../../shared/storage.ts';
import { freshTabs, type TabsState } from './tabs-slice.ts';

interface Store {
  readonly getState: () => { readonly tabs: TabsState };
  readonly subscribe: (listener: () => void) => unknown;
}

/** Keeps the open tabs in session storage, so that a reload keeps the place; the fresh ones of a session's end are not kept. */
export function keepTabs(store: Store): void {
  let kept = store.getState().tabs.items;
  store.subscribe(() => {
    const { items } = store.getState().tabs;
    if (items === kept) return;
    kept = items;
    if (items === freshTabs.items) remove(sessionStorage, 'tabs');
    else write(sessionStorage, 'tabs', JSON.stringify(items));
  });
}
