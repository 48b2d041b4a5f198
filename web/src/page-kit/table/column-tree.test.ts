import { describe, expect, it } from 'vitest';
import { column } from '../../testing/columns.ts';
import { moveBy, moveTo, setShown, settingsOf, setWidth, shownLeaves, showOnly, togglePin } from './column-tree.ts';

const TREE = [
  column('at', { width: 170, fixed: 'left' }),
  column('who', { children: [column('number'), column('name')] }),
  column('action'),
];
const ids = (columns: readonly { fieldId: string }[]) => columns.map(({ fieldId }) => fieldId);

describe('TABLE-2 column tree', () => {
  it('TABLE-2 checking shows a column, unchecking hides it, with all that is below', () => {
    const hidden = setShown(TREE, 'who', false);
    expect(shownLeaves(hidden)).toEqual(['at', 'action']);
    expect(settingsOf(hidden).map(({ shown }) => shown)).toEqual([true, false, false, false, true]);
    expect(shownLeaves(setShown(hidden, 'who', true))).toEqual(['at', 'number', 'name', 'action']);
  });

  it('TABLE-2 a partly checked parent is shown; without any child it is not', () => {
    const partly = showOnly(TREE, new Set(['at', 'name']));
    expect(partly.map(({ shown }) => shown)).toEqual([true, true, false]);
    expect(showOnly(TREE, new Set(['at'])).map(({ shown }) => shown)).toEqual([true, false, false]);
  });

  it('TABLE-2 columns move among their siblings and stop at the ends', () => {
    expect(ids(moveBy(TREE, 'action', -1))).toEqual(['at', 'action', 'who']);
    expect(ids(moveBy(TREE, 'at', -1))).toEqual(['at', 'who', 'action']);
    expect(ids(moveBy(TREE, 'name', -1)[1]?.children ?? [])).toEqual(['name', 'number']);
  });

  it('TABLE-2 a dragged column goes before or after another; not under another heading', () => {
    expect(ids(moveTo(TREE, 'at', 'action', 'after'))).toEqual(['who', 'action', 'at']);
    expect(ids(moveTo(TREE, 'action', 'at', 'before'))).toEqual(['action', 'at', 'who']);
    expect(ids(moveTo(TREE, 'at', 'name', 'after'))).toEqual(['at', 'who', 'action']);
  });

  it('TABLE-2 pins go on, off and to the other side; widths stay within their bounds', () => {
    const [at = column('at')] = TREE;
    expect(togglePin(TREE, at, 'left')[0]?.fixed).toBe('');
    expect(togglePin(TREE, at, 'right')[0]?.fixed).toBe('right');
    expect(setWidth(TREE, 'name', 3)[1]?.children?.[1]?.width).toBe(40);
    expect(setWidth(TREE, 'at', 222.4)[0]?.width).toBe(222);
  });

  it('TABLE-2 what is kept has order, visibility, width and pin of every column', () => {
    expect(settingsOf(TREE)).toEqual([
      { fieldId: 'at', order: 1, shown: true, width: 170, fixed: 'left' },
      { fieldId: 'who', order: 2, shown: true, width: undefined, fixed: '' },
      { fieldId: 'number', order: 1, shown: true, width: undefined, fixed: '' },
      { fieldId: 'name', order: 2, shown: true, width: undefined, fixed: '' },
      { fieldId: 'action', order: 3, shown: true, width: undefined, fixed: '' },
    ]);
  });
});
