import { type Listed, useNoticeOrderQuery } from './api.ts';
import { placeOf, type ReadingOrder } from './reading-order.ts';

/** The place of a notice in a list over all of its pages, as the list was when the reading began (NOTICE-8). */
export function useReadingOrder(listed: Listed, id: string): ReadingOrder | undefined {
  const { data } = useNoticeOrderQuery(listed, { refetchOnMountOrArgChange: true });
  return placeOf(id, data);
}
