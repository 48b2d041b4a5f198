import * as z from 'zod/mini';
import { Option, PageRequest, pageId } from './query-fields.ts';
import { once } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Entity, entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';
import { Label } from './wire/label.ts';

/** The id of the special selection column and of the running number. */
export const SELECTION_COLUMN = 'xzk';
export const INDEX_COLUMN = 'xh';

export const Pin = coded({ '': ['不固定', 'Not pinned'], left: ['左侧', 'Left'], right: ['右侧', 'Right'] });
export const Align = coded({ left: ['左对齐', 'Left'], center: ['居中', 'Centred'], right: ['右对齐', 'Right'] });

const columnFields = {
  fieldId: ['fieldId', text(50), '列编号', 'Column id'],
  /** The row's field by its wire name; dots reach into objects. */
  prop: ['prop', z.optional(z.string()), '行数据的字段名', 'Field of the row'],
  /** The field that holds the English text, where a row has both. */
  propEn: ['propEn', z.optional(z.string()), '英文内容的字段名', 'Field of the English text'],
  label: ['label', z.optional(z.string()), '列名', 'Column name'],
  labels: ['labelArr', z.optional(Label), '列名', 'Column name', 'text or {zh, en}'],
  chinese: ['chinese', z.optional(z.string()), '中文列名', 'Column name in Chinese'],
  english: ['english', z.optional(z.string()), '英文列名', 'Column name in English'],
  order: ['sortNum', z._default(z.int(), 0), '列顺序', 'Column order'],
  width: ['cncolumnWidth', z.optional(z.int().check(z.minimum(40), z.maximum(2000))), '列宽', 'Column width', 'px'],
  shown: ['isShow', z._default(flag, true), '是否显示', 'Shown'],
  selection: [
    'isSelectedDisable',
    z.optional(coded({ '0': ['无', 'None'], '1': ['单选', 'One row'], '2': ['多选', 'Several rows'] })),
    '选择列',
    'Selection column',
  ],
  headerAlign: ['headerAlign', z.optional(Align), '表头对齐', 'Heading alignment'],
  align: ['columnAlign', z.optional(Align), '内容对齐', 'Content alignment'],
  fixed: ['fixedColumn', z.optional(Pin), '固定列', 'Pinned column'],
  tooltip: ['showTooltip', z._default(flag, false), '超长时悬停显示全文', 'Whole text on hovering'],
  filterable: ['isEnableFilter', z._default(flag, false), '可按列筛选', 'Filter by column'],
  link: ['isLink', z._default(flag, false), '显示为链接', 'Shown as a link'],
  linkText: ['linkText', z.optional(z.string()), '链接文字', 'Text of the link', 'empty: the value of the cell'],
  linkTextEn: ['linkTextEn', z.optional(z.string()), '链接英文文字', 'Text of the link in English'],
  button: ['isButton', z._default(flag, false), '显示为按钮', 'Shown as a button'],
  buttonText: ['buttonText', z.optional(z.string()), '按钮文字', 'Text of the button'],
  buttonTextEn: ['buttonTextEn', z.optional(z.string()), '按钮英文文字', 'Text of the button in English'],
  buttonType: [
    'buttonType',
    z.optional(z.enum(['primary', 'default', 'dashed', 'link', 'text', 'danger'])),
    '按钮样式',
    'Style of the button',
  ],
  buttonSize: ['buttonSize', z.optional(z.enum(['small', 'middle', 'large'])), '按钮大小', 'Size of the button'],
  /** The row action of the page that a link or button runs. */
  action: ['clickHandlerName', z.optional(z.string()), '点击处理名称', 'Row action', "open: the row's detail, where the page has one"],
  amount: ['isAmountOfMoney', z._default(flag, false), '金额列', 'Amount column', 'yuan, two decimals'],
  sortable: ['isSort', z._default(flag, false), '可排序', 'Sortable'],
  options: ['options', z._default(z.array(Option), []), '取值的名称', 'Names of the values'],
} as const;

const flatColumn = entity(columnFields);

/** A column of a page's table (spec 3); one with children is a heading above them. */
export interface TableColumn extends Of<typeof flatColumn> {
  readonly children?: TableColumn[];
}

export const TableColumn: Entity<TableColumn> = entity({
  ...columnFields,
  children: ['children', z.optional(z.array(z.lazy((): z.core.$ZodType<TableColumn, unknown> => TableColumn))), '下级列', 'Columns below'],
});

/** A column as the description has it, but for what is given. */
export const tableColumn = (fieldId: string, own: Partial<TableColumn> = {}): TableColumn => ({
  ...z.decode(flatColumn as unknown as z.ZodMiniType<TableColumn, object>, { fieldId }),
  ...own,
});

/** Columns, each followed by those below it. */
export const flatColumns = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.flatMap((column) => [column, ...flatColumns(column.children ?? [])]);

/** The columns that are shown, headings above others replaced by what is below them: nothing below a heading that is hidden. */
export const leavesOf = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ shown }) => shown).flatMap((column) => (column.children ? leavesOf(column.children) : [column]));

/** Whether a column shows something of the row: not its running number, and not what selects it. */
export const isData = ({ fieldId }: TableColumn): boolean => fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN;

export const ColumnSetting = request({
  fieldId: ['fieldId', text(50), '列编号', 'Column id'],
  order: ['sortNum', z.int().check(z.minimum(0), z.maximum(999)), '列顺序', 'Column order'],
  shown: ['isShow', flag, '是否显示', 'Shown'],
  width: ['cncolumnWidth', z.optional(z.int().check(z.minimum(40), z.maximum(2000))), '列宽', 'Column width', 'px'],
  fixed: ['fixedColumn', z.optional(Pin), '固定列', 'Pinned column'],
});
export type ColumnSetting = Of<typeof ColumnSetting>;

export const tableColumnsEndpoints = {
  columns: endpoint('signed-in', {
    method: 'POST',
    spec: '7.4',
    path: '/api/xtTableConfig/getXtTableConfig',
    summary: { zh: '表格列配置', en: "Columns of a page's table as the person arranged them" },
    request: request({ pageId: ['pageid', text(50), '页面编号', 'Page id'] }),
    data: z.array(TableColumn),
    byPage: true,
    codes: [403, 404],
  }),
  saveColumns: endpoint('signed-in', {
    method: 'POST',
    path: '/api/pages/save-columns',
    summary: {
      zh: '保存列设置',
      en: "Keep the person's order, visibility, width and pins of a page's columns",
      action: 'Save column settings',
    },
    logged: 'setting',
    request: request({
      pageId,
      columns: [
        'columns',
        z.array(ColumnSetting).check(
          z.minLength(1),
          z.maxLength(200),
          once(({ fieldId }) => fieldId),
        ),
        '列设置',
        'Column settings',
      ],
    }),
    ownHand: true,
    codes: [403, 404],
  }),
  restoreColumns: endpoint('signed-in', {
    method: 'POST',
    path: '/api/pages/restore-columns',
    summary: { zh: '恢复默认列', en: 'Forget what the person arranged', action: 'Restore default columns' },
    logged: 'setting',
    request: PageRequest,
    ownHand: true,
    codes: [403, 404],
  }),
};
