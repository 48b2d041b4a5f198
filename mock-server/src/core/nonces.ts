import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { createSingleUse } from './single-use.ts';

/**
 * Marks that this server gives out, each of them good for one use. They carry their own end, so only those that were used are remembered.
 */
export interface Nonces {
  issue(): string;
  /** @returns whether it was made here, is not over, and was not used before */
  take(nonce: string): boolean;
}

const RANDOM_BYTES = 16;
const BODY_BYTES = RANDOM_BYTES + 6;
const MAC_BYTES = 16;

/** @param lifeMs how long each may be used, by the server's clock */
export function createNonces(clock: Clock, lifeMs: number): Nonces {
  const key = randomBytes(32);
  const used = createSingleUse(clock);
  const mac = (body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES);
  const bodyOf = (nonce: string): Buffer | undefined => {
    const bytes = Buffer.from(nonce, 'base64url');
    const body = bytes.subarray(0, BODY_BYTES);
    const ours = bytes.length === BODY_BYTES + MAC_BYTES && timingSafeEqual(mac(body), bytes.subarray(BODY_BYTES));
    return ours ? body : undefined;
  };
  return {
    issue() {
      const body = Buffer.alloc(BODY_BYTES);
      randomBytes(RANDOM_BYTES).copy(body);
      body.writeUIntBE(clock.now().getTime() + lifeMs, RANDOM_BYTES, 6);
      return Buffer.concat([body, mac(body)]).toString('base64url');
    },
    take(nonce) {
      const body = bodyOf(nonce);
      const end = body?.readUIntBE(RANDOM_BYTES, 6) ?? 0;
      // What it stands for is remembered: the same bytes have more than one spelling.
      return body !== undefined && end > clock.now().getTime() && used.take(body.toString('base64url'), end);
    },
  };
}
