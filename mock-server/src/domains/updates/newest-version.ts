import type { Services } from '../../core/services.ts';

/** For how long a version is told of, in ms: longer than people are on leave. */
const RECENT_MS = 30 * 86_400_000;

/** The newest version of the update log that is out; empty before the first. */
export async function newestVersion({ database, clock }: Services): Promise<{ version: string; recent: boolean }> {
  const now = clock.now();
  const newest = await database.read.systemUpdate.findFirst({ where: { releasedAt: { lte: now } }, orderBy: NEWEST_FIRST });
  if (!newest) return { version: '', recent: false };
  return { version: newest.version, recent: now.getTime() - newest.releasedAt.getTime() < RECENT_MS };
}

/** Of two that are released at the same moment the order stays the same. */
export const NEWEST_FIRST: { releasedAt?: 'desc'; id?: 'desc' }[] = [{ releasedAt: 'desc' }, { id: 'desc' }];
