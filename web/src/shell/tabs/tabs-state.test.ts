import { describe, expect, it } from 'vitest';
import {
  closeOthers,
  closeTab,
  droppedFor,
  freshTabs,
  HOME_TAB,
  leadTab,
  moveTab,
  neighbourOf,
  refreshTab,
  showInstead,
  showTab,
  type TabsState,
  togglePin,
  undoDrop,
} from './tabs-state.ts';

const tab = (key: string, href = key) => ({ key, href });
const open = (...keys: string[]): TabsState => keys.reduce((state, key) => showTab(state, tab(key)), freshTabs);
const pinned = (state: TabsState, ...pins: string[]) => pins.reduce(togglePin, state);
const closedKeys = ({ closed }: TabsState) => closed.map(({ key }) => key);
const keys = (state: TabsState) => state.items.map(({ key }) => key);

describe('TABS-1 at most eight tabs', () => {
  const full = open('/1', '/2', '/3', '/4', '/5', '/6', '/7');

  it('TABS-1 a page that is open already is shown in its tab, at its new place', () => {
    const state = showTab(open('/1', '/2'), tab('/1', '/1?page=2'));
    expect(keys(state)).toEqual(['/home', '/1', '/2']);
    expect(state.active).toBe('/1');
    expect(state.items[1]?.href).toBe('/1?page=2');
  });

  it('TABS-1 PERF-3 nothing changes by showing what is shown', () => {
    const state = open('/1', '/2');
    expect(showTab(state, tab('/2'))).toBe(state);
    expect(showTab(state, tab('/1'))).not.toBe(state);
  });

  it('TABS-5 an open page has its new address before it is drawn for it, and no page is opened or shown by that', () => {
    const state = open('/1', '/2');
    expect(leadTab(state, tab('/1', '/1?page=2'))).toEqual({
      ...state,
      items: [...state.items.slice(0, 1), tab('/1', '/1?page=2'), tab('/2')],
    });
    expect(leadTab(state, tab('/3'))).toBe(state);
    expect(leadTab(state, tab('/1'))).toBe(state);
  });

  it('TABS-1 the eighth drops none', () => {
    expect(keys(full)).toHaveLength(8);
  });

  it('TABS-1 the ninth drops the oldest after the first', () => {
    expect(keys(showTab(full, tab('/8')))).toEqual(['/home', '/2', '/3', '/4', '/5', '/6', '/7', '/8']);
  });

  it('TABS-1 which one would go is known beforehand', () => {
    expect(['/8', '/1'].map((key) => droppedFor(full, key)?.key)).toEqual(['/1', undefined]);
    expect(droppedFor(open('/1', '/2', '/3', '/4', '/5', '/6'), '/8')).toBeUndefined();
  });

  it('TABS-1 the ninth spares the active one even when it is the oldest', () => {
    const state = showTab(showTab(full, tab('/1')), tab('/8'));
    expect(keys(state)).toEqual(['/home', '/1', '/3', '/4', '/5', '/6', '/7', '/8']);
  });
});

describe('TABS-2 the first tab', () => {
  it('TABS-2 cannot be closed', () => {
    const state = open('/1');
    expect(closeTab(state, '/home')).toBe(state);
    expect(closeTab(freshTabs, '/home')).toBe(freshTabs);
  });

  it('TABS-2 stays when all others are closed', () => {
    expect(closeTab(open('/1'), '/1')).toMatchObject({ items: freshTabs.items, active: '/home' });
  });
});

describe('TABS-3 closing', () => {
  it('TABS-3 the active tab: its right neighbour is shown', () => {
    const state = closeTab(showTab(open('/1', '/2', '/3'), tab('/2')), '/2');
    expect(state.active).toBe('/3');
  });

  it('TABS-3 the active tab without a right neighbour: the left is shown', () => {
    expect(closeTab(open('/1', '/2', '/3'), '/3').active).toBe('/2');
  });

  it('TABS-3 the only other tab: the first is shown', () => {
    expect(closeTab(open('/1'), '/1').active).toBe('/home');
  });

  it('TABS-3 another tab: the active one stays', () => {
    expect(closeTab(open('/1', '/2', '/3'), '/1')).toMatchObject({ active: '/3' });
  });

  it('TABS-3 a tab that is not open changes nothing', () => {
    const state = open('/1');
    expect(closeTab(state, '/9')).toBe(state);
  });
});

