import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

const see = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  see('visible');
  vi.useRealTimers();
});

it('AUTH-7 asks again and again, not while the page is hidden, and at once when it is seen again', async () => {
  const work = vi.fn(async () => undefined);
  const stop = whileVisible(work, 1_000);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(work).toHaveBeenCalledTimes(2);
  see('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  see('visible');
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('AUTH-7 never asks twice at a time, however slow the answer is', async () => {
  const work = vi.fn(() => new Promise<void>(() => undefined));
  const stop = whileVisible(work, 1_000);
  await vi.advanceTimersByTimeAsync(1_500);
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledOnce();
  stop();
});
