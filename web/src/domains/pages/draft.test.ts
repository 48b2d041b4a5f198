import type { PageSetup } from '@hall/contract/page-management';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, test } from 'vitest';
import { differences, draftOf, edited, headingsOf, isSame, moved, overMeanwhile, pageOf, restored, shippedDraftOf } from './draft.ts';

const column = (fieldId: string, order: number, own: object = {}) => tableColumn(fieldId, { order, label: fieldId, ...own });
const COLUMNS = [column('a', 1), { ...column('g', 2), children: [column('x', 1), column('y', 2)] }, column('b', 3, { width: 90 })];
const CONFIG = pageConfig({ pageId: 'p', title: { zh: '页', en: 'Page' }, call: '/api/p', fields: [] });
const SETUP: PageSetup = { config: CONFIG, columns: COLUMNS, shippedConfig: CONFIG, shippedColumns: COLUMNS, version: 0 };

const idsOf = (columns: readonly { readonly fieldId: string }[] = []) => columns.map(({ fieldId }) => fieldId);

test('SYS-11 the draft of a page makes that very page', () => {
  const { columns } = pageOf(SETUP, draftOf(SETUP));
  expect(idsOf(columns)).toEqual(['a', 'g', 'b']);
  expect(idsOf(columns[1]?.children)).toEqual(['x', 'y']);
  expect(columns[2]).toMatchObject({ width: 90 });
});

test('SYS-11 a column is put in the place of another, each below its heading', () => {
  const draft = draftOf(SETUP);
  const after = { ...draft, columns: moved(moved(draft.columns, 'b', 'a'), 'y', 'x') };
  const { columns } = pageOf(SETUP, after);
  expect(idsOf(columns)).toEqual(['b', 'a', 'g']);
  expect(idsOf(columns[2]?.children)).toEqual(['y', 'x']);
  expect(moved(draft.columns, 'a', 'nowhere')).toEqual(draft.columns);
});

test('SYS-11 a width that is taken away is the shipped one, and one that was changed differs from it wherever it stands', () => {
  const draft = draftOf(SETUP);
  const without = edited(draft.columns, 'b', { width: undefined });
  expect(pageOf(SETUP, { ...draft, columns: without }).columns[2]).toMatchObject({ width: 90 });
  const shipped = shippedDraftOf(SETUP).columns.find(({ fieldId }) => fieldId === 'b');
  const [b] = moved(draft.columns, 'b', 'a');
  expect([isSame(b as never, shipped), isSame({ ...(b as object), width: 91 } as never, shipped)]).toEqual([true, false]);
});

test('SYS-11 one that is made as it was shipped loses what it was shipped without, and stays where it stands', () => {
  const shipped = { fieldId: 'f', title: '条件', titleEn: 'Condition', order: 1, shown: true };
  const changed = { ...shipped, order: 4, width: 200, placeholder: '请输入' };
  expect(restored([changed], shipped)).toEqual([{ ...shipped, order: 4 }]);
});

test('SYS-11 of a page that somebody else changed those are told that are otherwise, and not all whose place one took', () => {
  const { columns } = draftOf(SETUP);
  const after = edited(moved(columns, 'b', 'a'), 'y', { label: '乙' });
  const { others, reordered } = differences(columns, after);
  expect([idsOf(others), reordered]).toEqual([['y'], true]);
  expect(differences(columns, columns)).toEqual({ others: [], reordered: false });
});

test('TABLE-1 each column knows its heading', () => {
  expect([...headingsOf(COLUMNS)]).toEqual([
    ['a', undefined],
    ['g', undefined],
    ['x', 'g'],
    ['y', 'g'],
    ['b', undefined],
  ]);
});

test('SYS-11 what somebody else changed meanwhile is kept under what was changed here, and mine holds where both changed the same', () => {
  const opened = draftOf(SETUP);
  const mine = { ...opened, title: '我的页', columns: edited(edited(opened.columns, 'a', { label: '甲' }), 'b', { width: undefined }) };
  const theirs = { ...opened, titleEn: 'Theirs', columns: moved(edited(opened.columns, 'a', { label: '乙', labelEn: 'B' }), 'b', 'a') };
  const both = overMeanwhile(opened, mine, theirs);
  expect(both).toMatchObject({ title: '我的页', titleEn: 'Theirs' });
  expect(idsOf(both.columns)).toEqual(idsOf(theirs.columns));
  expect(both.columns.find(({ fieldId }) => fieldId === 'a')).toMatchObject({ label: '甲', labelEn: 'B' });
  expect(both.columns.find(({ fieldId }) => fieldId === 'b')?.width).toBeUndefined();
  const movedHere = { ...mine, columns: moved(mine.columns, 'y', 'x') };
  expect(idsOf(overMeanwhile(opened, movedHere, theirs).columns)).toEqual(['a', 'g', 'y', 'x', 'b']);
});
