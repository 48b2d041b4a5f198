import type { Tx } from '@hall/database/database';

/** Removes exports with their files, whether they are there or under way. */
export async function removeExports(tx: Tx, where: object): Promise<void> {
  const found = await tx.exportJob.findMany({ where, select: { id: true } });
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await removeParts(tx, ids);
  await tx.exportJob.deleteMany({ where: { id: { in: ids } } });
}

/** Removes what is there of the files of some exports. */
export async function removeParts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.exportPart.deleteMany({ where: { jobId: { in: [...ids] } } });
}
