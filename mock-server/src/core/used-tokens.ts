import { createHash } from 'node:crypto';
import type { Tx } from '@hall/database/database';

/** Something signed that is good once. */
export interface OnceGood {
  readonly id: string;
  readonly expiresAt: Date;
}

/**
 * Uses something up within a unit of work. It is remembered in the database, so that a restart does not make it good again.
 * @param kind what it is good for: ids count for each kind apart
 * @returns whether this was the first use
 */
export async function useOnce(tx: Tx, kind: string, { id, expiresAt }: OnceGood): Promise<boolean> {
  const key = createHash('sha256').update(`${kind}:${id}`).digest('base64url');
  if (await tx.usedToken.findUnique({ where: { id: key } })) return false;
  await tx.usedToken.create({ data: { id: key, expiresAt } });
  return true;
}
