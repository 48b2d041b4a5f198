import type { Rule } from '@hall/contract/errors';
import { SETTINGS } from '../../../core/permissions.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import { type EntryRow, isAction, isShipped } from './entry.ts';

type Parents = ReadonlyMap<string, string | null>;

const refuse = (rule: Rule): Refusal => new Refusal(404, rule, { field: 'parentId' });

/** The nodes above one, the nearest first; a circle in the data ends. */
function above(id: string, parents: Parents): string[] {
  const found: string[] = [];
  for (let at = parents.get(id); at && !found.includes(at); at = parents.get(at)) found.push(at);
  return found;
}

/**
 * What a move would take into the system settings, or out of them: administrators hold all that stands there, and nothing else by itself
 * (SYS-15).
 */
function crossesSettings(rows: readonly EntryRow[], id: string, parentId: string | null): boolean {
  const before: Parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const after: Parents = new Map(before).set(id, parentId);
  const moved = rows.filter((row) => row.id === id || above(row.id, before).includes(id));
  return moved.filter(isShipped).some((row) => above(row.id, before).includes(SETTINGS) !== above(row.id, after).includes(SETTINGS));
}

/**
 * Lets pass a place that a node may have in the tree as it stands.
 * @throws Refusal 404 at the parent: `not-found`, `parent-directory`, `below-itself`, `action-stays`, `settings-apart`
 */
export function requirePlace(rows: readonly EntryRow[], node: EntryRow | undefined, parentId: string | null): void {
  if (node && node.parentId === parentId) return;
  if (node && isAction(node)) throw refuse('action-stays');
  if (parentId !== null) {
    const parent = rows.find(({ id }) => id === parentId);
    if (!parent) throw notFound('parentId');
    const parents: Parents = new Map(rows.map((row) => [row.id, row.parentId]));
    if (node && [parentId, ...above(parentId, parents)].includes(node.id)) throw refuse('below-itself');
    if (!parent.directory) throw refuse('parent-directory');
  }
  if (node && crossesSettings(rows, node.id, parentId)) throw refuse('settings-apart');
}
