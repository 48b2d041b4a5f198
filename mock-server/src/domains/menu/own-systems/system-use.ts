import type { Tx } from '@hall/database/database';
import type { SignedIn } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';

/**
 * Notes that a person has opened a linked system; nothing for who acts as the person, whose use it is not. That it cannot be noted keeps
 * nobody from the system.
 */
export async function noteUse({ database, clock, warn }: Services, { person, actor }: SignedIn, systemId: string): Promise<void> {
  if (actor) return;
  const [key, at] = [{ personId: person.id, systemId }, clock.now()];
  const write = (tx: Tx) => tx.systemUse.upsert({ where: { personId_systemId: key }, create: { ...key, at }, update: { at } });
  await database.unitOfWork(write).catch((error: unknown) => warn('the use of a linked system was not noted', { err: error, systemId }));
}

/** When a person opened which linked system last, by its id. */
export async function lastUses({ database: { read } }: Services, personId: string): Promise<ReadonlyMap<string, Date>> {
  const uses = await read.systemUse.findMany({ where: { personId } });
  return new Map(uses.map(({ systemId, at }) => [systemId, at]));
}
