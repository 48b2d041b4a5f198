/** A list with one of its members in the place of another. */
export function moved(ids: readonly string[], id: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(other)];
  if (from < 0 || to < 0) return ids;
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
