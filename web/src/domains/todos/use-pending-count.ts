import { usePendingQuery } from './api.ts';

/** How many items wait for the person in all; `undefined` while that is not known. */
export function usePendingCount(): number | undefined {
  const { data } = usePendingQuery();
  return data?.reduce((sum, { count }) => sum + count, 0);
}
