import { describe, expect, it } from 'vitest';
import { type CountRule, countOf } from './todo-count.ts';

const all: CountRule = { countBy: 'rows' };
const waiting: CountRule = { countBy: 'rows', field: 'sqzt', text: '待审核' };
const tableCount: CountRule = { countBy: 'number', countAt: 'tableCount' };
const total: CountRule = { countBy: 'number', countAt: 'data.total' };

const rows = [{ sqzt: '待审核' }, { sqzt: '已通过' }, { sqzt: '待审核' }];
const envelope = (data: unknown) => ({ code: 200, message: '', data });

describe('what a source answers is counted', () => {
  it.each<[string, unknown, CountRule, number]>([
    ['all rows of a list', rows, all, 3],
    ['all rows of an envelope', envelope(rows), all, 3],
    ['all rows of a page', envelope({ total: 9, rows }), all, 3],
    ['all rows below rows', { rows }, all, 3],
    ['the rows whose field has the text', envelope(rows), waiting, 2],
    ['no row that fits', envelope([{ sqzt: '已通过' }]), waiting, 0],
    ['no row at all', envelope([]), waiting, 0],
    ['a field that is a number', envelope([{ zt: 0 }, { zt: 1 }]), { countBy: 'rows', field: 'zt', text: '0' }, 1],
    ['a field of a field', [{ a: { b: 'x' } }], { countBy: 'rows', field: 'a.b', text: 'x' }, 1],
    ['the number of the first row', envelope([{ tableCount: 7 }, { tableCount: 9 }]), tableCount, 7],
    ['a number as text', envelope([{ tableCount: '3' }]), tableCount, 3],
    ['a number of a list without rows', envelope([]), tableCount, 0],
    ['a number at a path', envelope({ total: 4 }), total, 4],
    ['a number by its name in the data', envelope({ total: 4 }), { countBy: 'number', countAt: 'total' }, 4],
    ['a number of a plain answer', { total: 0 }, { countBy: 'number', countAt: 'total' }, 0],
    ['a code that is text', { code: '200', data: rows }, all, 3],
  ])('TODO-2 %s', (_, answer, rule, count) => {
    expect(countOf(answer, rule)).toMatchObject({ state: 'counted', count });
  });

  it.each<[string, unknown, CountRule, string]>([
    ['an envelope that says it failed', { code: 500, message: 'x', data: rows }, all, 'failed'],
    ['text', 'text', all, 'no-rows'],
    ['nothing', null, all, 'no-rows'],
    ['an object without a list', { total: 3 }, all, 'no-rows'],
    ['rows without the field', envelope([{ zt: 1 }]), waiting, 'no-field'],
    ['a negative number', { total: -1 }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['a number with a fraction', { total: 1.5 }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['more than anybody has', { total: 1e9 }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['a number that is none', { total: 'NaN' }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['text with more than digits', { total: '3 items' }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['true', { total: true }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['null', { total: null }, { countBy: 'number', countAt: 'total' }, 'no-number'],
    ['no such place', envelope({ total: 3 }), tableCount, 'no-number'],
    ['what every object has', {}, { countBy: 'number', countAt: 'constructor.length' }, 'no-number'],
  ])('TODO-2 %s cannot be counted', (_, answer, rule, state) => {
    expect(countOf(answer, rule)).toEqual({ state });
  });
});
