import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QueryField } from './query-fields.ts';
import { askedInWords, type Conditions, columnInWords, conditionsInWords } from './query-words.ts';
import { tableColumn } from './table-columns.ts';

const field = (fieldId: string, zh: string, en: string) =>
  z.decode(QueryField as unknown as z.ZodMiniType<QueryField, object>, {
    pageid: 'p',
    moduleid: 'm',
    groupid: 'g',
    fieldid: fieldId,
    componentTiltle: { zh, en },
    componentType: 'text',
  });
const PAGE = {
  fields: [field('person', '操作人', 'Person')],
  columns: [
    tableColumn('result', { labels: { zh: '结果', en: 'Result' }, options: [{ value: '500', zh: '500 操作失败', en: '500 Failed' }] }),
    tableColumn('number', { labels: { zh: '工号', en: 'Staff number' } }),
  ],
  batchFieldId: 'number',
};
const inBoth = (conditions: Partial<Conditions>) =>
  (['zh', 'en'] as const).map((language) => conditionsInWords(PAGE, { values: [], ...conditions }, language));

describe('PRINT-1 EXPORT-1 conditions in words', () => {
  it('PRINT-1 EXPORT-1 name query fields, column filters, batch keys and the page', () => {
    const values = [{ id: 'person', value: '王芳' }];
    const filters = [{ columnId: 'result', values: ['500', '7'] }];
    expect(inBoth({ values, filters, batch: ['2001009', '1999'], page: 2 })).toEqual([
      '操作人：王芳；（列）结果：500 操作失败、7；批量 工号（2 个）：2001009、1999；第 2 页',
      'Person: 王芳; (column) Result: 500 Failed, 7; Batch Staff number (2): 2001009, 1999; Page 2',
    ]);
  });

  it('PRINT-1 EXPORT-1 write out twenty keys of a batch query, and say how many there are', () => {
    const keys = (many: number) => Array.from({ length: many }, (_, index) => `K${index + 1}`);
    expect(inBoth({ batch: keys(20) })[0]).toMatch(/（20 个）：.*、K20$/);
    expect(inBoth({ batch: keys(1000) })).toEqual([
      expect.stringMatching(/（1000 个）：K1、.*、K20 等$/),
      expect.stringMatching(/\(1000\): K1, .*, K20 and more$/),
    ]);
  });

  it('PRINT-1 EXPORT-1 say that rows were chosen, or that nothing restricts them', () => {
    expect(inBoth({ chosen: 3 })).toEqual(['选中 3 条', 'Rows chosen: 3']);
    expect(inBoth({})).toEqual(['无条件', 'No condition']);
  });
});

describe('SYS-14 a column in words', () => {
  const option = (value: string, zh: string, en: string) => ({ value, zh, en });
  const options = [
    option('200', '成功', 'Succeeded'),
    option('202', '成功：转往指定地址', 'Succeeded: continued elsewhere'),
    option('500', '失败：不符合操作条件', 'Failed: not possible'),
    option('999', '失败：系统错误', 'Failed: error of the system'),
  ];
  const columns = [tableColumn('result', { labels: { zh: '结果', en: 'Result' }, options })];
  const said = (values: string[], excluded?: boolean) =>
    (['zh', 'en'] as const).map((language) => columnInWords(columns, { columnId: 'result', values, excluded }, language));

  it('SYS-14 that is asked for, or left, with all values of one kind is said by that kind', () => {
    expect(said(['200', '202'], true)).toEqual(['结果：失败', 'Result: Failed']);
    expect(said(['999', '500'])).toEqual(['结果：失败', 'Result: Failed']);
  });

  it('SYS-14 that is asked for, or left, with some of a kind, with one, or with several kinds is said by its values', () => {
    expect(said(['200'], true)).toEqual(['结果 ≠ 成功', 'Result ≠ Succeeded']);
    expect(said(['200', '202', '500'], true)[0]).toBe('结果 ≠ 成功、成功：转往指定地址、失败：不符合操作条件');
    expect(said(['999'])[0]).toBe('结果：失败：系统错误');
    expect(said(['200', '500'])[0]).toBe('结果：成功、失败：不符合操作条件');
  });

  it('QUERY-4 a query is said with what it asks columns for', () => {
    const query = { values: [{ id: 'person', value: '王芳' }], filters: [{ columnId: 'result', values: ['200'], excluded: true }] };
    expect(askedInWords({ ...PAGE, columns }, query, 'zh')).toBe('操作人：王芳；结果 ≠ 成功');
    expect(askedInWords({ ...PAGE, columns }, { values: [] }, 'en')).toBe('');
  });
});
