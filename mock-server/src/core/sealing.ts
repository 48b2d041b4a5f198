import { createDecipheriv, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import type { Clock } from './clock.ts';
import { makeKeyPair } from './key-pair.ts';
import { createNonces } from './nonces.ts';
import { Refusal } from './refusal.ts';

/** How long a nonce may be used, in ms. */
const NONCE_LIFE_MS = 120_000;
const INFO = 'finance-hall sealed password v1';
const TAG_BYTES = 16;

export interface Sealing {
  /** A public key and a nonce with which one password can be sealed. */
  issue(): { publicKey: string; nonce: string };
  /**
   * The password in a sealed text.
   * @param field the request's field that it came in
   * @throws Refusal 404 `format` when it is no sealed text, `sealed-stale` when its nonce was used, has expired or is another server's
   */
  open(sealed: string, field: string): string;
}

/** Opens passwords that browsers sealed with X25519, HKDF-SHA256 and ChaCha20-Poly1305; see docs/decisions/0004. */
export function createSealing(clock: Clock): Sealing {
  const { publicKey, privateKey } = makeKeyPair();
  const nonces = createNonces(clock, NONCE_LIFE_MS);

  return {
    issue: () => ({ publicKey, nonce: nonces.issue() }),
    open(sealed, field) {
      const [nonce, ephemeral, box, ...rest] = sealed.split('.');
      const malformed = () => new Refusal(404, 'format', { field });
      if (!nonce || !ephemeral || !box || rest.length > 0) throw malformed();
      if (!nonces.take(nonce)) throw new Refusal(404, 'sealed-stale', { field });
      try {
        const shared = diffieHellman({
          privateKey,
          publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: ephemeral }, format: 'jwk' }),
        });
        return decrypt(Buffer.from(hkdfSync('sha256', shared, nonce, INFO, 32)), nonce, Buffer.from(box, 'base64url'));
      } catch {
        throw malformed();
      }
    },
  };
}

function decrypt(key: Buffer, nonce: string, box: Buffer): string {
  const decipher = createDecipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(nonce), { plaintextLength: box.length - TAG_BYTES });
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
