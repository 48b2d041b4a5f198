import { type Listed, useNoticeOrderQuery } from './api.ts';
import { placeOf, type ReadingOrder } from './reading-order.ts';

/**
 * The place of a notice in a list over all of its pages, as the list was when the reading began (NOTICE-8), and whether that is known,
 * as far as it can be: until then nothing may be marked, which would change the order.
 */
export function useReadingOrder(listed: Listed, id: string): { readonly order: ReadingOrder | undefined; readonly known: boolean } {
  const { data, isFetching } = useNoticeOrderQuery(listed, { refetchOnMountOrArgChange: true });
  return { order: isFetching ? undefined : placeOf(id, data), known: !isFetching };
}
