import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Entity, entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';

/** Text in both languages, as the configuration carries it. */
const Texts = entity({
  zh: ['zh', z.string(), '中文', 'Chinese'],
  en: ['en', z.string(), '英文', 'English'],
});

/** A value that a select offers, or by which a column names the codes it shows. `parent` makes a tree of them. */
export const Option = entity({
  value: ['value', z.string(), '取值', 'Value'],
  zh: ['zh', z.string(), '中文名称', 'Chinese name'],
  en: ['en', z.string(), '英文名称', 'English name'],
  parent: ['parent', z.optional(z.string()), '上级取值', 'Parent value'],
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

/** One piece of a page's query form. Its unique id is page, module, group and field joined by `-`. */
export const QueryField = entity({
  pageId: ['pageid', z.string(), '页面编号', 'Page id'],
  moduleId: ['moduleid', z.string(), '模块编号', 'Module id'],
  groupId: ['groupid', z.string(), '分组编号', 'Group id'],
  fieldId: ['fieldid', z.string(), '字段编号', 'Field id', 'name of the query parameter'],
  /** The parameter that takes the end of a range. */
  endFieldId: ['endfieldid', z.optional(z.string()), '区间止的查询参数名', 'Parameter of the end of the range'],
  title: ['componentTiltle', Texts, '标题', 'Title'],
  placeholder: ['placeholderText', z.optional(Texts), '占位提示', 'Placeholder'],
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
  /** A date takes the time of day as well. */
  withTime: ['isShowTime', z._default(flag, false), '日期含时间', 'Date with time'],
  /** Of a suggestion input: the source of its suggestions, when it is not the field itself. */
  suggestFrom: ['suggestFrom', z.optional(z.string()), '建议的来源', 'Source of suggestions'],
  /** Of a button group: query, export, reset, batch. */
  buttons: ['buttonTypes', z._default(z.array(z.string()), []), '按钮类别', 'Kinds of buttons', 'query, export, reset, batch'],
});
export type QueryField = Of<typeof QueryField>;

/** The id of the special selection column and of the running number. */
export const SELECTION_COLUMN = 'xzk';
export const INDEX_COLUMN = 'xh';

const Pin = coded({ '': ['不固定', 'Not pinned'], left: ['左侧', 'Left'], right: ['右侧', 'Right'] });
const Align = z.enum(['left', 'center', 'right']);

const columnFields = {
  fieldId: ['fieldId', text(50), '列编号', 'Column id'],
  /** The row's field by its wire name; dots reach into objects. */
  prop: ['prop', z.optional(z.string()), '行数据的字段名', 'Field of the row'],
  /** The field that holds the English text, where a row has both. */
  propEn: ['propEn', z.optional(z.string()), '英文内容的字段名', 'Field of the English text'],
  label: ['label', z.optional(z.string()), '列名', 'Column name'],
  labels: ['labelArr', z.optional(Texts), '列名', 'Column name', 'Chinese and English'],
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
  action: ['clickHandlerName', z.optional(z.string()), '点击处理名称', 'Row action'],
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

export const PageConfig = entity({
  pageId: ['pageid', z.string(), '页面编号', 'Page id'],
  title: ['pageTitle', Texts, '页面名称', 'Page name'],
  /** The call that answers the rows; it takes the list fields and the query fields by their ids. */
  call: ['listUrl', z.string().check(z.regex(/^\/api\/[\w/-]+$/)), '列表接口地址', 'Address of the list call'],
  exportCall: ['exportUrl', z.optional(z.string().check(z.regex(/^\/api\/[\w/-]+$/))), '导出接口地址', 'Address of the export call'],
  rowKey: ['rowkey', z._default(z.string(), 'id'), '行的唯一字段', 'Key of the row'],
  paged: ['isPaging', z._default(flag, true), '是否分页', 'In pages'],
  showSummary: ['showSummary', z._default(flag, false), '是否显示合计', 'With totals'],
  /** The query parameter that a batch query fills; none means that there is no batch query. */
  batchFieldId: ['batchField', z.optional(z.string()), '批量查询的字段', 'Field of the batch query'],
  fields: ['fields', z.array(QueryField), '查询字段', 'Query fields'],
});
export type PageConfig = Of<typeof PageConfig>;

const queryValue = {
  id: ['id', text(100), '字段编号', 'Field id'],
  value: [
    'val',
    z.union([z.string().check(z.maxLength(1000)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000))]),
    '字段的值',
    'Value of the field',
  ],
} as const;

/** One field's value in a query: text, or several. */
export const QueryValue = entity(queryValue);
export const GivenQueryValue = request(queryValue);
export type QueryValue = Of<typeof QueryValue>;

export const SavedQuery = entity({
  id: ['id', z.string(), '编号', 'Id'],
  name: ['name', z.optional(z.string()), '名称', 'Name'],
  values: ['queryData', z._default(z.array(QueryValue), []), '查询条件', 'Query conditions'],
  isDefault: ['isDefault', z._default(flag, false), '是否默认', 'Default'],
});
export type SavedQuery = Of<typeof SavedQuery>;

const pageId = ['pageId', text(50), '页面编号', 'Page id'] as const;
const ofPage = request({ pageId });

/** Text to look for in the values of one field, named by the parts of its unique id. */
export const SuggestionRequest = request({
  pageId,
  moduleId: ['moduleId', text(50), '模块编号', 'Module id'],
  groupId: ['groupId', text(50), '分组编号', 'Group id'],
  fieldId: ['fieldId', text(50), '字段编号', 'Field id'],
  text: ['fieldVal', z._default(z.string().check(z.maxLength(100)), ''), '已输入的文字', 'Text typed so far'],
});

export const ColumnSetting = request({
  fieldId: ['fieldId', text(50), '列编号', 'Column id'],
  order: ['sortNum', z.int().check(z.minimum(0), z.maximum(999)), '列顺序', 'Column order'],
  shown: ['isShow', flag, '是否显示', 'Shown'],
  width: ['cncolumnWidth', z.optional(z.int().check(z.minimum(40), z.maximum(2000))), '列宽', 'Column width', 'px'],
  fixed: ['fixedColumn', z.optional(Pin), '固定列', 'Pinned column'],
});
export type ColumnSetting = Of<typeof ColumnSetting>;

const configRequest = request({
  pageId: ['pageid', text(50), '页面编号', 'Page id'],
  moduleId: ['moduleid', z.optional(text(50)), '模块编号', 'Module id'],
  groupId: ['groupid', z.optional(text(50)), '分组编号', 'Group id'],
  fieldId: ['fieldid', z.optional(text(50)), '字段编号', 'Field id'],
});

const documented = { method: 'POST', spec: '7.4' } as const;
const ours = { method: 'POST' } as const;

export const pagesDomain = domain({ name: { zh: '页面配置', en: 'Page configuration' } });

export const pagesEndpoints = {
  config: endpoint('signed-in', {
    ...documented,
    path: '/api/common/loadPageConfig',
    summary: { zh: '页面配置', en: 'Configuration of a page, its query fields narrowed by module, group and field' },
    request: configRequest,
    data: PageConfig,
    codes: [403, 404],
  }),
  queryFields: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryConfig/getXtQueryConfig',
    summary: { zh: '查询字段配置', en: 'Query fields of a page' },
    request: configRequest,
    data: z.array(QueryField),
    codes: [403, 404],
  }),
  columns: endpoint('signed-in', {
    ...documented,
    path: '/api/xtTableConfig/getXtTableConfig',
    summary: { zh: '表格列配置', en: "Columns of a page's table as the person arranged them" },
    request: request({ pageId: ['pageid', text(50), '页面编号', 'Page id'] }),
    data: z.array(TableColumn),
    codes: [403, 404],
  }),
  saveQuery: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/saveXtQueryHistory',
    summary: {
      zh: '保存查询',
      en: 'Keep a query: without a name as the last one, with a name as a named one (an id renames or changes it)',
    },
    request: request({
      pageId,
      id: ['id', z.optional(text(50)), '查询编号', 'Query id'],
      name: ['name', z.optional(text(50)), '名称', 'Name'],
      values: ['queryData', z.array(GivenQueryValue).check(z.maxLength(50)), '查询条件', 'Query conditions'],
      isDefault: ['isDefault', z.optional(flag), '是否默认', 'Default'],
    }),
    codes: [403, 404, 500],
  }),
  lastQuery: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getLastQuery',
    summary: { zh: '上次查询', en: "The person's last query of a page, if any" },
    request: ofPage,
    data: z.optional(SavedQuery),
    codes: [403, 404],
  }),
  frequentQueries: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getFrequentQuery',
    summary: { zh: '常用查询', en: 'The queries that the person makes most often, at most five' },
    request: ofPage,
    data: z.array(SavedQuery),
    codes: [403, 404],
  }),
  suggestions: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getSearchSuggest',
    summary: { zh: '输入建议', en: 'Values that complete what is typed, at most ten' },
    request: SuggestionRequest,
    data: z.array(entity({ value: ['fieldVal', z.string(), '建议的值', 'Suggested value'] })),
    codes: [403, 404],
  }),
  namedQueries: endpoint('signed-in', {
    ...ours,
    path: '/api/pages/named-queries',
    summary: { zh: '已命名的查询', en: 'The queries that the person has named' },
    request: ofPage,
    data: z.array(SavedQuery),
    codes: [403, 404],
  }),
  deleteQuery: endpoint('signed-in', {
    ...ours,
    path: '/api/pages/delete-query',
    summary: { zh: '删除已命名的查询', en: 'Delete a named query of the own ones' },
    request: request({ id: ['id', text(50), '查询编号', 'Query id'] }),
    codes: [404],
  }),
  saveColumns: endpoint('signed-in', {
    ...ours,
    path: '/api/pages/save-columns',
    summary: { zh: '保存列设置', en: "Keep the person's order, visibility, width and pins of a page's columns" },
    request: request({
      pageId,
      columns: ['columns', z.array(ColumnSetting).check(z.minLength(1), z.maxLength(200)), '列设置', 'Column settings'],
    }),
    codes: [403, 404],
  }),
  restoreColumns: endpoint('signed-in', {
    ...ours,
    path: '/api/pages/restore-columns',
    summary: { zh: '恢复默认列', en: 'Forget what the person arranged' },
    request: ofPage,
    codes: [403, 404],
  }),
};
