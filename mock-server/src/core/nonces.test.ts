import { expect, it } from 'vitest';
import { stillClock } from '../testing/still-clock.ts';
import { createNonces } from './nonces.ts';

const LIFE_MS = 1_000;

it('AUTH-1 AUTH-5 a nonce is good once, however it is spelled', () => {
  const nonces = createNonces(stillClock(), LIFE_MS);
  const nonce = nonces.issue();
  const bytes = Buffer.from(nonce, 'base64url');
  expect(nonces.take(nonce)).toBe(true);
  for (const spelled of [nonce, `${nonce}=`, bytes.toString('base64'), ` ${nonce}`]) expect(nonces.take(spelled)).toBe(false);
});

it('AUTH-1 AUTH-5 a nonce is good until its end, and never one that was made elsewhere', () => {
  const clock = stillClock();
  const nonces = createNonces(clock, LIFE_MS);
  const [inTime, late] = [nonces.issue(), nonces.issue()];
  clock.advance(LIFE_MS - 1);
  expect(nonces.take(inTime)).toBe(true);
  clock.advance(1);
  expect(nonces.take(late)).toBe(false);
  for (const foreign of ['', 'made up', createNonces(clock, LIFE_MS).issue()]) expect(nonces.take(foreign)).toBe(false);
});
