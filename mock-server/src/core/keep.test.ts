import { expect, it } from 'vitest';
import { stillClock } from '../testing/still-clock.ts';
import { createKeep } from './keep.ts';

function keeping(most = 10) {
  const state = { commits: 0 };
  const clock = stillClock(new Date(1_000));
  const keep = createKeep<string>({ commits: () => state.commits }, clock, { most, largest: 5, sizeOf: (_, { length }) => length });
  return { state, clock, keep, put: (key: string, value: string, until = 2_000) => keep.begin([])(key, value, until) };
}

it('PERF-2 a value is kept until something is committed', () => {
  const { state, keep, put } = keeping();
  put('menu', 'one');
  expect(keep.get('menu', [])).toBe('one');
  state.commits = 1;
  expect(keep.get('menu', [])).toBeUndefined();
});

it('PERF-2 what was committed while a value was worked out is not in it', () => {
  const { state, keep } = keeping();
  const done = keep.begin([]);
  state.commits = 1;
  done('menu', 'one', 2_000);
  expect(keep.get('menu', [])).toBeUndefined();
});

it.each([
  [1_000, 'one'],
  [1_999, 'one'],
  [2_000, undefined],
  [999, undefined],
])('PERF-2 of what was worked out at 1,000 and holds until 2,000, at %s there is %s', (at, found) => {
  const { clock, keep, put } = keeping();
  put('menu', 'one');
  clock.set(new Date(at));
  expect(keep.get('menu', [])).toBe(found);
});

it('PERF-2 who asks for what is being worked out is given the same, unless something was committed meanwhile', async () => {
  const { state, keep } = keeping();
  const work = (value: string) => () => Promise.resolve(value);
  const asked = [keep.share('menu', [], work('first')), keep.share('menu', [], work('second')), keep.share('other', [], work('third'))];
  state.commits = 1;
  asked.push(keep.share('menu', [], work('fourth')), keep.share('menu', [], work('fifth')));
  expect(await Promise.all(asked)).toEqual(['first', 'first', 'third', 'fourth', 'fourth']);
  expect(await keep.share('menu', [], work('later'))).toBe('later');
});

it('PERF-2 what is over before it is kept, and what is too large, is not kept', () => {
  const { keep, put } = keeping();
  put('over', 'one', 1_000);
  put('large', 'larger');
  expect([keep.get('over', []), keep.get('large', [])]).toEqual([undefined, undefined]);
});

it('PERF-2 too much makes room: what was asked for longest ago goes', () => {
  const { keep, put } = keeping();
  for (const key of ['a', 'b']) put(key, 'fifth');
  keep.get('a', []);
  put('c', 'fifth');
  expect(['a', 'b', 'c'].map((key) => keep.get(key, []))).toEqual(['fifth', undefined, 'fifth']);
});
