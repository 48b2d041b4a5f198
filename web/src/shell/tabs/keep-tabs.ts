import { remove, type StorageKey, write } from '../../shared/storage.ts';
import type { Tab } from './stored-tabs.ts';
import { freshTabs, type TabsState } from './tabs-state.ts';

interface Store {
  readonly getState: () => { readonly tabs: TabsState };
  readonly subscribe: (listener: () => void) => unknown;
}

/** Keeps one list of tabs in session storage. */
function keep(store: Store, key: StorageKey, list: (tabs: TabsState) => readonly Tab[]): void {
  let kept = list(store.getState().tabs);
  store.subscribe(() => {
    const tabs = list(store.getState().tabs);
    if (tabs === kept) return;
    kept = tabs;
    if (tabs === list(freshTabs)) remove(sessionStorage, key);
    else write(sessionStorage, key, JSON.stringify(tabs));
  });
}

/** Keeps the open and the closed tabs over a reload; the fresh ones of a session's end are not kept. */
export function keepTabs(store: Store): void {
  keep(store, 'tabs', ({ items }) => items);
  keep(store, 'closedTabs', ({ closed }) => closed);
}
