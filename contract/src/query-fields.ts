import * as z from 'zod/mini';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';
import { Label } from './wire/label.ts';

/** The page that a call is about. */
export const pageId = ['pageId', text(50), '页面编号', 'Page id'] as const;
export const PageRequest = request({ pageId });

/** A value that a select offers, or by which a column names the codes it shows. `parent` makes a tree of them. */
export const Option = entity({
  value: ['value', z.string(), '取值', 'Value'],
  zh: ['zh', z.string(), '中文名称', 'Chinese name'],
  en: ['en', z.string(), '英文名称', 'English name'],
  parent: ['parent', z.optional(z.string()), '上级取值', 'Parent value'],
  others: ['others', z.optional(flag), '代表其余取值', 'Stands for all other values'],
});
export type Option = Of<typeof Option>;

/** The pieces a query form is made of (spec 2.7). A kind that this version does not know is left out with a warning. */
export const FIELD_KINDS = [
  'text',
  'date',
  'daterange',
  'numberrange',
  'select',
  'treeselect',
  'suggest',
  'columns',
  'buttons',
  'export',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The pieces that are tools of the page and hold no value. */
export const CONTROL_KINDS = ['columns', 'buttons', 'export'] as const satisfies FieldKind[];
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** Whether a piece is a tool of the page and holds no value. */
export const isControl = <T extends { readonly kind: string }>(field: T): field is T & { readonly kind: ControlKind } =>
  (CONTROL_KINDS as readonly string[]).includes(field.kind);

/** One piece of a page's query form. Its unique id is page, module, group and field joined by `-`. */
export const QueryField = entity({
  pageId: ['pageid', z.string(), '页面编号', 'Page id'],
  moduleId: ['moduleid', z.string(), '模块编号', 'Module id'],
  groupId: ['groupid', z.string(), '分组编号', 'Group id'],
  fieldId: ['fieldid', z.string(), '字段编号', 'Field id', 'name of the query parameter'],
  /** The parameter that takes the end of a range. */
  endFieldId: ['endfieldid', z.optional(z.string()), '区间止的查询参数名', 'Parameter of the end of the range'],
  title: ['componentTiltle', Label, '标题', 'Title', 'text or {zh, en}'],
  placeholder: ['placeholderText', z.optional(Label), '占位提示', 'Placeholder', 'text or {zh, en}'],
  kind: [
    'componentType',
    z.string(),
    '组件类型',
    'Kind of component',
    'text, date, daterange, numberrange, select, treeselect, suggest, columns, buttons, export',
  ],
  /** Width in px by language. */
  size: [
    'componentSize',
    z.optional(
      entity({
        zh: ['zh', z.number(), '中文宽度', 'Width in Chinese', 'px'],
        en: ['en', z.number(), '英文宽度', 'Width in English', 'px'],
      }),
    ),
    '组件宽度',
    'Width of the component',
  ],
  shown: ['isShow', z._default(flag, true), '是否显示', 'Shown'],
  order: ['sortNum', z._default(z.int(), 0), '排列顺序', 'Order'],
  options: ['options', z._default(z.array(Option), []), '可选值', 'Choices'],
  /** The parameter takes a number; number ranges always do. */
  numeric: ['isNumber', z._default(flag, false), '值为数字', 'Value is a number'],
  /** Of a number range: above 0 it takes signed decimals, which travel as text with all these digits, as amounts do. */
  decimals: ['decimals', z._default(z.int().check(z.minimum(0), z.maximum(4)), 0), '小数位数', 'Digits after the point', '0 to 4'],
  /** A date takes the time of day as well. */
  withTime: ['isShowTime', z._default(flag, false), '日期含时间', 'Date with time'],
  /** Of a suggestion input: the source of its suggestions, when it is not the field itself. */
  suggestFrom: ['suggestFrom', z.optional(z.string()), '建议的来源', 'Source of suggestions'],
  /** Of a button group: query, export, reset, batch. */
  buttons: ['buttonTypes', z._default(z.array(z.string()), []), '按钮类别', 'Kinds of buttons', 'query, export, reset, batch'],
});
export type QueryField = Of<typeof QueryField>;
