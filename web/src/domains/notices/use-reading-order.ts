import { type Listed, useNoticeOrderQuery } from './api.ts';
import { placeOf, type ReadingOrder } from './reading-order.ts';

/**
 * The place of a notice in a list over all of its pages, as the list was when it was answered (NOTICE-8), and whether that is known, as
 * far as it can be: until then nothing may be marked, which would change the order.
 * @param asOf when the list was answered, in ms; `undefined` while it is on its way
 */
export function useReadingOrder(
  listed: Listed,
  asOf: number | undefined,
  id: string,
): { readonly order: ReadingOrder | undefined; readonly known: boolean } {
  const { data, isFetching } = useNoticeOrderQuery({ ...listed, asOf }, { skip: asOf === undefined });
  const known = asOf !== undefined && !isFetching;
  return { order: known ? placeOf(id, data) : undefined, known };
}
