import { usePendingQuery } from './api.ts';

/** How many items wait for the person in all. */
export function usePendingCount(): number {
  const { data } = usePendingQuery();
  return (data ?? []).reduce((sum, { count }) => sum + count, 0);
}
