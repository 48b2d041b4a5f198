import type { MenuEntry } from '@hall/contract/permission-management';
import { describe, expect, it } from 'vitest';
import { entryTree, isFound, mayDrop, placeOf, stepOf } from './entry-tree.ts';

const entry = (id: string, parentId?: string, own: Partial<MenuEntry> = {}) =>
  ({ id, parentId, name: id, nameEn: id, directory: false, action: false, pinyin: '', ...own }) as MenuEntry;
const directory = (id: string, parentId?: string) => entry(id, parentId, { directory: true });

const TREE = entryTree([
  directory('a'),
  entry('a1', 'a'),
  directory('a2', 'a'),
  entry('a21', 'a2'),
  entry('b'),
  entry('b.edit', 'b', { action: true }),
  directory('c'),
]);
const of = (id: string) => TREE.nodes.get(id) as MenuEntry;

describe('SYS-4 the tree of menu entries', () => {
  it('SYS-4 is searched by names, ids, addresses and pinyin', () => {
    const loans = entry('loans', undefined, { name: '我的借款', nameEn: 'My loans', pinyin: "wdjk wo'de'jie'kuan", path: '/loans' });
    for (const typed of ['借款', 'MY LO', 'loans', 'wdj', 'jiekuan', '/loa']) expect(isFound(loans, typed), typed).toBe(true);
    expect(isFound(loans, 'notices')).toBe(false);
  });

  it('SYS-4 moves by steps among those beside, and no further', () => {
    expect(stepOf(TREE, of('b'), 'up')).toEqual({ parentId: undefined, beforeId: 'a' });
    expect(stepOf(TREE, of('a'), 'down')).toEqual({ parentId: undefined, beforeId: 'c' });
    expect(stepOf(TREE, of('b'), 'down')).toEqual({ parentId: undefined, beforeId: undefined });
    expect([stepOf(TREE, of('a1'), 'up'), stepOf(TREE, of('c'), 'down')]).toEqual([undefined, undefined]);
  });

  it('SYS-4 lets nothing be dropped into itself, what stands below it, a function, or beside an action', () => {
    expect([mayDrop(TREE, 'a', 'a2', 'into'), mayDrop(TREE, 'a', 'a21', 'before'), mayDrop(TREE, 'a', 'a', 'after')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([mayDrop(TREE, 'a1', 'b', 'into'), mayDrop(TREE, 'a1', 'b.edit', 'after')]).toEqual([false, false]);
    expect([mayDrop(TREE, 'b', 'a2', 'into'), mayDrop(TREE, 'a2', 'c', 'into'), mayDrop(TREE, 'a1', 'b', 'after')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('SYS-4 takes what is dropped where it was dropped', () => {
    expect(placeOf(TREE, 'b', 'a', 'into')).toEqual({ parentId: 'a', beforeId: 'a1' });
    expect(placeOf(TREE, 'a1', 'a', 'into')).toEqual({ parentId: 'a', beforeId: 'a2' });
    expect(placeOf(TREE, 'c', 'b', 'before')).toEqual({ parentId: undefined, beforeId: 'b' });
    expect(placeOf(TREE, 'a', 'b', 'after')).toEqual({ parentId: undefined, beforeId: 'c' });
    expect(placeOf(TREE, 'b', 'a', 'after')).toEqual({ parentId: undefined, beforeId: 'c' });
    expect(placeOf(TREE, 'b', 'c', 'after')).toEqual({ parentId: undefined, beforeId: undefined });
  });
});
