import type { Tx } from '@hall/database/database';
import type { Services } from './services.ts';

/** Lets go of previews of imports, with their rows. */
export async function letGoOf(tx: Tx, where: NonNullable<Parameters<Tx['importDraft']['findMany']>[0]>['where']): Promise<void> {
  const drafts = await tx.importDraft.findMany({ where, select: { id: true } });
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.importRow.deleteMany({ where: { draftId: { in: ids } } });
  await tx.importDraft.deleteMany({ where: { id: { in: ids } } });
}

/** Lets go of those whose time is over: their rows are of people, and in no archive. */
export async function letGoOfPreviews({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const over = { keptUntil: { lte: clock.now() } };
  if (await database.read.importDraft.findFirst({ where: over })) await database.unitOfWork((tx) => letGoOf(tx, over));
}
