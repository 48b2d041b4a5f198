import { createCipheriv, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import { makeKeyPair } from '../core/key-pair.ts';

/** Seals a password as a browser does, with other means than the server opens it. */
export function seal(password: string, { publicKey, nonce }: { publicKey: string; nonce: string }): string {
  const pair = makeKeyPair();
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: publicKey }, format: 'jwk' });
  const shared = diffieHellman({ privateKey: pair.privateKey, publicKey: theirs });
  const key = Buffer.from(hkdfSync('sha256', shared, nonce, 'finance-hall sealed password v1', 32));
  const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
  cipher.setAAD(Buffer.from(nonce), { plaintextLength: Buffer.byteLength(password) });
  const box = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [nonce, pair.publicKey, box.toString('base64url')].join('.');
}
