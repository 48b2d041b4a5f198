import { expect, it } from 'vitest';
import { SHEET_SAMPLE } from '../test/print-sample.ts';
import { plainPrintCall, plainPrintRequest } from './printing.ts';
import { decodeAnswer } from './wire/decode.ts';

it('PRINT-1 the print call of a page takes its query form as JSON, and which rows', () => {
  const list = { page: 2, pageSize: 20, sortBy: 'at', columnFilters: [{ columnId: 'kind', values: ['change'] }], batchKeys: ['1001'] };
  expect(plainPrintRequest(list, { person: '张三' }, { scope: 'selected', keys: ['7', '8'] })).toEqual({
    person: '张三',
    currentPage: 2,
    limit: 20,
    sortField: 'at',
    columnFilters: [{ id: 'kind', val: ['change'] }],
    batchKeys: ['1001'],
    flg: '2',
    rowKeys: ['7', '8'],
  });
  expect(plainPrintRequest({}, {}, { scope: 'all' })).toEqual({ flg: '0' });
});

it('PRINT-1 it answers the rows as they are on the wire, and the sheet', () => {
  const [wire, sheet] = SHEET_SAMPLE;
  const answer = { total: 1, rows: [{ jkdh: 'JK-1' }], summaryData: { jkje: '1.00' } };
  expect(decodeAnswer(plainPrintCall('/api/x').data, { ...answer, sheet: wire })).toMatchObject({ ok: true, value: { ...answer, sheet } });
});
