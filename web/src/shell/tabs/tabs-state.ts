import { TAB_MAX } from '@hall/contract/rules/constants';
import { CLOSED_MAX, type Tab } from './stored-tabs.ts';

/** A tab that made room for another one. */
export interface Dropped {
  readonly tab: Tab;
  /** Where it stood. */
  readonly index: number;
  /** Key of the tab that was opened. */
  readonly by: string;
}

export interface TabsState {
  readonly items: readonly Tab[];
  /** Key of the tab shown; none while the address leads to no page. */
  readonly active: string | undefined;
  /** The tabs closed in this session, the latest first. */
  readonly closed: readonly Tab[];
  /** What the limit closed last, as long as it can be undone. */
  readonly dropped?: Dropped | undefined;
}

/** The first tab; it stays (TABS-2). */
export const HOME_TAB: Tab = { key: '/home', href: '/home' };
export const freshTabs: TabsState = { items: [HOME_TAB], active: HOME_TAB.key, closed: [] };

const isOpen = ({ items }: TabsState, key: string): boolean => items.some((tab) => tab.key === key);

/** How many tabs stand before the ones that are not pinned: home and the pinned ones. */
export const fixedCount = ({ items }: TabsState): number => items.filter(({ pinned }, index) => index === 0 || pinned).length;

/**
 * The tab that goes to make room for a page, if one has to: the oldest that is neither the first nor active (TABS-1), a pinned one
 * only when all are (TABS-7).
 */
export function droppedFor(state: TabsState, key: string): Tab | undefined {
  if (isOpen(state, key) || state.items.length < TAB_MAX) return undefined;
  const others = state.items.filter((tab, index) => index > 0 && tab.key !== state.active);
  return others.find(({ pinned }) => !pinned) ?? others[0];
}

/** A state with other tabs: those that went can be opened again, and what the limit closed can be undone while its follower is open. */
function withItems(state: TabsState, items: readonly Tab[], active: string | undefined): TabsState {
  const isThere = (key: string) => items.some((tab) => tab.key === key);
  const gone = state.items.filter(({ key }) => !isThere(key)).map(({ key, href }) => ({ key, href }));
  const closed = [...gone.toReversed(), ...state.closed.filter(({ key }) => !isThere(key))].slice(0, CLOSED_MAX);
  const same = gone.length === 0 && closed.length === state.closed.length;
  const dropped = state.dropped && isThere(state.dropped.by) && !isThere(state.dropped.tab.key) ? state.dropped : undefined;
  return { items, active, closed: same ? state.closed : closed, ...(dropped ? { dropped } : {}) };
}

/** Shows a page in its tab, opening one when it has none. */
export function showTab(state: TabsState, tab: Tab): TabsState {
  const { items } = state;
  // Nothing is drawn anew for the tab that is shown already.
  if (state.active === tab.key && items.some(({ key, href }) => key === tab.key && href === tab.href)) return state;
  if (isOpen(state, tab.key)) {
    const next = items.map((old) => (old.key === tab.key ? { ...old, ...tab } : old));
    return { ...state, items: next, active: tab.key };
  }
  const dropped = droppedFor(state, tab.key);
  const next = withItems(state, [...items.filter((old) => old !== dropped), tab], tab.key);
  return dropped ? { ...next, dropped: { tab: dropped, index: items.indexOf(dropped), by: tab.key } } : next;
}

/** Has an open tab lead to another address of its page, whichever is shown. */
export function leadTab(state: TabsState, { key, href }: Tab): TabsState {
  if (!state.items.some((tab) => tab.key === key && tab.href !== href)) return state;
  return { ...state, items: state.items.map((tab) => (tab.key === key ? { ...tab, href } : tab)) };
}

/** Shows a page in the tab of an address that led to it and has no page of its own; that tab goes where the page has one already. */
export function showInstead(state: TabsState, tab: Tab, from: string): TabsState {
  if (isOpen(state, tab.key)) return showTab({ ...state, items: state.items.filter(({ key }) => key !== from) }, tab);
  if (!isOpen(state, from)) return showTab(state, tab);
  const items = state.items.map((old) => (old.key === from ? { ...old, ...tab } : old));
  const dropped = state.dropped?.by === from ? { ...state.dropped, by: tab.key } : state.dropped;
  return { ...state, items, active: tab.key, dropped };
}

/** The tab that is next to one that goes: its right neighbour, else the left (TABS-3). */
export function neighbourOf({ items }: TabsState, key: string): Tab | undefined {
  const index = items.findIndex((tab) => tab.key === key);
  return items[index + 1] ?? items[index - 1];
}

/** Closes a tab; its neighbour is shown where it was the active one (TABS-3). A pinned one stays (TABS-7). */
export function closeTab(state: TabsState, key: string): TabsState {
  const index = state.items.findIndex((tab) => tab.key === key);
  if (index <= 0 || state.items[index]?.pinned) return state;
  const items = state.items.filter((tab) => tab.key !== key);
  return withItems(state, items, state.active === key ? neighbourOf(state, key)?.key : state.active);
}

/** Closes every tab but one, the first and the pinned ones (TABS-4); the one is shown. */
export function closeOthers(state: TabsState, key: string): TabsState {
  const items = state.items.filter((tab, index) => index === 0 || tab.key === key || tab.pinned);
  return withItems(state, items, key);
}

/** Moves a tab so that it stands at a place among the others of its kind, pinned or not; never before the first (TABS-6). */
export function moveTab(state: TabsState, key: string, to: number): TabsState {
  const from = state.items.findIndex((tab) => tab.key === key);
  const moved = state.items[from];
  const fixed = fixedCount(state);
  const [least, most] = moved?.pinned ? [1, fixed - 1] : [fixed, state.items.length - 1];
  const place = Math.min(Math.max(to, least), most);
  if (from <= 0 || !moved || place === from) return state;
  const others = state.items.filter((tab) => tab !== moved);
  return { ...state, items: [...others.slice(0, place), moved, ...others.slice(place)] };
}

/** Pins a tab, which then stands behind the pinned ones, or takes the pin off, so that it stands before the others (TABS-7). */
export function togglePin(state: TabsState, key: string): TabsState {
  const index = state.items.findIndex((tab) => tab.key === key);
  const tab = state.items[index];
  if (index <= 0 || !tab) return state;
  const others = state.items.filter((other) => other !== tab);
  const place = fixedCount({ ...state, items: others });
  const { pinned, ...bare } = tab;
  // What is pinned stays: it makes room for nothing any more.
  const dropped = state.dropped?.by === key ? undefined : state.dropped;
  return { ...state, dropped, items: [...others.slice(0, place), pinned ? bare : { ...tab, pinned: true }, ...others.slice(place)] };
}

/** Starts the page of a tab anew (TABS-4). */
export const refreshTab = (state: TabsState, key: string): TabsState => ({
  ...state,
  items: state.items.map((tab) => (tab.key === key ? { ...tab, turn: (tab.turn ?? 0) + 1 } : tab)),
});

/** Puts the tab that the limit closed back to its place and shows it; the one that was opened goes (TABS-7). */
export function undoDrop(state: TabsState): TabsState {
  const { dropped } = state;
  if (!dropped) return state;
  const { tab, index, by } = dropped;
  const others = state.items.filter(({ key }) => key !== by);
  const fixed = fixedCount({ ...state, items: others });
  const place = tab.pinned ? Math.min(index, fixed) : Math.max(index, fixed);
  return withItems(state, [...others.slice(0, place), tab, ...others.slice(place)], tab.key);
}
