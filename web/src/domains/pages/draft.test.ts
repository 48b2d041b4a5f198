import type { PageSetup } from '@hall/contract/page-management';
import { type FieldSetup, fieldSetupOf } from '@hall/contract/page-setup';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, test } from 'vitest';
import { field } from '../../testing/columns.ts';
import { draftOf, edited, headingsOf, isSame, moved, pageOf, restored, shippedDraftOf } from './draft.ts';

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

test('SYS-11 what is made as it was shipped keeps its place, and nothing that was not shipped', () => {
  const shipped = ['person', 'text'].map((id) => fieldSetupOf(field(id, 'text', { pageId: 'p', title: { zh: id, en: id } })));
  const [person] = shipped as [FieldSetup, FieldSetup];
  const widened = edited(moved(shipped, 'person', 'text'), 'person', { title: '经办人', placeholder: '谁', width: 200 });
  expect(restored(widened, person)[1]).toEqual({ ...person, order: 2 });
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
