/** Where a notice stands in the list that it is read from. */
export interface ReadingOrder {
  readonly number: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The place of a notice among those of a list; `undefined` where the list does not have it, or its order is not known. */
export function placeOf(id: string, order: readonly string[] | undefined): ReadingOrder | undefined {
  const index = order?.indexOf(id) ?? -1;
  if (!order || index < 0) return undefined;
  return { number: index + 1, total: order.length, previous: order[index - 1], next: order[index + 1] };
}
