import type { Asked, PageState } from './page-address.ts';

type Lists = PageState['filters'];

/** The lists without some values, and without those that have none left. */
const without = (lists: Lists, isGone: (id: string, value: string) => boolean): Lists =>
  Object.fromEntries(
    Object.entries(lists)
      .map(([id, values]) => [id, values.filter((value) => !isGone(id, value))] as const)
      .filter(([, values]) => values.length > 0),
  );

/**
 * A state that does not ask for what it leaves out, which nothing would match: of the two, what was said last holds.
 * @param said what was changed
 */
export function consistent<S extends Asked>(state: S, said: Partial<PageState>): S {
  const { values, filters, excluded } = state;
  const leavesOut = (id: string, value: string) => excluded[id]?.includes(value) ?? false;
  if (said.excluded && !said.values && !said.filters) {
    const kept = Object.entries(values).filter(([id, value]) => !leavesOut(id, value));
    return { ...state, values: Object.fromEntries(kept), filters: without(filters, leavesOut) };
  }
  return { ...state, excluded: without(excluded, (id, value) => values[id] === value || (filters[id]?.includes(value) ?? false)) };
}
