import { loadChunk } from '../shared/navigation/load-chunk.ts';
import { homePage } from '../shell/page-table.ts';

/** The shell, which only a signed-in person needs. */
export const loadShell = () => loadChunk(() => import('../shell/shell.tsx'));

/** The calls that the shell begins with. */
export const loadFirstData = () => loadChunk(() => import('./first-data.ts'));

/** Fetches shell and start page ahead, while the person types; should that fail, it is tried again when they are needed. */
export function prefetchShell(): void {
  for (const load of [loadFirstData, loadShell, homePage.load]) void load().catch(() => undefined);
}
