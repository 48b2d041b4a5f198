import {
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import { createSingleUse } from './single-use.ts';

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
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const macKey = randomBytes(32);
  const used = createSingleUse(clock);
  const raw = publicKey.export({ format: 'jwk' }).x as string;
  const mac = (body: Buffer) => createHmac('sha256', macKey).update(body).digest().subarray(0, 16);

  const expiryOf = (nonce: string): number | undefined => {
    const bytes = Buffer.from(nonce, 'base64url');
    if (bytes.length !== 38 || !timingSafeEqual(mac(bytes.subarray(0, 22)), bytes.subarray(22))) return undefined;
    return bytes.readUIntBE(16, 6);
  };

  return {
    issue() {
      const body = Buffer.alloc(22);
      randomBytes(16).copy(body);
      body.writeUIntBE(clock.now().getTime() + NONCE_LIFE_MS, 16, 6);
      return { publicKey: raw, nonce: Buffer.concat([body, mac(body)]).toString('base64url') };
    },
    open(sealed, field) {
      const [nonce, ephemeral, box, ...rest] = sealed.split('.');
      const malformed = () => new Refusal(404, 'format', { field });
      if (!nonce || !ephemeral || !box || rest.length > 0) throw malformed();
      const expiry = expiryOf(nonce);
      const fresh = expiry !== undefined && expiry > clock.now().getTime() && used.take(nonce, expiry);
      if (!fresh) throw new Refusal(404, 'sealed-stale', { field });
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
