import { tableColumn } from '@hall/contract/table-columns';
import { describe, expect, it } from 'vitest';
import { isPartlyShown, moveTo, setShown, settingsOf, setWidth, togglePin } from './column-tree.ts';

const TREE = [
  tableColumn('at', { width: 170, fixed: 'left' }),
  tableColumn('who', { children: [tableColumn('number'), tableColumn('name')] }),
  tableColumn('action'),
];
const ids = (columns: readonly { fieldId: string }[]) => columns.map(({ fieldId }) => fieldId);

describe('TABLE-2 column tree', () => {
  it('TABLE-2 checking shows a column, unchecking hides it, with all that is below', () => {
    const shown = (columns: Parameters<typeof settingsOf>[0]) => settingsOf(columns).map((setting) => setting.shown);
    const hidden = setShown(TREE, 'who', false);
    expect(shown(hidden)).toEqual([true, false, false, false, true]);
    expect(shown(setShown(hidden, 'who', true))).toEqual([true, true, true, true, true]);
  });

  it('TABLE-2 a partly checked parent is shown; without any child it is not', () => {
    const partly = setShown(TREE, 'number', false);
    expect(partly.map((column) => [column.shown, isPartlyShown(column)])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(setShown(partly, 'name', false).map((column) => [column.shown, isPartlyShown(column)])[1]).toEqual([false, false]);
  });

  it('TABLE-2 a column takes the place of another one, up or down; not under another heading', () => {
    expect(ids(moveTo(TREE, 'at', 'action'))).toEqual(['who', 'action', 'at']);
    expect(ids(moveTo(TREE, 'at', 'who'))).toEqual(['who', 'at', 'action']);
    expect(ids(moveTo(TREE, 'action', 'at'))).toEqual(['action', 'at', 'who']);
    expect(ids(moveTo(TREE, 'name', 'number')[1]?.children ?? [])).toEqual(['name', 'number']);
    expect(ids(moveTo(TREE, 'at', 'name'))).toEqual(['at', 'who', 'action']);
  });

  it('TABLE-2 pins go on, off and to the other side; widths stay within their bounds', () => {
    const [at = tableColumn('at')] = TREE;
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
