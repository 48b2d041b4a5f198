import type { Services } from '../../core/services.ts';

/** The newest version of the update log; empty before the first. */
export async function newestVersion({ database, clock }: Services): Promise<string> {
  const newest = await database.read.systemUpdate.findFirst({
    where: { releasedAt: { lte: clock.now() } },
    orderBy: { releasedAt: 'desc' },
  });
  return newest?.version ?? '';
}
