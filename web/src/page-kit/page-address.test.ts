import { queryInWords } from '@hall/contract/query-words';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, it } from 'vitest';
import { field, option } from '../testing/columns.ts';
import { asksSomething, readAddress, writeAddress } from './page-address.ts';
import { fittingValues, fromPairs, requestValues, toPairs } from './query-values.ts';

const FIELDS = [
  field('from', 'daterange', { endFieldId: 'to', title: { zh: '日期', en: 'Date' } }),
  field('kind', 'select', { title: { zh: '类型', en: 'Kind' }, options: [option('1', '查询', 'Read')], numeric: true }),
  field('low', 'numberrange', { endFieldId: 'high' }),
  field('text', 'text'),
  field('buttons', 'buttons'),
];
const COLUMNS = [
  tableColumn('who', { children: [tableColumn('at', { sortable: true, shown: false })] }),
  tableColumn('state', { filterable: true, options: [option('0', '未读', 'Unread'), option('a,b', '其他', 'Other')] }),
  tableColumn('free', { filterable: true }),
  tableColumn('plain', { options: [option('0', '否', 'No')] }),
];
const PAGE = { fields: FIELDS, columns: COLUMNS, sizes: [10, 20, 50, 100] };
const STATE = {
  values: { from: '2026-01-01', kind: '1', text: '报销 & 付款' },
  page: 3,
  pageSize: 20,
  sort: { columnId: 'at', order: 'desc' as const },
  filters: { state: ['0', 'a,b'], free: ['王 & 芳'] },
  excluded: { state: ['0'], free: ['a,b', '='] },
  batch: ['K1', 'K 2'],
};

const EMPTY = { values: {}, page: 1, pageSize: 10, sort: undefined, filters: {}, excluded: {}, batch: [] };

it('QUERY-5 query, page, size, sort, filters and batch go through the address unchanged', () => {
  const address = writeAddress({ search: '?id=n1', hash: '' }, STATE, PAGE);
  expect(readAddress(address, PAGE)).toEqual(STATE);
  expect(new URLSearchParams(address.search).get('id')).toBe('n1');
});

it('QUERY-5 SYS-14 a page that begins with something says that it was taken off, and no other page does', () => {
  const nothing = { search: '?id=n1', hash: '' };
  expect(writeAddress(nothing, EMPTY, { ...PAGE, begins: true }).search).toBe('?id=n1&all=1');
  expect(writeAddress(nothing, { ...EMPTY, page: 2 }, { ...PAGE, begins: true }).search).toBe('?id=n1&page=2');
  expect(writeAddress(nothing, EMPTY, PAGE).search).toBe('?id=n1');
  expect([asksSomething({ search: '?all=1', hash: '' }, FIELDS), asksSomething({ search: '?not.free=x', hash: '' }, FIELDS)]).toEqual([
    true,
    true,
  ]);
  expect(readAddress({ search: `?not.free=${'x'.repeat(201)}&not.state=9&not.plain=0`, hash: '' }, PAGE).excluded).toEqual({});
});

it.each([
  'from=yesterday',
  'from=2026-02-29&to=2026-13-01',
  'kind=9',
  'low=-1',
  'low=1e3',
  `text=${'x'.repeat(101)}`,
  'page=0',
  'page=1.5',
  'size=33',
  'sort=nothing',
  'sort=state',
  'sort=who',
  'sort=-',
  'filter.state=9',
  'filter.state=',
  'filter.plain=0',
  'filter.nothing=1',
])('QUERY-5 what the address says wrongly is left out: %s', (search) => {
  expect(readAddress({ search: `?${search}`, hash: '' }, PAGE)).toEqual(EMPTY);
});

it('QUERY-5 of what the address says the rest is taken', () => {
  const search = '?from=2026-02-29&to=2026-03-01&filter.state=0&filter.state=9&sort=at&page=99999999999999999999';
  expect(readAddress({ search, hash: '' }, PAGE)).toEqual({
    ...EMPTY,
    values: { to: '2026-03-01' },
    sort: { columnId: 'at', order: 'asc' },
    filters: { state: ['0'] },
    page: 1_000_000,
  });
});

it('QUERY-5 a moment is one that the clock has', () => {
  const page = { ...PAGE, fields: [field('at', 'date', { withTime: true })] };
  const of = (at: string) => readAddress({ search: `?at=${at}`, hash: '' }, page).values;
  expect([of('2026-01-01 23:59:59'), of('2026-01-01 24:00:00'), of('2026-01-01')]).toEqual([{ at: '2026-01-01 23:59:59' }, {}, {}]);
});

it('QUERY-6 of the keys in the address those are taken that a batch query can take, a thousand at most', () => {
  const read = (keys: readonly string[]) =>
    readAddress({ search: '', hash: `#${new URLSearchParams({ batch: keys.join('\n') })}` }, PAGE).batch;
  expect(read(['a', '', 'a', ' b ', 'x'.repeat(101)])).toEqual(['a', 'b']);
  expect(read(Array.from({ length: 1200 }, (_, index) => `k${index}`))).toHaveLength(1000);
});

it('QUERY-4 only an address that asks for nothing of the list lets the last query come back', () => {
  expect(asksSomething({ search: '?id=n1', hash: '' }, FIELDS)).toBe(false);
  expect(asksSomething({ search: '?page=2', hash: '' }, FIELDS)).toBe(true);
  expect(asksSomething({ search: '?to=2026-01-01', hash: '' }, FIELDS)).toBe(true);
  expect(asksSomething({ search: '', hash: '#batch=K1' }, FIELDS)).toBe(true);
});

it('QUERY-4 values are kept as pairs, without empty ones, and come back', () => {
  const pairs = toPairs({ from: '2026-01-01', text: '' });
  expect(pairs).toEqual([{ id: 'from', value: '2026-01-01' }]);
  expect(fromPairs([...pairs, { id: 'kind', value: ['1', '2'] }])).toEqual({ from: '2026-01-01', kind: '1' });
  expect(fittingValues(FIELDS, { gone: 'x', kind: '1' })).toEqual({ kind: '1' });
});

it('QUERY-2 number ranges and numeric fields are sent as numbers', () => {
  expect(requestValues(FIELDS, { low: '5', kind: '1', text: '5' })).toEqual({ low: 5, kind: 1, text: '5' });
});

it('QUERY-2 a range of decimals is read from the address, and sent as text with all its digits', () => {
  const amounts = [field('least', 'numberrange', { endFieldId: 'most', decimals: 2 })];
  expect(fittingValues(amounts, { least: '1.5', most: '0.005' })).toEqual({ least: '1.5' });
  expect(requestValues(amounts, { least: '-1.5', most: '20' })).toEqual({ least: '-1.50', most: '20.00' });
});

it('a query is put in words in both languages', () => {
  const query = [
    { id: 'from', value: '2026-01-01' },
    { id: 'kind', value: '1' },
  ];
  expect(queryInWords(FIELDS, query, 'zh')).toBe('日期：2026-01-01 – ；类型：查询');
  expect(queryInWords(FIELDS, [{ id: 'kind', value: ['1', '2'] }], 'en')).toBe('Kind: Read, 2');
});
