import { createCipheriv, createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { SealingKey } from '@hall/contract/session';

const INFO = 'finance-hall sealed password v1';

/** Seals a password for one use (decision 0004). The keys leave their making encoded: Node 20 can stand still when one is exported later. */
export function seal(password: string, { publicKey, nonce }: SealingKey): string {
  const own = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const privateKey = createPrivateKey({ key: own.privateKey, type: 'pkcs8', format: 'der' });
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: publicKey }, format: 'jwk' });
  const key = Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey: theirs }), nonce, INFO, 32));
  const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
  cipher.setAAD(Buffer.from(nonce), { plaintextLength: Buffer.byteLength(password) });
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [nonce, own.publicKey.subarray(-32).toString('base64url'), sealed.toString('base64url')].join('.');
}
