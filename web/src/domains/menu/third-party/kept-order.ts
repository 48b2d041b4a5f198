/**
 * Things in the order in which they first stood, new ones behind them: what is pressed does not move from under the pointer, nor does
 * a second press hit another one.
 */
export function inKeptOrder<T extends { readonly id: string }>(things: readonly T[], order: readonly string[]): readonly T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
