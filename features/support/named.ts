/**
 * What a scenario names, out of what there is.
 * @param kind what is named, such as `parameter`
 * @throws Error that lists the names there are
 */
export function named<T>(kind: string, name: string, all: Readonly<Record<string, T>>): T {
  if (!Object.hasOwn(all, name)) throw new Error(`There is no ${kind} "${name}"; there are: ${Object.keys(all).join(', ')}`);
  return all[name] as T;
}

/** Names with commas between them. */
export const listed = (names: string): string[] => (names ? names.split(/[,，]\s*/) : []);
