import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { logsEndpoints, type OperationFilter, type OperationRecord, type SignInFilter, type SignInRecord } from './logs.ts';
import type { RequestOf } from './wire/endpoint.ts';
import type { ListPage } from './wire/list.ts';

const common = {
  sortOrder: 'asc',
  from: '2026-11-01',
  to: '2026-11-20 18:30:00',
  person: '张',
  address: '10.0.0.1',
  result: '200',
} as const;
const acted = { actorNumber: '1002', actor: '李四', actorEn: 'Li Si' };
const who = { staffNumber: '1001', person: '张三', personEn: 'Zhang San', ...acted, address: '10.0.0.1', browser: 'Chrome 140' };

const exported: { request: [unknown, RequestOf<typeof logsEndpoints.exportOperations>] } = {
  request: [
    {
      flg: '0',
      exportUrl: '/api/logs/export',
      locale: 'en',
      outputType: 'excel',
      exportTitle: 'Log',
      exportCondition: 'Person: Zhang',
      queryCondition: [{ id: 'person', val: 'Zhang' }],
      columnFilters: [{ id: 'result', val: ['200', '403'], excluded: '1' }],
      fieldList: [{ datafield: 'person', name: 'Name', rode: 110, head: 'Person' }],
      rowKeys: ['7'],
    },
    {
      scope: 'all',
      url: '/api/logs/export',
      locale: 'en',
      format: 'excel',
      title: 'Log',
      conditions: 'Person: Zhang',
      query: [{ id: 'person', value: 'Zhang' }],
      columnFilters: [{ columnId: 'result', values: ['200', '403'], excluded: true }],
      fields: [{ columnId: 'person', title: 'Name', width: 110, group: 'Person' }],
      keys: ['7'],
    },
  ],
};

const operation = {
  id: '7',
  at: '2026-11-20 18:30:00',
  ...who,
  module: 'system',
  action: '系统设置 锁定账号',
  actionEn: 'Lock an account',
  kind: 'change' as const,
  verb: 'change' as const,
  target: '李四 1002',
  targetEn: 'Li Si 1002',
  result: '200',
  duration: 12,
  changes: [{ field: '锁定', fieldEn: 'Locked', before: '否', beforeEn: 'No', after: '是', afterEn: 'Yes' }],
};
const signIn = {
  id: '8',
  at: '2026-11-20 18:30:00',
  userName: 'zhangsan',
  ...who,
  way: 'password' as const,
  result: '402',
  reason: 'credentials',
};
const notes = { summaryData: { duration: '12' }, unknownKeys: ['1999'] };
const parts = { module: 'system', kind: 'change', text: '锁定', durationFrom: 0, durationTo: 500 } as const;

const asked: { request: [unknown, RequestOf<typeof logsEndpoints.operations>] } = {
  request: [
    {
      currentPage: 2,
      limit: 20,
      sortField: 'at',
      columnFilters: [{ id: 'kind', val: ['change'], excluded: '1' }],
      ...common,
      ...parts,
      id: '7',
      batchKeys: ['1001'],
    },
    {
      page: 2,
      pageSize: 20,
      sortBy: 'at',
      columnFilters: [{ columnId: 'kind', values: ['change'], excluded: true }],
      ...common,
      ...parts,
      id: '7',
      batchKeys: ['1001'],
    },
  ],
};
const bar = { from: '2026-11-20 18:00:00', to: '2026-11-20 18:59:59', done: 3, failed: 1 };

const OPERATIONS: { request: [unknown, OperationFilter]; data: [unknown, ListPage<OperationRecord>] } = {
  ...asked,
  data: [
    { total: 1, rows: [operation], ...notes },
    { total: 1, rows: [operation], ...notes },
  ],
};
const SIGN_INS: { request: [unknown, SignInFilter]; data: [unknown, ListPage<SignInRecord>] } = {
  request: [
    {
      currentPage: 1,
      limit: 10,
      sortField: 'at',
      columnFilters: [{ id: 'way', val: ['password'], excluded: '1' }],
      ...common,
      id: '7',
      way: 'password',
    },
    {
      page: 1,
      pageSize: 10,
      sortBy: 'at',
      columnFilters: [{ columnId: 'way', values: ['password'], excluded: true }],
      ...common,
      id: '7',
      way: 'password',
    },
  ],
  data: [
    { total: 1, rows: [signIn], ...notes },
    { total: 1, rows: [signIn], ...notes },
  ],
};

testOnTheWire(logsEndpoints, {
  operations: OPERATIONS,
  operationCounts: {
    ...asked,
    data: [
      { hours: 1, bars: [bar] },
      { hours: 1, bars: [bar] },
    ],
  },
  signIns: SIGN_INS,
  printOperations: printSample(OPERATIONS),
  printSignIns: printSample(SIGN_INS),
  exportOperations: exported,
  exportSignIns: exported,
});
