import { expect, it } from 'vitest';
import { covers } from './covers.ts';

it.each<[now: object, then: object, covered: boolean]>([
  [{ personId: 'a' }, { personId: 'a' }, true],
  [{ personId: 'b' }, { personId: 'a' }, false],
  [{}, { personId: 'a' }, true],
  [{ personId: 'a' }, {}, false],
  [{ id: { in: ['a', 'b'] } }, { id: { in: ['b'] } }, true],
  [{ id: { in: ['a'] } }, { id: { in: ['a', 'b'] } }, false],
  [{ id: { notIn: ['a', 'b'] } }, { id: { notIn: ['b'] } }, false],
  [{ OR: [{ all: true }, { id: { in: [1, 2] } }] }, { OR: [{ id: { in: [1] } }] }, true],
  [{ OR: [{ id: { in: [1] } }] }, { OR: [{ all: true }, { id: { in: [1] } }] }, false],
  [{ AND: [{ a: 1 }] }, { AND: [{ a: 2 }] }, false],
  [{ NOT: { id: { in: [1, 2] } } }, { NOT: { id: { in: [1] } } }, false],
  [{ readers: { none: {} } }, { readers: { none: { id: 1 } } }, false],
  [{ at: { lte: new Date(2) } }, { at: { lte: '2026-11-26T00:00:00.000Z' } }, true],
])('EXPORT-1 %j has all rows of %j: %s', (now, then, covered) => expect(covers(now, then)).toBe(covered));
