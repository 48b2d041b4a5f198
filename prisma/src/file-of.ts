/**
 * The file that a database address (`file:./data/hall.db`) names; relative to the working directory.
 * @throws Error when the address is of another kind
 */
export function fileOf(url: string): string {
  const file = /^file:(?:\/\/(?=\/))?([^?]+)$/.exec(url)?.[1];
  if (file === undefined) throw new Error(`DATABASE_URL must be "file:" and a path, not "${url}"`);
  return file;
}
