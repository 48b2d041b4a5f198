import { expect, it, vi } from 'vitest';
import { createCache } from './cache.ts';

function cached() {
  const state = { commits: 0 };
  return { state, cache: createCache({ commits: () => state.commits }) };
}

it('SYS-15 a value is loaded once, and anew after a commit', async () => {
  const { state, cache } = cached();
  const load = vi.fn(async () => state.commits);
  expect([await cache.get('menu', load), await cache.get('menu', load)]).toEqual([0, 0]);
  state.commits = 1;
  expect([await cache.get('menu', load), await cache.get('menu', load)]).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('SYS-15 a failure is not kept, and takes nothing with it that was loaded since', async () => {
  const { state, cache } = cached();
  let fail = (_: Error): void => undefined;
  const first = cache.get('menu', () => new Promise<number>((_, reject) => (fail = reject)));
  state.commits = 1;
  await cache.get('menu', async () => 1);
  fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(await cache.get('menu', async () => 2)).toBe(1);
  state.commits = 2;
  await expect(cache.get('menu', async () => Promise.reject(new Error('again')))).rejects.toThrow('again');
  expect(await cache.get('menu', async () => 3)).toBe(3);
});

it('SYS-15 too many make room: what is asked for often stays', async () => {
  const { cache } = cached();
  await cache.get('menu', async () => 'kept');
  for (let other = 0; other < 3_000; other++) {
    await cache.get(`other ${other}`, async () => other);
    await cache.get('menu', async () => 'lost');
  }
  expect(await cache.get('menu', async () => 'lost')).toBe('kept');
  expect(await cache.get('other 0', async () => 'anew')).toBe('anew');
});
