import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { expect, test } from 'vitest';
import { askedFor, EXAMPLE_KEY, exampleColumns, exampleRows } from './example-rows.ts';

const OPTIONS = [
  { value: '1', zh: '启用', en: 'Enabled' },
  { value: '0', zh: '停用', en: 'Disabled' },
];
const COLUMNS = [
  tableColumn(INDEX_COLUMN),
  tableColumn('name', { prop: 'person.name', propEn: 'person.nameEn', labels: { zh: '姓名', en: 'Name' } }),
  { ...tableColumn('group'), children: [tableColumn('state', { options: OPTIONS }), tableColumn('sum', { amount: true })] },
];

test('SYS-11 the rows of a preview have something in each column, in the words of its language', () => {
  const rows = exampleRows(COLUMNS, 'en');
  expect(rows[0]).toEqual({ name: 'Name 1', state: '1', sum: '1280.00', [EXAMPLE_KEY]: '0' });
  expect(exampleRows(COLUMNS, 'zh')[1]).toMatchObject({ name: '姓名 2', state: '0' });
  const [, name] = exampleColumns(COLUMNS);
  expect([name?.prop, name?.propEn]).toEqual(['name', undefined]);
});

test('SYS-11 the headings of a preview sort and filter its rows', () => {
  const rows = exampleRows(COLUMNS, 'en');
  const names = (asked: Parameters<typeof askedFor>[1]) => askedFor(rows, asked).map(({ name }) => name);
  expect(names({ sort: { columnId: 'name', order: 'desc' }, filters: {} })).toEqual(['Name 3', 'Name 2', 'Name 1']);
  expect(names({ filters: { state: ['0'] } })).toEqual(['Name 2']);
  expect(names({ filters: { state: [] } })).toHaveLength(3);
});
