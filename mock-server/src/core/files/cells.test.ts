import { tableColumn } from '@hall/contract/table-columns';
import { coded } from '@hall/contract/wire/coded';
import { entity } from '@hall/contract/wire/entity';
import { amount, day, moment } from '@hall/contract/wire/flags';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cellOf, paperText, textCell } from './cells.ts';
import { type CellKind, type FileColumn, kindOf } from './file-task.ts';

const column = (kind: CellKind, own: Parameters<typeof tableColumn>[1] = {}): FileColumn => ({
  column: tableColumn('v', own),
  kind,
  heading: 'V',
  width: 100,
});

describe('EXPORT-2 text that a spreadsheet program would run as a formula', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1+1', '＋1', '－1', '＠x', '\u3000=1', '\u200b=1', '\n=1'])(
    'EXPORT-2 is kept from it: %j',
    (text) => expect(textCell(text)).toBe(`'${text}`),
  );

  it.each(['a=1', '1-1', '张三', '(1)', '', ' a'])('EXPORT-2 is left as it is where it is none: %j', (text) =>
    expect(textCell(text)).toBe(text),
  );

  it('EXPORT-2 has what a cell can hold, and nothing that no file of the format can', () => {
    expect(textCell('x'.repeat(40_000))).toHaveLength(32_767);
    expect(textCell(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767);
    expect(textCell('a\u0000b\ud800c\ufffed')).toBe('a�b�c�d');
    expect(textCell('a\nb\t😀')).toBe('a\nb\t😀');
    expect(textCell('_x0041_')).toBe('_x005F_x0041_');
  });
});

describe('EXPORT-2 a value in a spreadsheet', () => {
  it.each([
    ['0.10', 0.1],
    ['-1500.05', -1500.05],
    ['9999999999999.99', 9_999_999_999_999.99],
    ['99999999999999.99', '99999999999999.99'],
    ['none', 'none'],
    ['', null],
  ])('EXPORT-2 of an amount %j is a number, as long as that is exact', (v, cell) =>
    expect(cellOf({ v }, column('amount'), 'zh')).toBe(cell),
  );

  it.each([
    ['moment', '2026-11-26 23:59:59', Date.UTC(2026, 10, 26, 23, 59, 59)],
    ['day', '2026-03-01', Date.UTC(2026, 2, 1)],
    ['day', '1901-01-01', Date.UTC(1901, 0, 1)],
  ] as const)('EXPORT-2 of a %s %s is that day and time, wherever it is read', (kind, v, at) =>
    expect(cellOf({ v }, column(kind), 'zh')).toEqual(new Date(at)),
  );

  it('EXPORT-2 of a day that spreadsheet programs do not know is text', () => {
    expect(cellOf({ v: '1899-12-31' }, column('day'), 'zh')).toBe('1899-12-31');
    expect(cellOf({ v: 'soon' }, column('moment'), 'zh')).toBe('soon');
  });

  it('EXPORT-2 is the name of a code, and a number where it counts', () => {
    const options = [{ value: '1', zh: '是', en: 'Yes' }];
    expect(cellOf({ v: '1' }, column('text', { options }), 'en')).toBe('Yes');
    expect(cellOf({ v: 7 }, column('number'), 'zh')).toBe(7);
    expect(cellOf({ v: '007' }, column('text'), 'zh')).toBe('007');
    expect(cellOf({}, column('text'), 'zh')).toBeNull();
    expect(cellOf({ v: '=1', w: '=2' }, column('text', { propEn: 'w' }), 'en')).toBe("'=2");
  });
});

it('EXPORT-3 an amount on paper has separators, to the last digit', () => {
  const texts = ['0.10', '999.00', '1000.00', '-1234567.89', '99999999999999999.99', 'none'];
  expect(texts.map((v) => paperText({ v }, column('amount'), 'zh'))).toEqual([
    '0.10',
    '999.00',
    '1,000.00',
    '-1,234,567.89',
    '99,999,999,999,999,999.99',
    'none',
  ]);
});

it('EXPORT-2 what kind of value a column has says the contract', () => {
  const row = entity({
    a: ['a', amount, '甲', 'A'],
    b: ['b', z.optional(moment), '乙', 'B'],
    c: ['c', day, '丙', 'C'],
    d: ['d', z.int(), '丁', 'D'],
    e: ['e', coded({ x: ['某', 'X'] }), '戊', 'E'],
    f: ['f', z.string(), '己', 'F'],
  });
  const options = [{ value: 'x', zh: '某', en: 'X' }];
  const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
    tableColumn(id, { ...(id === 'a' && { amount: true }), ...(id === 'e' && { options }) }),
  );
  expect(columns.map((one) => kindOf(row, one))).toEqual(['amount', 'moment', 'day', 'number', 'text', 'text', 'number']);
});
