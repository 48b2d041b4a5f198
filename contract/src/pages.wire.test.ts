import { testOnTheWire } from '../test/samples.ts';
import { pagesEndpoints } from './pages.ts';

const texts = { zh: '中文', en: 'English' };
const optionOnTheWire = { value: '1', zh: '一', en: 'One', parent: '0', others: '1' };
const option = { ...optionOnTheWire, others: true };

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
  options: [optionOnTheWire],
  isNumber: '0',
  decimals: 2,
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
  decimals: 2,
  withTime: true,
  suggestFrom: 'text',
  buttons: ['query', 'reset'],
};

const configRequest = {
  request: [
    { pageid: 'operation-log', moduleid: 'query', groupid: 'main', fieldid: 'from' },
    { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'from' },
  ],
} as const;

testOnTheWire(pagesEndpoints, {
  config: {
    ...configRequest,
    data: [
      {
        pageid: 'operation-log',
        pageTitle: texts,
        listUrl: '/api/logs/operations',
        exportUrl: '/api/logs/export-operations',
        printUrl: '/api/logs/print-operations',
        importId: 'system.accounts.import',
        rowkey: 'id',
        isPaging: '1',
        showSummary: '0',
        showBtn: '1',
        disabledBtn: '0',
        searchPlaceholder: texts,
        reserveSelection: '1',
        batchField: 'staffNumber',
        fields: [fieldOnTheWire],
      },
      {
        pageId: 'operation-log',
        title: texts,
        call: '/api/logs/operations',
        exportCall: '/api/logs/export-operations',
        printCall: '/api/logs/print-operations',
        importId: 'system.accounts.import',
        rowKey: 'id',
        paged: true,
        showSummary: false,
        showBtn: true,
        disabledBtn: false,
        searchPlaceholder: texts,
        reserveSelection: true,
        batchFieldId: 'staffNumber',
        fields: [field],
      },
    ],
  },
  queryFields: { ...configRequest, data: [[fieldOnTheWire], [field]] },
});
