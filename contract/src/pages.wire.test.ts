import { testOnTheWire } from '../test/samples.ts';
import { pagesEndpoints } from './pages.ts';

const texts = { zh: '中文', en: 'English' };
const option = { value: '1', zh: '一', en: 'One', parent: '0' };

const fieldOnTheWire = {
  pageid: 'operation-log',
  moduleid: 'query',
  groupid: 'main',
  fieldid: 'from',
  endfieldid: 'to',
  componentTiltle: texts,
  placeholderText: texts,
  componentType: 'daterange',
  componentSize: { zh: 240, en: 300 },
  isShow: '1',
  sortNum: 1,
  options: [option],
  isNumber: '0',
  isShowTime: '1',
  suggestFrom: 'text',
  buttonTypes: ['query', 'reset'],
};
const field = {
  pageId: 'operation-log',
  moduleId: 'query',
  groupId: 'main',
  fieldId: 'from',
  endFieldId: 'to',
  title: texts,
  placeholder: texts,
  kind: 'daterange',
  size: { zh: 240, en: 300 },
  shown: true,
  order: 1,
  options: [option],
  numeric: false,
  withTime: true,
  suggestFrom: 'text',
  buttons: ['query', 'reset'],
};

const columnOnTheWire = {
  fieldId: 'person',
  prop: 'person',
  propEn: 'personEn',
  label: '姓名',
  labelArr: { zh: '姓名', en: 'Name' },
  chinese: '姓名',
  english: 'Name',
  sortNum: 2,
  cncolumnWidth: 120,
  isShow: '1',
  isSelectedDisable: '2',
  headerAlign: 'center',
  columnAlign: 'right',
  fixedColumn: 'left',
  showTooltip: '1',
  isEnableFilter: '1',
  isLink: '1',
  linkText: '查看',
  linkTextEn: 'View',
  isButton: '0',
  buttonText: '办理',
  buttonTextEn: 'Handle',
  buttonType: 'primary',
  buttonSize: 'small',
  clickHandlerName: 'details',
  isAmountOfMoney: '0',
  isSort: '1',
  options: [option],
};
const column = {
  fieldId: 'person',
  prop: 'person',
  propEn: 'personEn',
  label: '姓名',
  labels: { zh: '姓名', en: 'Name' },
  chinese: '姓名',
  english: 'Name',
  order: 2,
  width: 120,
  shown: true,
  selection: '2' as const,
  headerAlign: 'center' as const,
  align: 'right' as const,
  fixed: 'left' as const,
  tooltip: true,
  filterable: true,
  link: true,
  linkText: '查看',
  linkTextEn: 'View',
  button: false,
  buttonText: '办理',
  buttonTextEn: 'Handle',
  buttonType: 'primary' as const,
  buttonSize: 'small' as const,
  action: 'details',
  amount: false,
  sortable: true,
  options: [option],
};

const configRequest = {
  request: [
    { pageid: 'operation-log', moduleid: 'query', groupid: 'main', fieldid: 'from' },
    { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'from' },
  ],
} as const;
const ofPage = { request: [{ pageId: 'operation-log' }, { pageId: 'operation-log' }] } as const;

const savedOnTheWire = { id: 'q1', name: '本月', queryData: [{ id: 'kind', val: ['change', 'read'] }], isDefault: '1' };
const saved = { id: 'q1', name: '本月', values: [{ id: 'kind', value: ['change', 'read'] }], isDefault: true };

testOnTheWire(pagesEndpoints, {
  config: {
    ...configRequest,
    data: [
      {
        pageid: 'operation-log',
        pageTitle: texts,
        listUrl: '/api/logs/operations',
        exportUrl: '/api/logs/export-operations',
        rowkey: 'id',
        isPaging: '1',
        showSummary: '0',
        batchField: 'staffNumber',
        fields: [fieldOnTheWire],
      },
      {
        pageId: 'operation-log',
        title: texts,
        call: '/api/logs/operations',
        exportCall: '/api/logs/export-operations',
        rowKey: 'id',
        paged: true,
        showSummary: false,
        batchFieldId: 'staffNumber',
        fields: [field],
      },
    ],
  },
  queryFields: { ...configRequest, data: [[fieldOnTheWire], [field]] },
  columns: {
    request: [{ pageid: 'operation-log' }, { pageId: 'operation-log' }],
    data: [[{ ...columnOnTheWire, children: [columnOnTheWire] }], [{ ...column, children: [column] }]],
  },
  saveQuery: {
    request: [
      { pageId: 'operation-log', ...savedOnTheWire },
      { pageId: 'operation-log', ...saved },
    ],
  },
  lastQuery: { ...ofPage, data: [savedOnTheWire, saved] },
  frequentQueries: { ...ofPage, data: [[savedOnTheWire], [saved]] },
  suggestions: {
    request: [
      { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person', fieldVal: '张' },
      { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person', text: '张' },
    ],
    data: [[{ fieldVal: '张三' }], [{ value: '张三' }]],
  },
  namedQueries: { ...ofPage, data: [[savedOnTheWire], [saved]] },
  deleteQuery: { request: [{ id: 'q1' }, { id: 'q1' }] },
  saveColumns: {
    request: [
      { pageId: 'operation-log', columns: [{ fieldId: 'at', sortNum: 1, isShow: '0', cncolumnWidth: 200, fixedColumn: 'right' }] },
      { pageId: 'operation-log', columns: [{ fieldId: 'at', order: 1, shown: false, width: 200, fixed: 'right' }] },
    ],
  },
  restoreColumns: ofPage,
});
