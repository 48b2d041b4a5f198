import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTicker } from './use-ticker.ts';

const INTERVAL = 2000;
const START = { count: 3, interval: INTERVAL, overflow: 0, paused: false };

function ticking(given: Partial<typeof START> = {}) {
  const { result, rerender } = renderHook(useTicker, { initialProps: { ...START, ...given } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return {
    shown: () => ({ index: result.current.index, phase: result.current.phase }),
    pass,
    become: (changed: Partial<typeof START>) => rerender({ ...START, ...given, ...changed }),
    passed: () => act(() => result.current.onPassed()),
  };
}

describe('the ticker of notices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('NOTICE-4 goes on to the next after its time, no sooner, and wraps', () => {
    const ticker = ticking();
    ticker.pass(INTERVAL - 1);
    expect(ticker.shown().index).toBe(0);
    ticker.pass(1);
    expect(ticker.shown().index).toBe(1);
    ticker.pass(INTERVAL);
    ticker.pass(INTERVAL);
    expect(ticker.shown()).toEqual({ index: 0, phase: 'standing' });
  });

  it('NOTICE-4 pushes a text on that is wider than its box, and goes on once its end has been seen', () => {
    const ticker = ticking({ overflow: 40 });
    ticker.pass(INTERVAL);
    expect(ticker.shown()).toEqual({ index: 0, phase: 'passing' });
    ticker.pass(10 * INTERVAL);
    expect(ticker.shown()).toEqual({ index: 0, phase: 'passing' });
    ticker.passed();
    ticker.pass(INTERVAL);
    expect(ticker.shown()).toEqual({ index: 1, phase: 'standing' });
  });

  it('NOTICE-4 pushes nothing on that has room', () => {
    const ticker = ticking();
    ticker.pass(INTERVAL / 2);
    expect(ticker.shown().phase).toBe('standing');
    ticker.pass(INTERVAL);
    expect(ticker.shown()).toEqual({ index: 1, phase: 'standing' });
  });

  it('NOTICE-4 keeps what it shows while it is paused, and goes on after', () => {
    const ticker = ticking();
    ticker.pass(INTERVAL - 1);
    ticker.become({ paused: true });
    ticker.pass(10 * INTERVAL);
    expect(ticker.shown().index).toBe(0);
    ticker.become({ paused: false });
    ticker.pass(INTERVAL);
    expect(ticker.shown().index).toBe(1);
  });

  it('shows one that there is when some have been read meanwhile', () => {
    const ticker = ticking();
    ticker.pass(INTERVAL);
    ticker.pass(INTERVAL);
    ticker.become({ count: 1 });
    expect(ticker.shown().index).toBe(0);
    ticker.become({ count: 0 });
    expect(ticker.shown().index).toBe(0);
  });

  it('goes on with a text that got room while it passed', () => {
    const ticker = ticking({ overflow: 40 });
    ticker.pass(INTERVAL);
    ticker.become({ overflow: 0 });
    ticker.pass(INTERVAL);
    expect(ticker.shown()).toEqual({ index: 1, phase: 'standing' });
  });
});
