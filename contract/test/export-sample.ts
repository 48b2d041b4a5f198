import type { ExportRequest } from '../src/exchange.ts';

/** What an export call takes, every field of it, as it travels and as our code sees it. */
export const exportSample = (url: string): readonly [wire: unknown, domain: ExportRequest] => [
  {
    flg: '2',
    exportUrl: url,
    locale: 'zh',
    outputType: 'pdf',
    exportTitle: '操作日志',
    exportCondition: '操作人：张三',
    queryCondition: [{ id: 'person', val: '张三' }],
    columnFilters: [{ id: 'kind', val: ['change'], excluded: '1' }],
    fieldList: [{ datafield: 'staffNumber', name: '工号', rode: 110, head: '操作人' }],
    rowKeys: ['7', '8'],
  },
  {
    scope: 'selected',
    url,
    locale: 'zh',
    format: 'pdf',
    title: '操作日志',
    conditions: '操作人：张三',
    query: [{ id: 'person', value: '张三' }],
    columnFilters: [{ columnId: 'kind', values: ['change'], excluded: true }],
    fields: [{ columnId: 'staffNumber', title: '工号', width: 110, group: '操作人' }],
    keys: ['7', '8'],
  },
];
