import { createContext, useContext } from 'react';

/** How many things wait behind an entry of the menu. */
export interface MenuCount {
  readonly count: number;
  /** The same in words. */
  readonly said: string;
}

/** The counts by the path of the entry; an entry behind which nothing waits has none (MENU-9). */
export const MenuCounts = createContext<ReadonlyMap<string, MenuCount>>(new Map());

export const useMenuCounts = () => useContext(MenuCounts);
