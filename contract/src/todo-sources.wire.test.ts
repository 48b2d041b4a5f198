import { expect, test } from 'vitest';
import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { TodoDraft, type TodoSetting, type TodoSettingFilter, todoSourcesEndpoints } from './todo-sources.ts';
import type { ListPage } from './wire/list.ts';
import { checkRequest } from './wire/strict.ts';

const wire = {
  type: '1',
  field: 'sqzt',
  text: '待审核',
  count: 'tableCount',
  api: '/api/sqgl/xmsqsq',
  method: 'GET',
  data: '{}',
  cxtj: '{"sfdsh":"1"}',
  pxh: 3,
  enabled: '1',
} as const;
const domain = {
  countBy: 'rows',
  field: 'sqzt',
  text: '待审核',
  countAt: 'tableCount',
  call: '/api/sqgl/xmsqsq',
  method: 'GET',
  data: '{}',
  pageQuery: '{"sfdsh":"1"}',
  order: 3,
  enabled: true,
} as const;
const named = { qid: 'f1', qname: '项目授权', qnameen: 'Grants', sysname: '本系统', sysnameen: 'Finance Hall' };
const namedDomain = { menuId: 'f1', name: '项目授权', nameEn: 'Grants', system: '本系统', systemEn: 'Finance Hall' };

const SOURCES: { request: [unknown, TodoSettingFilter]; data: [unknown, ListPage<TodoSetting>] } = {
  request: [
    {
      id: 's1',
      text: '授权',
      enabled: '1',
      currentPage: 1,
      limit: 10,
      sortField: 'pxh',
      sortOrder: 'asc',
      columnFilters: [{ id: 'enabled', val: ['1'], excluded: '0' }],
    },
    {
      id: 's1',
      text: '授权',
      enabled: true,
      page: 1,
      pageSize: 10,
      sortBy: 'pxh',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'enabled', values: ['1'], excluded: false }],
    },
  ],
  data: [
    { total: 1, rows: [{ id: 's1', ...named, ...wire, version: 2 }], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [{ id: 's1', ...namedDomain, ...domain, version: 2 }], summaryData: {}, unknownKeys: [] },
  ],
};

testOnTheWire(todoSourcesEndpoints, {
  exportSources: { request: exportSample('/api/todos/export-sources') },
  sources: SOURCES,
  printSources: printSample(SOURCES),
  functions: { data: [[named], [namedDomain]] },
  saveSource: {
    request: [
      { id: 's1', version: 2, qid: 'f1', ...wire },
      { id: 's1', version: 2, menuId: 'f1', ...domain },
    ],
  },
  enableSource: {
    request: [
      { id: 's1', enabled: '0' },
      { id: 's1', enabled: false },
    ],
  },
  deleteSource: { request: [{ id: 's1' }, { id: 's1' }] },
  trySource: {
    request: [{ id: 's1' }, { id: 's1' }],
    data: [
      {
        state: 'failed',
        num: 0,
        items: [{ id: 'a', title: '甲', titleen: 'A', cjsj: '2026-11-19 16:00:00', url: '/a' }],
        duration: 12,
        bytes: 34,
        status: 503,
      },
      {
        state: 'failed',
        count: 0,
        items: [{ id: 'a', title: '甲', titleEn: 'A', createdAt: '2026-11-19 16:00:00', address: '/a' }],
        duration: 12,
        bytes: 34,
        status: 503,
      },
    ],
  },
});

test.each(['[]', 'null', '{"a":', 'text', '1'])('TODO-4 what is sent is a JSON object: %s', (data) => {
  expect(checkRequest(TodoDraft, { qid: 'f1', ...wire, data })).toMatchObject({
    ok: false,
    faults: [{ field: 'data', rule: 'json-object' }],
  });
});
