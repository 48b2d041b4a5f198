import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { nextPanels, type Panel } from './next-panels.ts';

const page: PageEntry = { component: 'some/page', load: () => Promise.reject(new Error('not loaded')) };
const at = (pathname: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key: pathname + search });
const show = (panels: readonly Panel[], open: readonly string[], location: Location) => nextPanels(panels, open, { page, location });
const keys = (panels: readonly Panel[]) => panels.map(({ key }) => key);

describe('TABS-5 the pages that are kept alive', () => {
  const three = ['/home', '/a', '/b'].reduce<readonly Panel[]>((panels, path) => show(panels, keys(panels), at(path)), []);

  it('TABS-5 a page shown first has its panel behind the others, before its tab is open', () => {
    expect(keys(three)).toEqual(['/home', '/a', '/b']);
  });

  it('TABS-5 panels stay where they are in whatever order the tabs are', () => {
    expect(keys(show(three, ['/home', '/b', '/a'], at('/a')))).toEqual(['/home', '/a', '/b']);
  });

  it('TABS-5 only the page that is shown gets the address', () => {
    const location = at('/a', '?page=2');
    const next = show(three, keys(three), location);
    expect(next[1]?.location).toBe(location);
    expect(next[0]).toBe(three[0]);
    expect(next[2]).toBe(three[2]);
  });

  it('TABS-5 a page whose tab is closed goes', () => {
    expect(keys(show(three, ['/home', '/a'], three[1]?.location as Location))).toEqual(['/home', '/a']);
  });

  it('TABS-5 the same place gives the same list', () => {
    expect(show(three, keys(three), { ...at('/b'), key: 'another step to it' })).toBe(three);
    expect(show(three, keys(three), { ...at('/b'), state: 'something to tell' })).not.toBe(three);
  });

  it('TABS-5 an address without a page keeps the others, and nothing of a page that is no longer allowed', () => {
    expect(keys(nextPanels(three, keys(three), { page: undefined, location: at('/a') }))).toEqual(['/home', '/b']);
    expect(nextPanels(three, keys(three), { page: undefined, location: at('/nowhere') })).toBe(three);
  });
});
