import { tableColumn } from '@hall/contract/table-columns';
import { beforeEach, expect, it } from 'vitest';
import { write } from '../shared/storage.ts';
import { inEnglish, keepSaid } from './said-values.ts';

const column = tableColumn('person', { propEn: 'personEn' });
const rows = [
  { person: '王芳', personEn: 'Wang Fang' },
  { person: '李四', personEn: '' },
];
const condition = (...values: string[]) => ({ columnId: 'person', values, excluded: true });
const said = (...values: string[]) => inEnglish(condition(...values), { pageId: 'log', column, rows: [] }).values;

beforeEach(() => sessionStorage.clear());

it('SYS-14 what was picked is said in English when no row says it any more, on its page alone', () => {
  keepSaid('王芳', { pageId: 'log', column, rows });
  expect(said('王芳', '李四')).toEqual(['Wang Fang', '李四']);
  expect(inEnglish(condition('王芳'), { pageId: 'other', column, rows: [] }).values).toEqual(['王芳']);
  expect(inEnglish(condition('王芳'), { pageId: 'other', column, rows }).values).toEqual(['Wang Fang']);
});

it('SYS-14 a value without English, or of a column that has none, stays as it is', () => {
  keepSaid('李四', { pageId: 'log', column, rows });
  keepSaid('nobody', { pageId: 'log', column, rows });
  expect(said('李四', 'nobody')).toEqual(['李四', 'nobody']);
  const plain = tableColumn('person');
  expect(inEnglish(condition('王芳'), { pageId: 'log', column: plain, rows })).toEqual(condition('王芳'));
});

it.each(['{', '[]', '"a"', '{"a":1}'])('SYS-14 what something else wrote where names are kept is taken as none: %s', (text) => {
  write(sessionStorage, 'saidValues', text);
  expect(said('王芳')).toEqual(['王芳']);
  keepSaid('王芳', { pageId: 'log', column, rows });
  expect(said('王芳')).toEqual(['Wang Fang']);
});

it('SYS-14 the latest two hundred are kept', () => {
  const many = Array.from({ length: 201 }, (_, index) => ({ person: `人${index}`, personEn: `P${index}` }));
  for (const { person } of many) keepSaid(person, { pageId: 'log', column, rows: many });
  expect(said('人0', '人1', '人200')).toEqual(['人0', 'P1', 'P200']);
});
