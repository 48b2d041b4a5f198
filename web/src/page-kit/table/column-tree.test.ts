import { tableColumn } from '@hall/contract/table-columns';
import { describe, expect, it } from 'vitest';
import { columnsNamed, isPartlyShown, moveTo, setShown, settingsOf, setWidth, showAll, togglePin } from './column-tree.ts';

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

it('TABLE-2 all columns are shown at once, or hidden but for the first that shows data', () => {
  const tree = [tableColumn('xh'), ...TREE];
  const shown = (columns: Parameters<typeof settingsOf>[0]) =>
    settingsOf(columns).flatMap((setting) => (setting.shown ? [setting.fieldId] : []));
  const hidden = showAll(tree, false);
  expect(shown(hidden)).toEqual(['at']);
  expect(shown(showAll(hidden, true))).toEqual(['xh', 'at', 'who', 'number', 'name', 'action']);
});

it('TABLE-2 columns are found by a part of their name, with the headings above them', () => {
  const found = columnsNamed(TREE, ' NUM ', 'en');
  expect(found.map(({ fieldId, children }) => [fieldId, children?.map((child) => child.fieldId)])).toEqual([['who', ['number']]]);
  expect(ids(columnsNamed(TREE, '', 'en'))).toEqual(['at', 'who', 'action']);
});
