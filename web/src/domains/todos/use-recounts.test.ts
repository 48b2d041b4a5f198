import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recountWhileVisible } from './use-recounts.ts';

const come = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('TODO-1 the sources are asked every three minutes, and by who comes back after a minute', async () => {
  const ask = vi.fn(async () => undefined);
  const stop = recountWhileVisible(ask);
  await vi.advanceTimersByTimeAsync(59_000);
  come();
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  come();
  come();
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  come();
  expect(ask).toHaveBeenCalledTimes(2);
});
