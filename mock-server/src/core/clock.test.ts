import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

const AT = new Date('2026-11-27T08:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

beforeEach(() => void vi.useFakeTimers({ now: AT, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('API-3 the clock runs on from where it is set, and from where it is moved to', () => {
  const clock = createClock();
  clock.set(later(1_000_000));
  vi.setSystemTime(later(5));
  clock.advance(100);
  expect(clock.now()).toEqual(later(1_000_105));
});

it('API-3 a clock that stands still moves only where it is told to, and runs on from there', () => {
  const clock = createClock();
  clock.freeze(true);
  vi.setSystemTime(later(60_000));
  expect([clock.now(), clock.frozen]).toEqual([AT, true]);
  clock.advance(1_000);
  clock.set(later(7_000));
  expect(clock.now()).toEqual(later(7_000));
  clock.freeze(false);
  vi.setSystemTime(later(60_250));
  expect([clock.now(), clock.frozen]).toEqual([later(7_250), false]);
});

it('API-3 a reset clock has the time of the machine again, and runs', () => {
  const clock = createClock();
  clock.set(later(9_000));
  clock.freeze(true);
  clock.reset();
  expect([clock.now(), clock.frozen]).toEqual([AT, false]);
});

it('API-3 a clock knows how far it is apart from the time of the machine, also while it stands still', () => {
  const clock = createClock();
  expect(clock.apart).toBe(0);
  clock.advance(1_000);
  vi.setSystemTime(later(500));
  expect(clock.apart).toBe(1_000);
  clock.freeze(true);
  vi.setSystemTime(later(2_500));
  expect(clock.apart).toBe(-1_000);
  clock.reset();
  expect(clock.apart).toBe(0);
});
