import type { SealingKey } from '@hall/contract/session';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const INFO = utf8ToBytes('finance-hall sealed password v1');

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/**
 * Seals a password for the server's key and its single-use nonce (AUTH-1). Done without WebCrypto, which browsers offer on
 * secure origins only, while an intranet host may speak plain http.
 * @returns `nonce.ephemeralPublicKey.ciphertext`, the last two base64url
 */
export function sealPassword(password: string, { publicKey, nonce }: SealingKey): string {
  const secret = x25519.utils.randomSecretKey();
  // The library's own way to a public key makes tables that pay for thousands of keys, and takes as long as a score of these.
  const ephemeral = x25519.scalarMult(secret, x25519.GuBytes);
  const shared = x25519.scalarMult(secret, fromBase64Url(publicKey));
  const salt = utf8ToBytes(nonce);
  const key = hkdf(sha256, shared, salt, INFO, 32);
  // A key is used for one message, so the initialisation vector may be constant.
  const sealed = chacha20poly1305(key, new Uint8Array(12), salt).encrypt(utf8ToBytes(password));
  return [nonce, toBase64Url(ephemeral), toBase64Url(sealed)].join('.');
}
