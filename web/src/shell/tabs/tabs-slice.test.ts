import { describe, expect, it } from 'vitest';
import { closeOthers, closeTab, droppedFor, freshTabs, HOME_TAB, moveTab, refreshTab, showTab, type TabsState } from './tabs-slice.ts';

const tab = (key: string, href = key) => ({ key, href });
const open = (...keys: string[]): TabsState => keys.reduce((state, key) => showTab(state, tab(key)), freshTabs);
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
    expect(closeTab(open('/1'), '/1')).toEqual(freshTabs);
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
    expect(closeOthers(open('/1', '/2'), HOME_TAB.key)).toEqual(freshTabs);
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
