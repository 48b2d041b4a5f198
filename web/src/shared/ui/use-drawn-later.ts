import { useDeferredValue } from 'react';

/** Whether what is not looked at first is to be drawn by now: not with the rest, but at once after it (PERF-3). */
export const useDrawnLater = (): boolean => useDeferredValue(true, false);
