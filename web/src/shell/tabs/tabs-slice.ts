import { TAB_MAX } from '@hall/contract/rules/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../shared/session/session-slice.ts';
import { storedTabs, type Tab } from './stored-tabs.ts';

export interface TabsState {
  readonly items: readonly Tab[];
  /** Key of the tab shown; none while the address leads to no page. */
  readonly active: string | undefined;
}

/** The first tab; it stays (TABS-2). */
export const HOME_TAB: Tab = { key: '/home', href: '/home' };
export const freshTabs: TabsState = { items: [HOME_TAB], active: HOME_TAB.key };

const isOpen = ({ items }: TabsState, key: string): boolean => items.some((tab) => tab.key === key);

/** The tab that goes to make room for a page, if one has to: the oldest that is neither the first nor active (TABS-1). */
export function droppedFor(state: TabsState, key: string): Tab | undefined {
  if (isOpen(state, key) || state.items.length < TAB_MAX) return undefined;
  return state.items.find((tab, index) => index > 0 && tab.key !== state.active);
}

/** Shows a page in its tab, opening one when it has none. */
export function showTab(state: TabsState, tab: Tab): TabsState {
  const { items } = state;
  // Nothing is drawn anew for the tab that is shown already.
  if (state.active === tab.key && items.some(({ key, href }) => key === tab.key && href === tab.href)) return state;
  const dropped = droppedFor(state, tab.key);
  const next = isOpen(state, tab.key)
    ? items.map((old) => (old.key === tab.key ? { ...old, ...tab } : old))
    : [...items.filter((old) => old !== dropped), tab];
  return { items: next, active: tab.key };
}

/** Closes a tab. The active one's right neighbour follows it, else the left, else the first (TABS-3). */
export function closeTab(state: TabsState, key: string): TabsState {
  const index = state.items.findIndex((tab) => tab.key === key);
  if (index <= 0) return state;
  const items = state.items.filter((tab) => tab.key !== key);
  if (state.active !== key) return { ...state, items };
  const follower = items[index] ?? items[index - 1] ?? items[0];
  return { items, active: follower?.key };
}

/** Closes every tab but one and the first (TABS-4); the one is shown. */
export function closeOthers(state: TabsState, key: string): TabsState {
  const items = state.items.filter((tab, index) => index === 0 || tab.key === key);
  return { items, active: items.at(-1)?.key };
}

/** Moves a tab so that it stands at a place among the others; never before the first (TABS-6). */
export function moveTab(state: TabsState, key: string, to: number): TabsState {
  const from = state.items.findIndex((tab) => tab.key === key);
  const moved = state.items[from];
  const place = Math.min(Math.max(to, 1), state.items.length - 1);
  if (from <= 0 || !moved || place === from) return state;
  const others = state.items.filter((tab) => tab !== moved);
  return { ...state, items: [...others.slice(0, place), moved, ...others.slice(place)] };
}

/** Starts the page of a tab anew (TABS-4). */
export const refreshTab = (state: TabsState, key: string): TabsState => ({
  ...state,
  items: state.items.map((tab) => (tab.key === key ? { ...tab, turn: (tab.turn ?? 0) + 1 } : tab)),
});

export const tabsSlice = createSlice({
  name: 'tabs',
  initialState: (): TabsState => ({ ...freshTabs, items: storedTabs() ?? freshTabs.items }),
  reducers: {
    tabShown: (state, { payload }: PayloadAction<Tab>) => showTab(state, payload),
    tabClosed: (state, { payload }: PayloadAction<string>) => closeTab(state, payload),
    othersClosed: (state, { payload }: PayloadAction<string>) => closeOthers(state, payload),
    tabMoved: (state, { payload }: PayloadAction<{ readonly key: string; readonly to: number }>) => moveTab(state, payload.key, payload.to),
    tabRefreshed: (state, { payload }: PayloadAction<string>) => refreshTab(state, payload),
    noTabShown: (state) => ({ ...state, active: undefined }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => freshTabs);
  },
});

export const { tabShown, tabClosed, othersClosed, tabMoved, tabRefreshed, noTabShown } = tabsSlice.actions;
export const selectTabs = (state: { readonly tabs: TabsState }): TabsState => state.tabs;
