import { testOnTheWire } from '../test/samples.ts';
import { tableColumnsEndpoints } from './table-columns.ts';

const optionOnTheWire = { value: '1', zh: '一', en: 'One', parent: '0', others: '1' };
const option = { ...optionOnTheWire, others: true };

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
  options: [optionOnTheWire],
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

const ofPage = { request: [{ pageId: 'operation-log' }, { pageId: 'operation-log' }] } as const;

testOnTheWire(tableColumnsEndpoints, {
  columns: {
    request: [{ pageid: 'operation-log' }, { pageId: 'operation-log' }],
    data: [[{ ...columnOnTheWire, children: [columnOnTheWire] }], [{ ...column, children: [column] }]],
  },
  saveColumns: {
    request: [
      { pageId: 'operation-log', columns: [{ fieldId: 'at', sortNum: 1, isShow: '0', cncolumnWidth: 200, fixedColumn: 'right' }] },
      { pageId: 'operation-log', columns: [{ fieldId: 'at', order: 1, shown: false, width: 200, fixed: 'right' }] },
    ],
  },
  restoreColumns: ofPage,
});
