import { createCipheriv, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import type { SealingKey } from '@hall/contract/session';
import { makeKeyPair } from '@hall/mock-server/core/key-pair';

const INFO = 'finance-hall sealed password v1';

/** Seals a password for one use, as a client other than a browser would. */
export function seal(password: string, { publicKey, nonce }: SealingKey): string {
  const own = makeKeyPair();
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: publicKey }, format: 'jwk' });
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: theirs });
  const key = Buffer.from(hkdfSync('sha256', shared, nonce, INFO, 32));
  const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
  const plain = Buffer.from(password, 'utf8');
  cipher.setAAD(Buffer.from(nonce), { plaintextLength: plain.length });
  const box = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return [nonce, own.publicKey, box.toString('base64url')].join('.');
}
