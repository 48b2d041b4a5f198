import type { SignedIn } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';

/** Notes that a person has opened a linked system; nothing for who acts as the person, whose use it is not. */
export async function noteUse({ database, clock }: Services, { person, actor }: SignedIn, systemId: string): Promise<void> {
  if (actor) return;
  const [key, at] = [{ personId: person.id, systemId }, clock.now()];
  await database.unitOfWork((tx) => tx.systemUse.upsert({ where: { personId_systemId: key }, create: { ...key, at }, update: { at } }));
}

/** When a person opened which linked system last, by its id. */
export async function lastUses({ database: { read } }: Services, personId: string): Promise<ReadonlyMap<string, Date>> {
  const uses = await read.systemUse.findMany({ where: { personId } });
  return new Map(uses.map(({ systemId, at }) => [systemId, at]));
}
