import { describe, expect, it } from 'vitest';
import { columnLabel, rawOf, valueAt, wordsOf } from './column-value.ts';
import { TableColumn } from './table-columns.ts';
import { decodeAnswer } from './wire/decode.ts';

/** A column as it travels; the contract adds the rest. */
function column(own: object): TableColumn {
  const decoded = decodeAnswer(TableColumn, { fieldId: 'kind', ...own });
  if (!decoded.ok) throw new Error(decoded.issues.join('; '));
  return decoded.value;
}

describe('TABLE-1 what a column is called', () => {
  it.each([
    [{ labelArr: { zh: '类型', en: 'Kind' } }, '类型', 'Kind'],
    [{ labelArr: '类型' }, '类型', '类型'],
    [{ labelArr: { en: 'Kind' } }, 'Kind', 'Kind'],
    [{ labelArr: '类型', english: 'Kind' }, '类型', 'Kind'],
    [{ labelArr: [], chinese: '类型', english: 'Kind' }, '类型', 'Kind'],
    [{ label: '类型', english: 'Kind' }, '类型', 'Kind'],
    [{ chinese: '类型' }, '类型', '类型'],
    [{}, 'kind', 'kind'],
  ])('API-5 %j: “%s”, “%s”', (named, zh, en) => {
    expect([columnLabel(column(named), 'zh'), columnLabel(column(named), 'en')]).toEqual([zh, en]);
  });
});

describe('TABLE-1 what a column has of a row', () => {
  it('reaches into objects, and finds nothing where there are none', () => {
    expect(valueAt({ owner: { name: 'Wang' } }, 'owner.name')).toBe('Wang');
    expect(valueAt({ owner: null }, 'owner.name')).toBeUndefined();
    expect(valueAt({ owner: 'Wang' }, 'owner.name.first')).toBeUndefined();
  });

  it.each(['constructor', 'toString', '__proto__', 'owner.constructor'])('finds nothing under %s, which every object inherits', (prop) => {
    expect(valueAt({ owner: {} }, prop)).toBeUndefined();
  });

  it.each([
    ['zh', { kind: '更改', kindEn: 'Change' }, '更改'],
    ['en', { kind: '更改', kindEn: 'Change' }, 'Change'],
    ['en', { kind: '更改', kindEn: '' }, '更改'],
  ] as const)('in %s of %o it is %s', (language, row, value) => {
    expect(rawOf(row, column({ propEn: 'kindEn' }), language)).toBe(value);
  });

  it.each([
    ['1', 'Done'],
    [1, 'Done'],
    ['2', '2'],
    [undefined, ''],
    [{ a: 1 }, '{"a":1}'],
  ])('calls %o “%s”', (value, words) => {
    expect(wordsOf(value, column({ options: [{ value: '1', zh: '成功', en: 'Done' }] }), 'en')).toBe(words);
  });

  it.each([
    [1, 'Ordinary'],
    ['3', 'Important'],
    [5, 'Important'],
    [0, 'Important'],
    ['-1', 'Important'],
    ['', ''],
    [null, ''],
  ])('NOTICE-1 a value that no option names is called by the option for all others: %j “%s”', (value, words) => {
    const options = [
      { value: '3', zh: '重要', en: 'Important', others: '1' },
      { value: '1', zh: '普通', en: 'Ordinary' },
    ];
    expect(wordsOf(value, column({ options }), 'en')).toBe(words);
  });
});
