import { expect, it } from 'vitest';
import { stillClock } from '../testing/still-clock.ts';
import { createRateLimits } from './rate-limits.ts';

const RATE = { most: 2, windowMs: 60_000 };

it('AUTH-2 a window ends when it said it would, however often it was used in between', () => {
  const clock = stillClock();
  const rates = createRateLimits(clock);
  const use = () => rates.use('sign-in:10.0.0.1', RATE);
  use();
  clock.advance(40_000);
  use();
  expect(use).toThrow(expect.objectContaining({ rule: 'too-many-calls', detail: { params: { time: '2026-03-02 16:01:00' } } }));
  clock.advance(19_999);
  expect(use).toThrow();
  clock.advance(1);
  expect(use).not.toThrow();
});

it('AUTH-2 a flood of other subjects does not wipe out a count that is in use', () => {
  const rates = createRateLimits(stillClock());
  const use = () => rates.use('sign-in:10.0.0.1', RATE);
  use();
  use();
  for (let other = 0; other < 30_000; other++) {
    rates.use(`sign-in:other-${other}`, RATE);
    if (other % 10_000 === 0) expect(use).toThrow();
  }
  expect(use).toThrow();
});

it('SEC-4 addresses of one /64 are counted as one, and no others with them', () => {
  const rates = createRateLimits(stillClock());
  const use = (address: string) => rates.useByAddress('sign-in', address, RATE);
  use('2001:db8::1');
  use('2001:db8::2');
  expect(() => use('2001:db8::3')).toThrow(expect.objectContaining({ rule: 'too-many-calls' }));
  use('2001:db8:0:1::1');
  use('10.0.0.1');
});
