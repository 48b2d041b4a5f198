import { spawnSync } from 'node:child_process';
import { createPublicKey, diffieHellman } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type KeyPair, makeKeyPair } from './key-pair.ts';

const BUILT = resolve('mock-server/dist/core/key-pair.js');
const MANY = 5_000;
/** A bound against standing still for ever. */
const PATIENCE_MS = 120_000;

it('AUTH-1 two pairs agree on a secret', () => {
  const [one, other] = [makeKeyPair(), makeKeyPair()];
  const secretOf = ({ privateKey }: KeyPair, { publicKey: x }: KeyPair) =>
    diffieHellman({ privateKey, publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' }) });
  expect(secretOf(one, other)).toEqual(secretOf(other, one));
  expect(one.publicKey).toMatch(/^[\w-]{43}$/);
});

it('AUTH-1 SEC-4 making many of them never stands still, however often memory is collected', () => {
  const work = `const { makeKeyPair } = await import(${JSON.stringify(BUILT)}); for (let n = 0; n < ${MANY}; n++) makeKeyPair(); console.log('made');`;
  const { stdout } = spawnSync(process.execPath, ['--max-semi-space-size=1', '--input-type=module', '--eval', work], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  expect(stdout).toBe('made\n');
});
