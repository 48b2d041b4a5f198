import { describe, expect, it } from 'vitest';
import { holds, rowsAsked } from './rows-in-memory.ts';

const ROWS = [
  { id: 'b', order: 2, on: true },
  { id: 'a', order: 10, on: false },
  { id: 'c', order: 2, on: false },
];
const asked = (where: object, ...orderBy: object[]) => rowsAsked(ROWS, { where, orderBy, skip: 0, take: 10 }).map(({ id }) => id);

describe('rows in memory are found as those of a table', () => {
  it.each<[object, string[]]>([
    [{}, ['b', 'a', 'c']],
    [{ id: { in: ['a', 'c'] } }, ['a', 'c']],
    [{ id: { in: [] } }, []],
    [{ AND: [{ id: { in: ['a', 'b'] } }, { on: { in: [true] } }] }, ['b']],
    [{ OR: [{ id: { in: ['a'] } }, { on: { in: [true] } }] }, ['b', 'a']],
    [{ NOT: { id: { in: ['a'] } } }, ['b', 'c']],
    [{ id: { contains: 'c' } }, ['c']],
  ])('%j', (where, ids) => expect(asked(where)).toEqual(ids));

  it('in an order, numbers as such, what is equal by what comes after', () => {
    expect(asked({}, { order: 'asc' }, { id: 'desc' })).toEqual(['c', 'b', 'a']);
    expect(asked({}, { order: 'desc' })).toEqual(['a', 'b', 'c']);
  });

  it('in pages', () => {
    expect(rowsAsked(ROWS, { where: {}, orderBy: [{ id: 'asc' }], skip: 1, take: 1 })).toEqual([ROWS[0]]);
  });

  it('by no condition that it does not know: nothing is found rather than all', () => {
    expect(holds({ id: 'a' }, { id: { startsWith: 'a' } })).toBe(false);
  });
});
