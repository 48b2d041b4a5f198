import type { MenuEntry } from '@hall/contract/permission-management';
import { type NodeTree, nodeTree } from './grant-tree.ts';

export type EntryTree = NodeTree<MenuEntry>;

export const entryTree = (entries: readonly MenuEntry[]): EntryTree => nodeTree(entries);

/** Whether an entry is found by what was typed: its name in either language, its id, its address, or pinyin in initials or in full. */
export function isFound({ name, nameEn, id, path, pinyin }: MenuEntry, typed: string): boolean {
  const text = typed.toLowerCase();
  const [initials = '', syllables = ''] = pinyin.split(' ');
  const written = [name, nameEn, id, path ?? '', initials, syllables.replaceAll("'", '')];
  return written.some((each) => each.toLowerCase().includes(text));
}

/** Where an entry goes: below another one or at the top, in front of one there or last. */
export interface Place {
  readonly parentId: string | undefined;
  readonly beforeId: string | undefined;
}

/** The entries beside one, itself among them. */
export const besideOf = (tree: EntryTree, { parentId }: MenuEntry): readonly string[] =>
  parentId && tree.nodes.has(parentId) ? tree.childrenOf(parentId) : tree.roots;

/** Whether an entry is another one, or stands below it. */
export function isWithin(tree: EntryTree, id: string | undefined, other: string): boolean {
  for (let at = id; at; at = tree.nodes.get(at)?.parentId) if (at === other) return true;
  return false;
}

/** The place one step up or down among those beside an entry; none at the end. */
export function stepOf(tree: EntryTree, entry: MenuEntry, step: 'up' | 'down'): Place | undefined {
  const beside = besideOf(tree, entry);
  const at = beside.indexOf(entry.id);
  if (at < 0 || (step === 'up' ? at === 0 : at === beside.length - 1)) return undefined;
  return { parentId: entry.parentId, beforeId: beside[step === 'up' ? at - 1 : at + 2] };
}

/** Where something is dropped: into an entry, in front of it, or behind it. */
export type Drop = 'into' | 'before' | 'after';

/** Whether an entry may be dropped there; the server has the last word. */
export function mayDrop(tree: EntryTree, dragged: string, target: string, drop: Drop): boolean {
  const at = tree.nodes.get(target);
  if (!at || isWithin(tree, target, dragged)) return false;
  return drop === 'into' ? at.directory : !at.action;
}

/** The place that a drop means. */
export function placeOf(tree: EntryTree, dragged: string, target: string, drop: Drop): Place {
  if (drop === 'into') return { parentId: target, beforeId: tree.childrenOf(target).find((id) => id !== dragged) };
  const at = tree.nodes.get(target) as MenuEntry;
  if (drop === 'before') return { parentId: at.parentId, beforeId: target };
  const beside = besideOf(tree, at).filter((id) => id !== dragged);
  return { parentId: at.parentId, beforeId: beside[beside.indexOf(target) + 1] };
}
