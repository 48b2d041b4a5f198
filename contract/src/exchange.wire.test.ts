import { describe, expect, test } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { exportQuery, plainExportCall } from './exchange.ts';

testOnTheWire(
  { export: plainExportCall('/api/logs/export-operations') },
  {
    export: {
      request: [
        {
          flg: '2',
          exportUrl: '/api/logs/export-operations',
          locale: 'zh',
          outputType: 'excel',
          exportTitle: '操作日志',
          exportCondition: '操作人：张三',
          queryCondition: [{ id: 'person', val: '张三' }],
          columnFilters: [{ id: 'kind', val: ['change'], excluded: '1' }],
          fieldList: [{ datafield: 'staffNumber', name: '工号', rode: 110, head: '操作人' }],
          rowKeys: ['7', '8'],
        },
        {
          scope: 'selected',
          url: '/api/logs/export-operations',
          locale: 'zh',
          format: 'excel',
          title: '操作日志',
          conditions: '操作人：张三',
          query: [{ id: 'person', value: '张三' }],
          columnFilters: [{ columnId: 'kind', values: ['change'], excluded: true }],
          fields: [{ columnId: 'staffNumber', title: '工号', width: 110, group: '操作人' }],
          keys: ['7', '8'],
        },
      ],
    },
  },
);

describe('the query of a list as an export takes it', () => {
  test('API-5 page, sort, batch and the values of the form are pairs; column filters travel beside them', () => {
    const list = { page: 2, pageSize: 20, sortBy: 'at', sortOrder: 'desc', batchKeys: ['1001'] } as const;
    expect(exportQuery(list, { module: 'logs' })).toEqual([
      { id: 'module', value: 'logs' },
      { id: 'currentPage', value: '2' },
      { id: 'limit', value: '20' },
      { id: 'sortField', value: 'at' },
      { id: 'sortOrder', value: 'desc' },
      { id: 'batchKeys', value: ['1001'] },
    ]);
  });
});
