import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type NoticeReader, type NoticeReaderFilter, noticeReadersEndpoints } from './notice-readers.ts';
import type { ListPage } from './wire/list.ts';

const onWire = {
  ygbh: '2001009',
  ygmc: '王芳',
  ygmcen: 'Wang Fang',
  bmmc: '计算机学院',
  bmmcen: 'School of Computing',
  status: '1',
  readAt: '2026-11-20 09:00:00',
};
const ours = {
  staffNumber: '2001009',
  name: '王芳',
  nameEn: 'Wang Fang',
  department: '计算机学院',
  departmentEn: 'School of Computing',
  read: true,
  readAt: '2026-11-20 09:00:00',
};
const list = { sortOrder: 'asc', currentPage: 1, limit: 10 } as const;

const READERS: { request: [unknown, NoticeReaderFilter]; data: [unknown, ListPage<NoticeReader>] } = {
  request: [
    {
      ...list,
      sortField: 'ygbh',
      columnFilters: [{ id: 'bmmc', val: ['财务处'], excluded: '1' }],
      id: 'n1',
      status: '0',
      bmmc: '学院',
      text: '王',
    },
    {
      page: 1,
      pageSize: 10,
      sortOrder: 'asc',
      sortBy: 'ygbh',
      columnFilters: [{ columnId: 'bmmc', values: ['财务处'], excluded: true }],
      id: 'n1',
      read: false,
      department: '学院',
      text: '王',
    },
  ],
  data: [
    { total: 1, rows: [onWire], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [ours], summaryData: {}, unknownKeys: [] },
  ],
};

testOnTheWire(noticeReadersEndpoints, {
  readers: READERS,
  printReaders: printSample(READERS),
  exportReaders: {
    request: [
      {
        flg: '0',
        exportUrl: '/x',
        locale: 'zh',
        outputType: 'excel',
        exportTitle: '阅读情况',
        exportCondition: '未读',
        queryCondition: [{ id: 'id', val: 'n1' }],
        columnFilters: [{ id: 'bmmc', val: ['财务处'], excluded: '1' }],
        fieldList: [{ datafield: 'ygbh', name: '工号', rode: 120, head: '人员' }],
        rowKeys: ['2001009'],
      },
      {
        scope: 'all',
        url: '/x',
        locale: 'zh',
        format: 'excel',
        title: '阅读情况',
        conditions: '未读',
        query: [{ id: 'id', value: 'n1' }],
        columnFilters: [{ columnId: 'bmmc', values: ['财务处'], excluded: true }],
        fields: [{ columnId: 'ygbh', title: '工号', width: 120, group: '人员' }],
        keys: ['2001009'],
      },
    ],
  },
  remind: {
    request: [{ id: 'n1' }, { id: 'n1' }],
    data: [
      { told: 12, toldBefore: 3 },
      { told: 12, toldBefore: 3 },
    ],
  },
});
