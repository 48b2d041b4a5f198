import { useHabit } from '../shared/habits/habits-api.ts';

/** How many rows a page the person wants (SHELL-9); the other sizes offered follow from it. */
export const usePageSizeBase = (): number => useHabit('pageSize');