describe('TABS-4 the menu of a tab', () => {
  it('TABS-4 closes the others, all but the first, and shows the tab', () => {
    const state = closeOthers(open('/1', '/2', '/3'), '/2');
    expect(keys(state)).toEqual(['/home', '/2']);
    expect(state.active).toBe('/2');
  });

  it('TABS-4 closes all and leaves the first', () => {
    expect(closeOthers(open('/1', '/2'), HOME_TAB.key)).toMatchObject({ items: freshTabs.items, active: '/home' });
  });

  it('TABS-4 starts one page anew and leaves the others', () => {
    const state = refreshTab(refreshTab(open('/1', '/2'), '/1'), '/1');
    expect(state.items.map(({ turn }) => turn)).toEqual([undefined, 2, undefined]);
    expect(showTab(state, tab('/1', '/1?page=2')).items[1]).toEqual({ key: '/1', href: '/1?page=2', turn: 2 });
  });
});

describe('TABS-6 the order of tabs', () => {
  it.each([
    ['/1', 2, ['/home', '/2', '/1', '/3']],
    ['/3', 1, ['/home', '/3', '/1', '/2']],
    ['/3', 0, ['/home', '/3', '/1', '/2']],
    ['/1', 9, ['/home', '/2', '/3', '/1']],
    ['/home', 2, ['/home', '/1', '/2', '/3']],
  ])('TABS-6 %s moved to place %i', (key, to, order) => {
    const state = moveTab(open('/1', '/2', '/3'), key, to);
    expect(keys(state)).toEqual(order);
    expect(state.active).toBe('/3');
  });
});

describe('TABS-7 what the limit closes', () => {
  const full = open('/1', '/2', '/3', '/4', '/5', '/6', '/7');
  const dropping = showTab(full, tab('/8'));

  it('TABS-7 is told with what it made room for', () => {
    expect(dropping.dropped).toEqual({ tab: tab('/1'), index: 1, by: '/8' });
    expect(full.dropped).toBeUndefined();
  });

  it('TABS-7 comes back to its place and is shown, and what was opened goes', () => {
    const state = undoDrop(dropping);
    expect(state).toMatchObject({ items: full.items, active: '/1' });
    expect([state.dropped, closedKeys(state)]).toEqual([undefined, ['/8']]);
  });

  it('TABS-7 comes back behind what was pinned meanwhile, and no more once what was opened is pinned', () => {
    const pinned = togglePin(togglePin(dropping, '/5'), '/6');
    expect(keys(undoDrop(pinned))).toEqual(['/home', '/5', '/6', '/1', '/2', '/3', '/4', '/7']);
    const kept = togglePin(dropping, '/8');
    expect([kept.dropped, undoDrop(kept)]).toEqual([undefined, kept]);
  });

  it('TABS-7 comes back also when another tab is shown meanwhile', () => {
    expect(undoDrop(showTab(dropping, tab('/3')))).toMatchObject({ items: full.items, active: '/1' });
  });

  it('TABS-7 is told no more once either is closed or opened', () => {
    expect(closeTab(dropping, '/8').dropped).toBeUndefined();
    expect(showTab(closeTab(dropping, '/5'), tab('/1')).dropped).toBeUndefined();
    expect(closeTab(dropping, '/5').dropped).toBe(dropping.dropped);
    const bare = closeTab(dropping, '/8');
    expect(undoDrop(bare)).toBe(bare);
  });
});

