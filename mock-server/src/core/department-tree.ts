import type { Reading } from './services.ts';

type Departments = readonly { readonly id: string; readonly parentId: string | null }[];

const departments = ({ cache, database }: Reading): Promise<Departments> =>
  cache.get('departments', () => database.read.department.findMany({ select: { id: true, parentId: true } }));

/** The departments that stand directly below each, in their order; below `null` those at the top. */
export function byParent<D extends Departments[number]>(all: readonly D[]): ReadonlyMap<string | null, readonly D[]> {
  const below = new Map<string | null, D[]>();
  for (const one of all) {
    const known = below.get(one.parentId);
    if (known) known.push(one);
    else below.set(one.parentId, [one]);
  }
  return below;
}

/** These departments and all below them; a circle in the data ends. */
export async function departmentsBelow(services: Reading, tops: readonly string[]): Promise<string[]> {
  const below = byParent(await departments(services));
  const found = new Set(tops);
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id);
  return [...found];
}

/** A department and all above it, the nearest first; a circle in the data ends. */
export async function departmentsAbove(services: Reading, id: string): Promise<string[]> {
  const parents = new Map((await departments(services)).map((one) => [one.id, one.parentId]));
  const found = [id];
  for (let at = parents.get(id); at && !found.includes(at); at = parents.get(at)) found.push(at);
  return found;
}
