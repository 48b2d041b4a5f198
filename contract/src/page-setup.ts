import * as z from 'zod/mini';
import { columnLabel } from './column-value.ts';
import type { Rule } from './errors.ts';
import type { QueryField } from './query-fields.ts';
import { isSeen } from './rules/seen.ts';
import { Align, Pin, type TableColumn } from './table-columns.ts';
import { byRule } from './wire/by-rule.ts';
import { type Of, request } from './wire/entity.ts';
import { flag, optionalText, text } from './wire/flags.ts';

/** Most columns and most query fields of a page. */
export const PAGE_COLUMNS_MAX = 200;
export const PAGE_FIELDS_MAX = 100;

const NAME_MAX = 50;

/** Breaks of a line, and what turns the direction of what stands around it. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a name, which stands in a heading, in a file and in its name. */
function nameFault(name: string): Rule | undefined {
  if (!isSeen(name)) return 'required';
  return NOT_OF_A_LINE.test(name.trim()) ? 'format' : undefined;
}

/** A name with something to read in it, of one line and 50 characters at most. */
export const setUpName = z.string().check(byRule(nameFault), z.maxLength(NAME_MAX));

const order = z.int().check(z.minimum(0), z.maximum(999));
const fieldWidth = z.optional(z.int().check(z.minimum(80), z.maximum(1000)));

/** What administrators say of a column (spec 3). What is left out is as it was shipped. */
export const ColumnSetup = request({
  fieldId: ['fieldId', text(50), '列编号', 'Column id'],
  label: ['chinese', setUpName, '中文列名', 'Column name in Chinese'],
  labelEn: ['english', setUpName, '英文列名', 'Column name in English'],
  order: ['sortNum', order, '列顺序', 'Column order', 'among the columns below the same heading'],
  shown: ['isShow', flag, '默认显示', 'Shown by default', 'to who has not arranged the columns otherwise'],
  width: ['cncolumnWidth', z.optional(z.int().check(z.minimum(40), z.maximum(2000))), '列宽', 'Column width', 'px'],
  fixed: ['fixedColumn', Pin, '固定列', 'Pinned column'],
  align: ['columnAlign', z.optional(Align), '内容对齐', 'Content alignment'],
  headerAlign: ['headerAlign', z.optional(Align), '表头对齐', 'Heading alignment'],
  tooltip: ['showTooltip', flag, '超长时悬停显示全文', 'Whole text on hovering'],
  sortable: ['isSort', flag, '可排序', 'Sortable', 'only where the product sorts by it'],
  filterable: ['isEnableFilter', flag, '可按列筛选', 'Filter by column', 'only where the product filters by it'],
  text: ['cellText', z.optional(setUpName), '单元格文字', 'Text in the cells', 'of links and buttons that have one'],
  textEn: ['cellTextEn', z.optional(setUpName), '单元格英文文字', 'Text in the cells in English'],
});
export type ColumnSetup = Of<typeof ColumnSetup>;

/** What administrators say of a query field (spec 3, 7.4). What is left out is as it was shipped. */
export const FieldSetup = request({
  fieldId: ['fieldid', text(50), '字段编号', 'Field id'],
  title: ['titleZh', setUpName, '中文标题', 'Title in Chinese'],
  titleEn: ['titleEn', setUpName, '英文标题', 'Title in English'],
  placeholder: ['placeholderZh', optionalText(), '中文占位提示', 'Placeholder in Chinese'],
  placeholderEn: ['placeholderEn', optionalText(), '英文占位提示', 'Placeholder in English'],
  width: ['widthZh', fieldWidth, '中文宽度', 'Width in Chinese', 'px'],
  widthEn: ['widthEn', fieldWidth, '英文宽度', 'Width in English', 'px'],
  order: ['sortNum', order, '排列顺序', 'Order'],
  shown: ['isShow', flag, '是否显示', 'Shown'],
});
export type FieldSetup = Of<typeof FieldSetup>;

