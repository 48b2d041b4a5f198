import { randomBytes } from 'node:crypto';
import type { Database } from '@hall/database/database';
import { outsideOperation } from './operation.ts';

/** A key of 256 bits, base64url, that the installation makes when it first needs it and keeps in its database. */
export async function ownSecret(database: Database, id: string): Promise<string> {
  const kept = await database.read.secret.findUnique({ where: { id } });
  if (kept) return kept.value;
  const value = randomBytes(32).toString('base64url');
  const upsert = () => database.unitOfWork((tx) => tx.secret.upsert({ where: { id }, create: { id, value }, update: {} }));
  return (await outsideOperation(upsert)).value;
}
