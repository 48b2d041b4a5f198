import { expect, it } from 'vitest';
import { field, option } from '../testing/columns.ts';
import { asksSomething, readAddress, writeAddress } from './page-address.ts';
import { fittingValues, fromPairs, inWords, requestValues, toPairs } from './query/values.ts';

const SIZES = [10, 20, 50, 100];
const FIELDS = [
  field('from', 'daterange', { endFieldId: 'to', title: { zh: '日期', en: 'Date' } }),
  field('kind', 'select', { title: { zh: '类型', en: 'Kind' }, options: [option('1', '查询', 'Read')], numeric: true }),
  field('low', 'numberrange', { endFieldId: 'high' }),
  field('text', 'text'),
  field('buttons', 'buttons'),
];
const STATE = {
  values: { from: '2026-01-01', kind: '1', text: '报销 & 付款' },
  page: 3,
  pageSize: 20,
  sort: { columnId: 'at', order: 'desc' as const },
  filters: { state: ['0', 'a,b'] },
  batch: ['K1', 'K 2'],
};

it('QUERY-5 query, page, size, sort, filters and batch go through the address unchanged', () => {
  const address = writeAddress({ search: '?id=n1', hash: '' }, STATE, FIELDS, SIZES);
  expect(readAddress(address, FIELDS, SIZES)).toEqual(STATE);
  expect(new URLSearchParams(address.search).get('id')).toBe('n1');
});

it('QUERY-5 what the address says wrongly is left out', () => {
  const search = `?from=yesterday&kind=9&low=-1&page=0&size=33&text=${'x'.repeat(101)}`;
  expect(readAddress({ search, hash: '' }, FIELDS, SIZES)).toEqual({
    values: {},
    page: 1,
    pageSize: 10,
    sort: undefined,
    filters: {},
    batch: [],
  });
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

it('a query is put in words in both languages', () => {
  expect(inWords(FIELDS, { from: '2026-01-01', kind: '1' }, 'zh')).toEqual(['日期：2026-01-01 – ', '类型：查询']);
  expect(inWords(FIELDS, { kind: '1' }, 'en')).toEqual(['Kind: Read']);
});
