import { BROUGHT_KEPT_MS } from '@hall/contract/rules/attachment';
import type { Services } from './services.ts';

/** Lets go of files that were brought for a grant that nobody gave: their day is over. */
export async function letGoOfBroughtFiles({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const over = { grantNumber: null, broughtAt: { lte: new Date(clock.now().getTime() - BROUGHT_KEPT_MS) } };
  const found = await database.read.grantAttachment.findFirst({ where: over, select: { id: true } });
  if (found) await database.unitOfWork((tx) => tx.grantAttachment.deleteMany({ where: over }));
}
