import { expect, it } from 'vitest';
import { stillClock } from '../testing/still-clock.ts';
import { createExpiring } from './expiring.ts';

const LIFE_MS = 120_000;

function remembered(most = 3) {
  const clock = stillClock();
  return { clock, kept: createExpiring<string>(clock, LIFE_MS, most) };
}

it('AUTH-3 AUTH-7 what is remembered is over once its time is, by the clock of the server', () => {
  const { clock, kept } = remembered();
  kept.set('a', 'asked');
  clock.advance(LIFE_MS - 1);
  expect(kept.get('a')).toBe('asked');
  clock.advance(1);
  expect(kept.get('a')).toBeUndefined();
});

it('AUTH-7 a change neither makes a code live longer nor brings back one that is over', () => {
  const { clock, kept } = remembered();
  kept.set('a', 'waiting');
  clock.advance(LIFE_MS - 1);
  kept.set('a', 'scanned');
  expect(kept.get('a')).toBe('scanned');
  clock.advance(1);
  kept.set('a', 'confirmed');
  expect(kept.get('a')).toBeUndefined();
});

it('AUTH-3 what was taken is gone', () => {
  const { kept } = remembered();
  kept.set('a', 'proof');
  expect([kept.take('a'), kept.take('a'), kept.get('a')]).toEqual(['proof', undefined, undefined]);
});

it('AUTH-3 too many make room: what was used longest ago goes', () => {
  const { kept } = remembered(2);
  kept.set('a', 'first');
  kept.set('b', 'second');
  kept.get('a');
  kept.set('c', 'third');
  expect(kept.entries()).toEqual([
    ['a', 'first'],
    ['c', 'third'],
  ]);
});
