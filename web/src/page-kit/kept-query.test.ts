import type { SavedQuery } from '@hall/contract/saved-queries';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, it } from 'vitest';
import { field, option } from '../testing/columns.ts';
import { askedBy, carriedOver, contentOf, isSameAsked, type KeptOn, openedWith } from './kept-query.ts';

const PAGE: KeptOn = {
  fields: [field('person', 'text'), field('kind', 'text')],
  columns: [
    tableColumn('kind', { filterable: true, options: [option('read', '查询', 'Read'), option('change', '变更', 'Change')] }),
    tableColumn('who', { children: [tableColumn('person', { filterable: true })] }),
    tableColumn('at'),
  ],
  beginning: { values: {}, filters: {}, excluded: { kind: ['read'] }, batch: [], saved: undefined },
};
const NOT_READ = { columnId: 'kind', values: ['read'], excluded: true };
const saved = (own: Partial<SavedQuery>): SavedQuery => ({ id: 'q', values: [], isDefault: false, ...own });

it('QUERY-4 what columns are asked for comes back as it was kept', () => {
  const asked = { values: { person: '王' }, filters: { person: ['王芳'] }, excluded: { kind: ['read'] } };
  expect(askedBy(contentOf(asked), PAGE)).toEqual(asked);
});

it('QUERY-4 columns and values that the page does not offer are left out of a kept query', () => {
  const columnFilters = [
    { ...NOT_READ, values: ['read', 'gone'] },
    { columnId: 'at', values: ['1'] },
    { columnId: 'gone', values: ['1'] },
  ];
  expect(askedBy({ values: [], columnFilters }, PAGE)).toEqual({ values: {}, filters: {}, excluded: { kind: ['read'] } });
});

it('QUERY-4 a query of an earlier release says nothing of columns, and leaves them as the page begins with them', () => {
  const values = [{ id: 'person', value: '王' }];
  expect(askedBy({ values }, PAGE)).toEqual({ values: { person: '王' }, filters: {}, excluded: { kind: ['read'] } });
  expect(askedBy({ values: [{ id: 'kind', value: 'read' }] }, PAGE).excluded).toEqual({});
  expect(askedBy({ values }, { ...PAGE, beginning: undefined })).toEqual({ values: { person: '王' }, filters: {}, excluded: {} });
});

it('TABLE-8 the same is asked for in whatever order; a column that is asked for otherwise is another query', () => {
  const one = { values: { person: '' }, filters: { kind: ['read', 'change'], person: ['王'] }, excluded: {} };
  expect(isSameAsked(one, { values: {}, filters: { person: ['王'], kind: ['change', 'read'] }, excluded: {} })).toBe(true);
  expect(isSameAsked(one, { ...one, filters: { kind: ['read'], person: ['王'] } })).toBe(false);
  expect(isSameAsked(one, { ...one, filters: {}, excluded: one.filters })).toBe(false);
});

it('QUERY-4 TABLE-8 a page opens with the last query, its columns, and the named one that it came from', () => {
  const last = saved({ columnFilters: [{ columnId: 'kind', values: ['read'] }], namedId: 'n' });
  expect(openedWith(last, PAGE)).toMatchObject({ filters: { kind: ['read'] }, excluded: {}, saved: 'n' });
  expect(openedWith(saved({ isDefault: true }), PAGE)).toMatchObject({ excluded: { kind: ['read'] }, saved: 'q' });
  expect(openedWith(undefined, { ...PAGE, beginning: undefined })).toBeUndefined();
});

it('SYS-14 a last query that asks for nothing leaves a page what it begins with; with a condition, or a name, everything stays everything', () => {
  expect(openedWith(saved({ columnFilters: [] }), PAGE)).toBe(PAGE.beginning);
  const person = { values: [{ id: 'person', value: '王' }], columnFilters: [] };
  expect(openedWith(saved(person), PAGE)).toMatchObject({ values: { person: '王' }, excluded: {} });
  expect(openedWith(saved({ columnFilters: [], namedId: 'n' }), PAGE)).toMatchObject({ excluded: {}, saved: 'n' });
});

it('QUERY-4 what is asked for as last time is told apart from what has a name, asks for nothing, or is what the page begins with', () => {
  const values = [{ id: 'person', value: '王' }];
  expect(carriedOver(saved({ values }), PAGE)).toMatchObject({ values: { person: '王' } });
  expect(carriedOver(saved({ columnFilters: [NOT_READ] }), PAGE)).toBeUndefined();
  expect(carriedOver(saved({ columnFilters: [] }), PAGE)).toBeUndefined();
  expect(carriedOver(saved({ values, isDefault: true }), PAGE)).toBeUndefined();
  expect(carriedOver(saved({ values, namedId: 'n' }), PAGE)).toBeUndefined();
});
