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

/** Width in px below which pinned columns would leave no room for the others. */
const NARROW = 576;

/** Whether the window is too narrow for pinned columns. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.innerWidth < NARROW);
