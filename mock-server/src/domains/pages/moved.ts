interface Sibling {
  readonly fieldId: string;
}

/** Ids of those that stand elsewhere among their siblings: the fewest whose moving explains the new order. */
export function movedAmong(before: readonly Sibling[], after: readonly Sibling[]): string[] {
  const places = after.map(({ fieldId }) => before.findIndex((one) => one.fieldId === fieldId));
  const kept = longestRise(places);
  return after.flatMap(({ fieldId }, index) => (kept.includes(places[index] as number) ? [] : [fieldId]));
}

/** The most of the numbers, in their order, of which each is greater than the one before. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const longest = (rises: readonly (readonly number[])[]) => rises.reduce((best, rise) => (rise.length > best.length ? rise : best), []);
  const rises: (readonly number[])[] = [];
  for (const number of numbers) rises.push([...longest(rises.filter((rise) => (rise.at(-1) ?? -1) < number)), number]);
  return longest(rises);
}
