import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type CodeEntry, type CodeEntryFilter, type CodeSet, type CodeSetFilter, codesEndpoints } from './codes.ts';
import type { ListPage } from './wire/list.ts';

const wireAsked = {
  ...{ text: '离', enabled: '1', currentPage: 1, limit: 10, sortField: 'pxh', sortOrder: 'asc' },
  columnFilters: [{ id: 'enabled', val: ['1'], excluded: '0' }],
};
const asked: CodeSetFilter & CodeEntryFilter = {
  ...{ text: '离', enabled: true, page: 1, pageSize: 10, sortBy: 'pxh', sortOrder: 'asc' },
  columnFilters: [{ columnId: 'enabled', values: ['1'], excluded: false }],
};

const set = {
  wire: { codeId: 'disable-reason', dmlbmc: '停用原因', dmlbmcen: 'Why accounts are disabled', pxh: 20, enabled: '1' },
  domain: { setId: 'disable-reason', name: '停用原因', nameEn: 'Why accounts are disabled', order: 20, enabled: true },
} as const;
const code = {
  wire: { dm: 'left', dmmc: '离职', dmmcen: 'Left', pxh: 10, enabled: '1' },
  domain: { code: 'left', name: '离职', nameEn: 'Left', order: 10, enabled: true },
} as const;
const of = { wire: { codeId: 'disable-reason' }, domain: { setId: 'disable-reason' } } as const;

const page = <T>(row: T): ListPage<T> => ({ total: 1, rows: [row], summaryData: {}, unknownKeys: [] });

const SETS: { request: [unknown, CodeSetFilter]; data: [unknown, ListPage<CodeSet>] } = {
  request: [
    { ...of.wire, ...wireAsked },
    { ...of.domain, ...asked },
  ],
  data: [page({ ...set.wire, dmsl: 5, shipped: '1', version: 2 }), page({ ...set.domain, entries: 5, shipped: true, version: 2 })],
};

const ENTRIES: { request: [unknown, CodeEntryFilter]; data: [unknown, ListPage<CodeEntry>] } = {
  request: [
    { ...of.wire, dm: 'left', ...wireAsked },
    { ...of.domain, code: 'left', ...asked },
  ],
  data: [page({ ...code.wire, sfzy: '0', shipped: '1', version: 2 }), page({ ...code.domain, used: false, shipped: true, version: 2 })],
};

testOnTheWire(codesEndpoints, {
  codeInfo: {
    request: [of.wire, of.domain],
    data: [[{ dm: 'left', dmmc: '离职', dmmcen: 'Left' }], [{ code: 'left', name: '离职', nameEn: 'Left' }]],
  },
  sets: SETS,
  exportSets: { request: exportSample('/api/codes/export') },
  printSets: printSample(SETS),
  entries: ENTRIES,
  exportEntries: { request: exportSample('/api/codes/export-entries') },
  printEntries: printSample(ENTRIES),
  createSet: { request: [set.wire, set.domain] },
  changeSet: {
    request: [
      { ...set.wire, version: 2 },
      { ...set.domain, version: 2 },
    ],
  },
  deleteSet: {
    request: [
      { ...of.wire, version: 2, dmsl: 5 },
      { ...of.domain, version: 2, entries: 5 },
    ],
  },
  createEntry: {
    request: [
      { ...of.wire, ...code.wire },
      { ...of.domain, ...code.domain },
    ],
  },
  changeEntry: {
    request: [
      { ...of.wire, ...code.wire, version: 2 },
      { ...of.domain, ...code.domain, version: 2 },
    ],
  },
  deleteEntry: {
    request: [
      { ...of.wire, dm: 'left', version: 2 },
      { ...of.domain, code: 'left', version: 2 },
    ],
  },
});
