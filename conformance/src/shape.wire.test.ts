import { noticesEndpoints } from '@hall/contract/notices';
import { pagesEndpoints } from '@hall/contract/pages';
import { parametersEndpoints } from '@hall/contract/parameters';
import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { expect, it } from 'vitest';
import { misfits, surplusIn } from './shape.ts';

const notice = { id: '1', ggbt: '公告', ggnr: '', ggdj: 1, fbzt: '1', status: '0', fbsj: '2026-11-20 08:30:00' };
const page = { pageid: 'p', pageTitle: '借款', listUrl: '/api/p' };

it('API-4 what fits as it is worded differs in nothing, and what goes beyond it is counted alone', () => {
  const data = { total: 1, rows: [{ ...notice, more: 1 }], other: {} };
  expect(misfits(noticesEndpoints.list.data, data)).toEqual([]);
  expect(surplusIn(noticesEndpoints.list.data, data)).toEqual(['data.rows.more', 'data.other']);
});

it('API-4 rows with the same fault are told of once, and what the web reads all the same is marked so', () => {
  const rows = [{ ...notice, ggdj: '1' }, { ...notice, ggdj: '3', ggbten: null }, 7];
  expect(misfits(noticesEndpoints.list.data, { total: 3, rows })).toEqual([
    { field: 'data.rows.0.ggdj', expected: 'a number', got: 'text "1"', readAllTheSame: true, times: 2 },
    { field: 'data.rows.1.ggbten', expected: 'text', got: 'null', readAllTheSame: true },
    { field: 'data.rows.2', expected: 'an object', got: 'number 7' },
  ]);
});

it('API-4 of several forms each is told, and one that the web can bend to is read all the same', () => {
  expect(misfits(pagesEndpoints.config.data, { ...page, pageTitle: 5 })).toEqual([
    { field: 'data.pageTitle', expected: 'text or an object', got: 'number 5', readAllTheSame: true },
  ]);
  expect(misfits(pagesEndpoints.config.data, { ...page, pageTitle: [] })).toEqual([
    { field: 'data.pageTitle', expected: 'text or an object', got: '[]' },
  ]);
});

it('API-4 data that is another thing altogether is told at its top, and null is nothing where there may be nothing', () => {
  expect(misfits(parametersEndpoints.parameters.data, {})).toEqual([{ field: 'data', expected: 'a list', got: '{}' }]);
  expect(misfits(savedQueriesEndpoints.lastQuery.data, null)).toEqual([]);
  expect(misfits(parametersEndpoints.parameters.data, null)).toEqual([{ field: 'data', expected: 'a list', got: 'null' }]);
});
