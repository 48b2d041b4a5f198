import { expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { createSingleUse, REMEMBERED_LONGER_MS } from './single-use.ts';

it('AUTH-1 AUTH-5 what was used is not good again at the moment it expires, and is forgotten later', () => {
  const clock = createClock();
  clock.set(new Date('2026-03-02T08:00:00Z'));
  const used = createSingleUse(clock);
  const expiresAt = clock.now().getTime() + 1_000;
  expect(used.take('once', expiresAt)).toBe(true);
  clock.advance(2_000);
  expect(used.take('once', expiresAt)).toBe(false);
  clock.advance(REMEMBERED_LONGER_MS);
  expect(used.take('once', expiresAt)).toBe(true);
});
