import { useSyncExternalStore } from 'react';

/** What stands above and below the rows of a table that is not paged, and the least height of such rows, in px. */
const AROUND = 360;
const LEAST = 320;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** How high the rows of a table may be that scrolls by itself, in px. */
export const useBodyHeight = (): number => useSyncExternalStore(subscribe, () => Math.max(LEAST, window.innerHeight - AROUND));

/** Width in px below which a table shows too little of a row at once. */
const NARROW = 576;

/** Whether the window is too narrow for a table: its rows are cards (TABLE-7). */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.innerWidth < NARROW);
