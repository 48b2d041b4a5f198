import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const RAW_BYTES = 32;

export interface KeyPair {
  /** As a JWK has it in `x`: 32 bytes, base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * Makes a key pair for X25519.
 *
 * Both keys leave it encoded, since Node 20 stands still for ever when it collects what made a key just while that key is exported:
 * exporting holds a lock that collecting wants.
 */
export function makeKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    publicKey: publicKey.subarray(-RAW_BYTES).toString('base64url'),
    privateKey: createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }),
  };
}
