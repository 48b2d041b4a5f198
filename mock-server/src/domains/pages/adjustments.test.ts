import { columnSetupOf, fieldSetupOf } from '@hall/contract/page-setup';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, test } from 'vitest';
import { AS_SHIPPED, adjusted, adjustmentTo } from './adjustments.ts';
import type { PageDocument } from './documents.ts';

const column = (fieldId: string, order: number, own: object = {}) =>
  tableColumn(fieldId, { order, label: fieldId, labels: { zh: fieldId, en: fieldId.toUpperCase() }, chinese: fieldId, ...own });

const page = (...columns: PageDocument['columns']): PageDocument => ({
  ...{ id: 'p', permissionId: 'p', columns },
  config: pageConfig({ pageId: 'p', title: { zh: '页', en: 'Page' }, call: '/api/p', fields: [] }),
});
const wantedOf = ({ config, columns }: PageDocument) => ({
  ...{ title: config.title, columns: columns.map(columnSetupOf), fields: config.fields.map(fieldSetupOf) },
});
const idsOf = ({ columns }: PageDocument) => columns.map(({ fieldId }) => fieldId);

const SHIPPED = page(column('a', 1, { width: 100 }), column('b', 2), column('c', 3));

test('SYS-15 a page that is wanted as it was shipped has no adjustment, whatever numbers its order has', () => {
  const wanted = wantedOf(SHIPPED);
  expect(adjustmentTo(SHIPPED, wanted)).toEqual(AS_SHIPPED);
  const numbered = { ...wanted, columns: wanted.columns.map((one) => ({ ...one, order: one.order * 10 })) };
  expect(adjustmentTo(SHIPPED, numbered)).toEqual(AS_SHIPPED);
});

test('SYS-15 what the institution did not change follows a later release, and what it changed stays', () => {
  const wanted = wantedOf(SHIPPED);
  const adjustment = adjustmentTo(SHIPPED, {
    ...wanted,
    columns: wanted.columns.map((one) => (one.fieldId === 'b' ? { ...one, label: '乙' } : one)),
  });
  expect(adjustment.columns).toEqual({ b: { label: '乙' } });
  const later = page(column('a', 1, { width: 180 }), column('new', 2), column('b', 3, { width: 90, labels: { zh: 'b2', en: 'B2' } }));
  const after = adjusted(later, adjustment);
  expect(after.columns).toMatchObject([
    { fieldId: 'a', width: 180 },
    { fieldId: 'new' },
    { fieldId: 'b', width: 90, labels: { zh: '乙', en: 'B2' } },
  ]);
});

test('SYS-15 an order of the institution stays, with what a later release adds among it', () => {
  const wanted = wantedOf(SHIPPED);
  const reversed = { ...wanted, columns: wanted.columns.map((one, index) => ({ ...one, order: 3 - index })) };
  const adjustment = adjustmentTo(SHIPPED, reversed);
  expect(idsOf(adjusted(SHIPPED, adjustment))).toEqual(['c', 'b', 'a']);
  const later = page(column('a', 1), column('new', 2), column('b', 3), column('c', 4));
  expect(idsOf(adjusted(later, adjustment))).toEqual(['c', 'new', 'b', 'a']);
});

test('TABLE-1 columns below a heading are arranged among themselves', () => {
  const grouped = page({ ...column('group', 1), children: [column('x', 1), column('y', 2)] }, column('z', 2));
  const wanted = wantedOf(grouped);
  const children = [column('x', 2, { label: '十', labels: { zh: '十', en: 'Ten' } }), column('y', 1)].map(columnSetupOf);
  const adjustment = adjustmentTo(grouped, { ...wanted, columns: [...wanted.columns, ...children] });
  expect(adjustment.columns).toEqual({ x: { label: '十', labelEn: 'Ten', order: 2 }, y: { order: 1 } });
  expect(adjusted(grouped, adjustment).columns[0]?.children).toMatchObject([{ fieldId: 'y' }, { fieldId: 'x', labels: { zh: '十' } }]);
});

test('SYS-11 the words of a button are changed, and those of a column without any are not invented', () => {
  const button = page(column('view', 1, { button: true, buttonText: '查看', buttonTextEn: 'View' }), column('a', 2));
  const wanted = wantedOf(button);
  expect(wanted.columns.map((one) => 'text' in one)).toEqual([true, false]);
  const adjustment = adjustmentTo(button, {
    ...wanted,
    columns: wanted.columns.map((one) => ('text' in one ? { ...one, text: '打开' } : one)),
  });
  expect(adjusted(button, adjustment).columns[0]).toMatchObject({ buttonText: '打开', buttonTextEn: 'View' });
});

test('SYS-15 the words of a link do not hide the values that a later release shows there', () => {
  const adjustment = { ...AS_SHIPPED, columns: { view: { text: '打开', textEn: 'Open' } } };
  const later = page(column('view', 1, { link: true }), column('a', 2));
  expect(adjusted(later, adjustment)).toEqual(adjusted(later, AS_SHIPPED));
});

test('SYS-11 a placeholder that is left empty is none, where none was shipped, and takes away one that was', () => {
  const plain = { pageId: 'p', moduleId: 'm', groupId: 'g', fieldId: 'person', kind: 'text', title: { zh: '操作人', en: 'Person' } };
  const rest = { shown: true, order: 1, options: [], numeric: false, decimals: 0, withTime: false, buttons: [] };
  const pageOf = (own: object) => ({ ...SHIPPED, config: { ...SHIPPED.config, fields: [{ ...plain, ...rest, ...own }] } });
  const emptied = (shipped: PageDocument) => {
    const { fields, ...wanted } = wantedOf(shipped);
    return adjustmentTo(shipped, { ...wanted, fields: fields.map((one) => ({ ...one, placeholder: '', placeholderEn: '' })) }).fields;
  };
  expect(emptied(pageOf({}))).toEqual({});
  expect(emptied(pageOf({ placeholder: { zh: '姓名', en: 'Name' } }))).toEqual({ person: { placeholder: '', placeholderEn: '' } });
});
