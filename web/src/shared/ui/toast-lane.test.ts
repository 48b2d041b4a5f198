import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastLane } from './toast-lane.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const error = (text: string) => ({ tone: 'error', text }) as const;
const lane = () => createToastLane(() => Date.now());

describe('ERR-1 one toast at a time', () => {
  it('ERR-1 a second one within a second is dropped', () => {
    const toasts = lane();
    toasts.show(error('first'));
    vi.advanceTimersByTime(1000);
    toasts.show(error('second'));
    expect(toasts.current()?.text).toBe('first');
  });

  it('ERR-1 the lock is released after more than a second, and the next takes the place of the last', () => {
    const toasts = lane();
    toasts.show(error('first'));
    vi.advanceTimersByTime(1001);
    toasts.show(error('second'));
    expect(toasts.current()?.text).toBe('second');
  });

  it('ERR-1 a failure is told where the clock was set back since the last one', () => {
    const toasts = lane();
    toasts.show(error('first'));
    vi.setSystemTime(Date.now() - 3_600_000);
    toasts.show(error('second'));
    expect(toasts.current()?.text).toBe('second');
  });

  it('ERR-1 what went well is told although a failure was just told, and hides none that follows', () => {
    const toasts = lane();
    toasts.show(error('first'));
    toasts.show({ tone: 'success', text: 'saved' });
    expect(toasts.current()?.text).toBe('saved');
    vi.advanceTimersByTime(1001);
    toasts.show({ tone: 'success', text: 'saved again' });
    toasts.show(error('second'));
    expect(toasts.current()?.text).toBe('second');
  });

  it('ERR-1 goes by itself, and when dismissed', () => {
    const toasts = lane();
    toasts.show(error('first'));
    vi.advanceTimersByTime(6000);
    expect(toasts.current()).toBeUndefined();
    toasts.show(error('second'));
    toasts.dismiss();
    expect(toasts.current()).toBeUndefined();
  });

  it('TABS-7 one with something to do stays for ten seconds, and while it is held', () => {
    const toasts = lane();
    const undo = { tone: 'info', text: 'closed', action: { label: 'undo', run: () => undefined } } as const;
    toasts.show(undo);
    vi.advanceTimersByTime(9900);
    toasts.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(toasts.current()).toBe(undo);
    toasts.hold(false);
    vi.advanceTimersByTime(10_000);
    expect(toasts.current()).toBeUndefined();
  });

  it('TABS-7 one that no longer holds is taken away, and none that followed it', () => {
    const toasts = lane();
    const [first, second] = [{ tone: 'info', text: 'first' } as const, { tone: 'info', text: 'second' } as const];
    toasts.show(first);
    toasts.show(second);
    toasts.withdraw(first);
    expect(toasts.current()).toBe(second);
    toasts.withdraw(second);
    expect(toasts.current()).toBeUndefined();
  });

  it('ERR-1 tells who listens of every change', () => {
    const toasts = lane();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.show(error('first'));
    toasts.dismiss();
    stop();
    vi.advanceTimersByTime(2000);
    toasts.show(error('second'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