describe('TABS-7 recently closed', () => {
  it('TABS-7 the latest first, each once, without what is open, and eight at most', () => {
    const some = closeOthers(closeTab(open('/1', '/2', '/3', '/4'), '/3'), '/2');
    expect(closedKeys(some)).toEqual(['/4', '/1', '/3']);
    expect(closedKeys(closeTab(showTab(some, tab('/1')), '/1'))).toEqual(['/1', '/4', '/3']);
    expect(closedKeys(showTab(some, tab('/1')))).toEqual(['/4', '/3']);
    const many = Array.from({ length: 10 }, (_, at) => `/${at}`).reduce((state, key) => closeTab(showTab(state, tab(key)), key), freshTabs);
    expect(closedKeys(many)).toEqual(['/9', '/8', '/7', '/6', '/5', '/4', '/3', '/2']);
  });

  it('TABS-7 with the address, and nothing else of the tab', () => {
    const { closed } = closeTab(refreshTab(showTab(freshTabs, tab('/1', '/1?page=2')), '/1'), '/1');
    expect(closed).toEqual([tab('/1', '/1?page=2')]);
  });
});

describe('TABS-7 pinned tabs', () => {
  it('TABS-7 stand after the first, in the order in which they were pinned, and before the others again without the pin', () => {
    const state = pinned(open('/1', '/2', '/3'), '/3', '/2');
    expect(keys(state)).toEqual(['/home', '/3', '/2', '/1']);
    expect(keys(togglePin(state, '/3'))).toEqual(['/home', '/2', '/3', '/1']);
    expect(togglePin(togglePin(open('/1'), '/1'), '/1')).toEqual(open('/1'));
    expect(keys(pinned(open('/1'), '/home', '/9'))).toEqual(['/home', '/1']);
  });

  it('TABS-7 stay when they, the others or all are closed', () => {
    const state = pinned(open('/1', '/2', '/3'), '/2');
    expect(closeTab(state, '/2')).toBe(state);
    expect(keys(closeOthers(state, '/1'))).toEqual(['/home', '/2', '/1']);
    expect(closeOthers(state, HOME_TAB.key)).toMatchObject({ active: '/home', items: [HOME_TAB, { key: '/2' }] });
  });

  it('TABS-7 are dropped last', () => {
    const six = pinned(open('/1', '/2', '/3', '/4', '/5', '/6', '/7'), '/1', '/2', '/3', '/4', '/5', '/6');
    expect(droppedFor(showTab(six, tab('/1')), '/8')?.key).toBe('/7');
    expect(droppedFor(six, '/8')?.key).toBe('/1');
    const undone = undoDrop(showTab(six, tab('/8')));
    expect(undone).toMatchObject({ items: six.items, active: '/1' });
  });

  it.each([
    ['/2', 9, ['/home', '/1', '/2', '/3', '/4']],
    ['/2', 1, ['/home', '/2', '/1', '/3', '/4']],
    ['/4', 1, ['/home', '/1', '/2', '/4', '/3']],
    ['/3', 9, ['/home', '/1', '/2', '/4', '/3']],
  ])('TABS-7 keep to themselves: %s moved to place %i', (key, to, order) => {
    expect(keys(moveTab(pinned(open('/1', '/2', '/3', '/4'), '/1', '/2'), key, to))).toEqual(order);
  });
});

it('SHELL-15 what is next to a closed tab has the focus: its right neighbour, else the left', () => {
  const state = open('/1', '/2');
  expect(['/1', '/2'].map((key) => neighbourOf(state, key)?.key)).toEqual(['/2', '/1']);
});

describe('TABS-1 an address that leads to a page has no tab beside that', () => {
  it('TABS-1 the page takes its tab', () => {
    const state = showInstead(open('/1', '/by', '/2'), tab('/page', '/page?of=2'), '/by');
    expect([keys(state), state.active]).toEqual([['/home', '/1', '/page', '/2'], '/page']);
    expect(closedKeys(state)).toEqual([]);
  });

  it('TABS-1 the tab goes where the page has one already', () => {
    const state = showInstead(open('/page', '/by'), tab('/page', '/page?of=2'), '/by');
    expect([keys(state), state.active, state.items[1]?.href]).toEqual([['/home', '/page'], '/page', '/page?of=2']);
  });

  it('TABS-1 what it dropped can be brought back, and coming there again changes nothing', () => {
    const full = open('/1', '/2', '/3', '/4', '/5', '/6', '/7', '/by');
    const state = showInstead(full, tab('/page'), '/by');
    expect(undoDrop(state).items.map(({ key }) => key)).toContain('/1');
    expect(keys(showInstead(state, tab('/page'), '/by'))).toEqual(keys(state));
  });
});
