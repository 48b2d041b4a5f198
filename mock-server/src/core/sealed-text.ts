import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { ownSecret } from './secrets.ts';
import type { Services } from './services.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Texts that are stored for those alone who have this installation's key. */
export interface SealedTexts {
  /** @param owner what the text belongs to: sealed for another one, it does not open */
  seal(text: string, owner: string): string;
  /** @throws Error when it was not sealed here, or for another owner */
  open(sealed: string, owner: string): string;
  /** The same for the same text, and of no use to find the text. */
  digest(text: string): string;
}

/** AES-256-GCM with a key of this installation, one for each use. */
export async function sealedTexts({ cache, database }: Services, use: string): Promise<SealedTexts> {
  const secret = await cache.get(`sealed-texts:${use}`, () => ownSecret(database, use));
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const [key, digestKey] = [keyFor('seal'), keyFor('digest')];
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  };
}
