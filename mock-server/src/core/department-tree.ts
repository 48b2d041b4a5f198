import type { Reading } from './services.ts';

type Departments = readonly { readonly id: string; readonly parentId: string | null }[];

const departments = ({ cache, database }: Reading): Promise<Departments> =>
  cache.get('departments', () => database.read.department.findMany({ select: { id: true, parentId: true } }));

/** These departments and all below them; a circle in the data ends. */
export async function departmentsBelow(services: Reading, tops: readonly string[]): Promise<string[]> {
  const all = await departments(services);
  const found = [...tops];
  for (const id of found) found.push(...all.filter((one) => one.parentId === id && !found.includes(one.id)).map((one) => one.id));
  return found;
}

/** A department and all above it, the nearest first; a circle in the data ends. */
export async function departmentsAbove(services: Reading, id: string): Promise<string[]> {
  const parents = new Map((await departments(services)).map((one) => [one.id, one.parentId]));
  const found = [id];
  for (let at = parents.get(id); at && !found.includes(at); at = parents.get(at)) found.push(at);
  return found;
}
