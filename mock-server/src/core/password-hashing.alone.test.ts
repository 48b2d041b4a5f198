import { availableParallelism } from 'node:os';
import { expect, it, vi } from 'vitest';
import { gate, turn } from '../testing/gate.ts';
import { hashPassword, passwordFits } from './passwords.ts';

const ADDRESS = '192.0.2.1';
const { hashing } = vi.hoisted(() => ({ hashing: { running: 0, most: 0, over: Promise.resolve() } }));

vi.mock('@node-rs/argon2', async (load) => {
  const work = async <T>(result: T): Promise<T> => {
    hashing.running += 1;
    hashing.most = Math.max(hashing.most, hashing.running);
    await hashing.over;
    hashing.running -= 1;
    return result;
  };
  return { ...(await load<typeof import('@node-rs/argon2')>()), verify: () => work(true), hash: () => work('hashed') };
});

it('SEC-4 making hashes and comparing with them leave a processor to everybody else', async () => {
  const { passed, open } = gate();
  hashing.over = passed;
  const many = Array.from({ length: 4 * availableParallelism() }, () => [
    hashPassword('a', ADDRESS),
    passwordFits('hash', 'a', ADDRESS),
  ]).flat();
  await turn();
  open();
  expect(new Set(await Promise.all(many))).toEqual(new Set(['hashed', true]));
  expect(hashing.most).toBe(Math.max(1, availableParallelism() - 1));
});
