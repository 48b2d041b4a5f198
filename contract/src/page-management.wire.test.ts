import { exportSample } from '../test/export-sample.ts';
import { pageColumnSample, pageConfigSample } from '../test/page-samples.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type ManagedPage, type ManagedPageFilter, pageManagementEndpoints } from './page-management.ts';
import type { ListPage } from './wire/list.ts';

const at = { wire: { pageid: 'operation-log', version: 2 }, domain: { pageId: 'operation-log', version: 2 } } as const;
const title = { wire: { pageTitle: '操作日志', pageTitleEn: 'Operation log' }, domain: { title: '操作日志', titleEn: 'Operation log' } };
const lastChange = {
  wire: { xgsj: '2026-11-27 09:00:00', xgr: '何志远', xgren: 'He Zhiyuan' },
  domain: { changedAt: '2026-11-27 09:00:00', changedBy: '何志远', changedByEn: 'He Zhiyuan' },
};

const page = <T>(row: T): ListPage<T> => ({ total: 1, rows: [row], summaryData: {}, unknownKeys: [] });

const PAGES: { request: [unknown, ManagedPageFilter]; data: [unknown, ListPage<ManagedPage>] } = {
  request: [
    {
      ...{ pageid: 'operation-log', text: '日志', sfxg: '1', currentPage: 1, limit: 10, sortField: 'pageTitle', sortOrder: 'asc' },
      columnFilters: [{ id: 'sfxg', val: ['1'], excluded: '0' }],
    },
    {
      ...{ pageId: 'operation-log', text: '日志', changed: true, page: 1, pageSize: 10, sortBy: 'pageTitle', sortOrder: 'asc' },
      columnFilters: [{ columnId: 'sfxg', values: ['1'], excluded: false }],
    },
  ],
  data: [
    page({ ...at.wire, ...title.wire, lsl: 11, tjsl: 7, sfxg: '1', ...lastChange.wire }),
    page({ ...at.domain, ...title.domain, columns: 11, fields: 7, changed: true, ...lastChange.domain }),
  ],
};

const column = {
  wire: {
    ...{ fieldId: 'at', chinese: '时间', english: 'Time', sortNum: 1, isShow: '1', cncolumnWidth: 170, fixedColumn: 'left' },
    ...{
      columnAlign: 'left',
      headerAlign: 'center',
      showTooltip: '0',
      isSort: '1',
      isEnableFilter: '0',
      cellText: '查看',
      cellTextEn: 'View',
    },
  },
  domain: {
    ...{ fieldId: 'at', label: '时间', labelEn: 'Time', order: 1, shown: true, width: 170, fixed: 'left' as const },
    ...{ align: 'left' as const, headerAlign: 'center' as const, tooltip: false, sortable: true, filterable: false },
    ...{ text: '查看', textEn: 'View' },
  },
};
const field = {
  wire: {
    ...{ fieldid: 'person', titleZh: '操作人', titleEn: 'Person', placeholderZh: '姓名', placeholderEn: 'Name' },
    ...{ widthZh: 200, widthEn: 260, sortNum: 2, isShow: '0' },
  },
  domain: {
    ...{ fieldId: 'person', title: '操作人', titleEn: 'Person', placeholder: '姓名', placeholderEn: 'Name' },
    ...{ width: 200, widthEn: 260, order: 2, shown: false },
  },
};
const [config, columns] = [pageConfigSample, pageColumnSample];

testOnTheWire(pageManagementEndpoints, {
  pages: PAGES,
  exportPages: { request: exportSample('/api/pages/export') },
  printPages: printSample(PAGES),
  pageSetup: {
    request: [{ pageid: 'operation-log' }, { pageId: 'operation-log' }],
    data: [
      {
        ...{ config: config.wire, columns: [columns.wire], shippedConfig: config.wire, shippedColumns: [columns.wire] },
        ...{ version: 2, ...lastChange.wire },
      },
      {
        ...{ config: config.domain, columns: [columns.domain], shippedConfig: config.domain, shippedColumns: [columns.domain] },
        ...{ version: 2, ...lastChange.domain },
      },
    ],
  },
  changePage: {
    request: [
      { ...at.wire, ...title.wire, columns: [column.wire], fields: [field.wire] },
      { ...at.domain, ...title.domain, columns: [column.domain], fields: [field.domain] },
    ],
  },
  resetPage: { request: [at.wire, at.domain] },
});
