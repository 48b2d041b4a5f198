import { type EntryMove, MenuEntry } from '@hall/contract/permission-management';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { SIBLING_ORDER } from '../../../core/permissions.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { type EntryRow, storedEntry } from './entry.ts';
import { requirePlace } from './entry-place.ts';

/** The serial numbers that put an entry at a place among others, as few of them changed as can be. */
export function numbered(siblings: readonly EntryRow[], moved: EntryRow, at: number): Map<string, number> {
  const numbers = new Map<string, number>();
  let last = siblings[at - 1]?.order ?? -1;
  for (const row of [moved, ...siblings.slice(at)]) {
    const fits = row !== moved && row.order > last;
    if (fits) break;
    last += 1;
    numbers.set(row.id, last);
  }
  return numbers;
}

async function write(tx: Tx, numbers: ReadonlyMap<string, number>, moved: string, parentId: string | null): Promise<void> {
  for (const [id, order] of numbers) {
    const place = id === moved ? { parentId, weight: 0 } : {};
    await tx.permission.update({ where: { id }, data: { order, ...place, version: { increment: 1 } } });
  }
}

/** What the log tells of a place. */
function placeOf(rows: readonly EntryRow[], parentId: string | null, order: number | undefined) {
  const parent = rows.find(({ id }) => id === parentId);
  return { parentId: parent && { zh: parent.name, en: parent.nameEn }, ...(order !== undefined && { order }) };
}

/**
 * Moves an entry to another place of the tree.
 * @throws Refusal 404 at the parent that it cannot have; 500 `changed-meanwhile`, also where the entry in front of which it goes is gone
 */
export async function moveMenuEntry(services: Services, { id, version, parentId, beforeId }: EntryMove, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const moved = await storedEntry(tx, id, call);
    if (moved.version !== version) throw new Refusal(500, 'changed-meanwhile');
    const rows = await tx.permission.findMany({ orderBy: [...SIBLING_ORDER] });
    const target = parentId || null;
    requirePlace(rows, moved, target);
    const siblings = rows.filter((row) => row.parentId === target && row.id !== id);
    const at = beforeId ? siblings.findIndex((row) => row.id === beforeId) : siblings.length;
    if (at < 0) throw new Refusal(500, 'changed-meanwhile');
    const numbers = numbered(siblings, moved, at);
    await write(tx, numbers, id, target);
    noteChange(call, MenuEntry, placeOf(rows, moved.parentId, moved.order), placeOf(rows, target, numbers.get(id)));
  });
}
