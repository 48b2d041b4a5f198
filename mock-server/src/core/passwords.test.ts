import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { passwordFits } from './passwords.ts';

it('SEC-4 whose password is tried behind a burst from another network is not the last', async () => {
  const atOnce = availableParallelism();
  const done: string[] = [];
  const tried = async (address: string) => {
    await passwordFits(undefined, 'guess', address);
    done.push(address);
  };
  const burst = Array.from({ length: atOnce * 10 }, (_, index) => tried(`2001:db8::${index}`));
  await Promise.all([...burst, tried('192.0.2.1')]);
  expect(done.indexOf('192.0.2.1')).toBeLessThan(atOnce * 5);
});
