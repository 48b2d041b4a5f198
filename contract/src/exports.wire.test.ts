import { exportSample } from '../test/export-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type ExportJob, exportsEndpoints } from './exports.ts';

const wire = {
  id: 'e1',
  bt: '操作日志',
  wjlx: 'excel',
  zt: 'ready',
  wcs: 12,
  zs: 12,
  wjdx: 4096,
  hym: '7K2MP0QD41XA',
  sbyy: '系统已重新启动',
  sbyyen: 'The system was restarted',
  sqsj: '2026-11-26 10:00:00',
  bcz: '2026-11-27 10:00:05',
};

const job: ExportJob = {
  id: 'e1',
  title: '操作日志',
  format: 'excel',
  state: 'ready',
  done: 12,
  total: 12,
  size: 4096,
  code: '7K2MP0QD41XA',
  reason: '系统已重新启动',
  reasonEn: 'The system was restarted',
  askedAt: '2026-11-26 10:00:00',
  keptUntil: '2026-11-27 10:00:05',
};

testOnTheWire(exportsEndpoints, {
  begin: {
    request: exportSample('/api/logs/export-operations'),
    data: [wire, job],
  },
  mine: {
    request: [
      {
        currentPage: 2,
        limit: 10,
        sortField: 'sqsj',
        sortOrder: 'desc',
        columnFilters: [{ id: 'wjlx', val: ['pdf'], excluded: '1' }],
        id: 'e1',
        text: '日志',
        zt: 'ready',
      },
      {
        page: 2,
        pageSize: 10,
        sortBy: 'sqsj',
        sortOrder: 'desc',
        columnFilters: [{ columnId: 'wjlx', values: ['pdf'], excluded: true }],
        id: 'e1',
        text: '日志',
        state: 'ready',
      },
    ],
    data: [
      { total: 1, rows: [wire], summaryData: {}, unknownKeys: [] },
      { total: 1, rows: [job], summaryData: {}, unknownKeys: [] },
    ],
  },
  underWay: { request: [{ ids: ['e1'] }, { ids: ['e1'] }], data: [[wire], [job]] },
  cancel: { request: [{ id: 'e1' }, { id: 'e1' }] },
  remove: { request: [{ id: 'e1' }, { id: 'e1' }] },
  file: { request: [{ id: 'e1' }, { id: 'e1' }] },
});
