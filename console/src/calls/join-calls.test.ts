import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { expect, it } from 'vitest';
import { askAfter, joined } from './join-calls.ts';

const call = (seq: number, at = `2026-11-27T08:00:0${seq % 10}.000Z`): RecentCall => ({
  seq,
  at,
  method: 'GET',
  path: '/api/x',
  status: 200,
  took: 1,
});
const known = { calls: [call(1), call(3)], unmatched: [call(2)] };

it('API-3 asks for all calls at first, then for the newest that is known and those after it', () => {
  expect([askAfter(undefined), askAfter({ calls: [], unmatched: [] }), askAfter(known)]).toEqual([0, 0, 2]);
  expect(askAfter({ calls: [call(1)], unmatched: [call(7)] })).toBe(6);
});

it('API-3 new calls stand after those that are known, each in its list', () => {
  expect(joined(undefined, known)).toBe(known);
  const news = { calls: [call(3), call(5)], unmatched: [call(4)] };
  expect(joined(known, news)).toEqual({ calls: [call(1), call(3), call(5)], unmatched: [call(2), call(4)] });
  expect(joined(known, { calls: [call(3)], unmatched: [] })?.calls).toBe(known.calls);
});

it.each([
  ['was told to forget', { calls: [], unmatched: [] }],
  ['was started anew', { calls: [call(3, '2026-11-27T09:00:00.000Z')], unmatched: [] }],
])('API-3 what is known is nothing any more when the server %s', (_, news) => {
  expect(joined(known, news)).toBeUndefined();
});

it('API-3 no more than 500 calls of each list are kept', () => {
  const many = { calls: Array.from({ length: 600 }, (_, index) => call(index + 3)), unmatched: [] };
  expect(joined(known, many)?.calls).toHaveLength(500);
});
