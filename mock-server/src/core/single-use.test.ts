import { expect, it } from 'vitest';
import { stillClock } from '../testing/still-clock.ts';
import { createSingleUse, REMEMBERED_LONGER_MS } from './single-use.ts';

it('AUTH-1 AUTH-5 what was used is not good again at the moment it expires, and is forgotten later', () => {
  const clock = stillClock();
  const used = createSingleUse(clock);
  const expiresAt = clock.now().getTime() + 1_000;
  expect(used.take('once', expiresAt)).toBe(true);
  clock.advance(2_000);
  expect(used.take('once', expiresAt)).toBe(false);
  clock.advance(REMEMBERED_LONGER_MS);
  expect(used.take('once', expiresAt)).toBe(true);
});

it('AUTH-1 AUTH-5 however many others are used in between, what was used stays used', () => {
  const clock = stillClock();
  const used = createSingleUse(clock);
  const expiresAt = clock.now().getTime() + 1_000;
  used.take('once', expiresAt);
  for (let other = 0; other < 50_000; other++) used.take(`other-${other}`, expiresAt);
  expect(used.take('once', expiresAt)).toBe(false);
});
