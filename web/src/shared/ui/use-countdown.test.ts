import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

afterEach(() => vi.restoreAllMocks());

it('ACCT-4 begins at the seconds asked for, also when the clock ticks meanwhile', () => {
  let tick = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => tick++);
  const { result } = renderHook(() => useCountdown());
  act(() => result.current[1](60));
  expect(result.current[0]).toBe(60);
});