type Part<T> = Partial<Omit<T, 'fieldId'>>;
/** What is said of columns or fields, by their ids. */
export type Setups<T> = ReadonlyMap<string, Part<T>>;

/** By what a column is called, in which the words of its cells are kept. */
const textNames = ({ button }: TableColumn) => (button ? (['buttonText', 'buttonTextEn'] as const) : (['linkText', 'linkTextEn'] as const));

/** Whether the cells of a column all say the same, which can be worded otherwise. */
export const hasOwnText = (column: TableColumn): boolean => (column.link || column.button) && Boolean(column[textNames(column)[0]]);

/** A column as administrators see it. */
export function columnSetupOf(column: TableColumn): ColumnSetup {
  const { fieldId, order, shown, width, fixed = '', align, headerAlign, tooltip, sortable, filterable } = column;
  const [text, textEn] = textNames(column);
  return {
    ...{ fieldId, label: columnLabel(column, 'zh'), labelEn: columnLabel(column, 'en') },
    ...{ order, shown, width, fixed, align, headerAlign, tooltip, sortable, filterable },
    ...(hasOwnText(column) && { text: column[text], textEn: column[textEn] }),
  };
}

function withColumnSetup(column: TableColumn, setup: Part<ColumnSetup>): TableColumn {
  const { label, labelEn, text, textEn, ...plain } = setup;
  const [zh, en] = [label ?? columnLabel(column, 'zh'), labelEn ?? columnLabel(column, 'en')];
  const names = label === undefined && labelEn === undefined ? {} : { label: zh, labels: { zh, en }, chinese: zh, english: en };
  const [own, ownEn] = textNames(column);
  // A later release may show values there, which a text would hide.
  const texts = hasOwnText(column) ? given({ [own]: text, [ownEn]: textEn }) : {};
  return { ...column, ...given(plain), ...names, ...texts };
}

/** Columns with what is said of them, in their order. */
export const withColumnSetups = (columns: readonly TableColumn[], setups: Setups<ColumnSetup>): TableColumn[] =>
  columns
    .map((column) => ({
      ...withColumnSetup(column, setups.get(column.fieldId) ?? {}),
      ...(column.children && { children: withColumnSetups(column.children, setups) }),
    }))
    .sort((one, other) => one.order - other.order);

/** A query field as administrators see it. */
export const fieldSetupOf = ({ fieldId, title, placeholder, size, order, shown }: QueryField): FieldSetup => ({
  ...{ fieldId, title: title.zh, titleEn: title.en, order, shown },
  ...(placeholder && { placeholder: placeholder.zh, placeholderEn: placeholder.en }),
  ...(size && { width: size.zh, widthEn: size.en }),
});

/** A text of two languages of which one or both are given anew; none where nothing was there and nothing is given. */
const inBoth = <T>(before: { zh: T; en: T } | undefined, zh: T | undefined, en: T | undefined): { zh: T; en: T } | undefined => {
  const [one, other] = [zh ?? before?.zh ?? en, en ?? before?.en ?? zh];
  return one === undefined || other === undefined ? undefined : { zh: one, en: other };
};

function withFieldSetup(field: QueryField, setup: Part<FieldSetup>): QueryField {
  const { title, titleEn, placeholder, placeholderEn, width, widthEn, ...plain } = setup;
  return {
    ...field,
    ...given(plain),
    ...given({
      title: inBoth(field.title, title, titleEn),
      placeholder: inBoth(field.placeholder, placeholder, placeholderEn),
      size: inBoth(field.size, width, widthEn),
    }),
  };
}

/** Query fields with what is said of them, in their order. */
export const withFieldSetups = (fields: readonly QueryField[], setups: Setups<FieldSetup>): QueryField[] =>
  fields.map((field) => withFieldSetup(field, setups.get(field.fieldId) ?? {})).sort((one, other) => one.order - other.order);

/** What of an object is said at all. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
