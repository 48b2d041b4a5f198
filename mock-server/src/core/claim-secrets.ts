import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '@hall/database/database';

/** Where the secret of a linked system is kept, by which it books claims. */
export const claimSecretId = (systemId: string): string => `claims-of-${systemId}`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody shows the secret of a linked system, however long it takes to be wrong; of a system without one nobody does. */
export async function showsClaimSecret({ read }: Database, systemId: string, shown: string): Promise<boolean> {
  const kept = await read.secret.findUnique({ where: { id: claimSecretId(systemId) } });
  return timingSafeEqual(digest(kept?.value ?? ''), digest(shown)) && kept !== null;
}
