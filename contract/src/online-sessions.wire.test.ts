import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type OnlineFilter, type OnlineSession, onlineSessionsEndpoints } from './online-sessions.ts';
import type { ListPage } from './wire/list.ts';

const where = { address: '10.0.0.1', browser: 'Chrome 140', startedAt: '2026-11-27 08:00:00', lastUsedAt: '2026-11-27 09:30:00' };

const ONLINE: { request: [unknown, OnlineFilter]; data: [unknown, ListPage<OnlineSession>] } = {
  request: [
    {
      id: 's1',
      text: '李静',
      address: '10.',
      way: 'qr',
      currentPage: 1,
      limit: 10,
      sortField: 'startedAt',
      sortOrder: 'desc',
      columnFilters: [{ id: 'way', val: ['qr'], excluded: '0' }],
    },
    {
      id: 's1',
      text: '李静',
      address: '10.',
      way: 'qr',
      page: 1,
      pageSize: 10,
      sortBy: 'startedAt',
      sortOrder: 'desc',
      columnFilters: [{ columnId: 'way', values: ['qr'], excluded: false }],
    },
  ],
  data: [
    {
      total: 1,
      rows: [
        {
          ...{
            id: 's1',
            ygbh: '20260001',
            ygmc: '李静',
            ygmcen: 'Li Jing',
            bmmc: '财务处',
            bmmcen: 'Finance Office',
            actor: '何志远',
            actorEn: 'He Zhiyuan',
          },
          ...{ ...where, way: 'qr', current: '1' },
        },
      ],
      summaryData: {},
      unknownKeys: [],
    },
    {
      total: 1,
      rows: [
        {
          ...{
            id: 's1',
            staffNumber: '20260001',
            name: '李静',
            nameEn: 'Li Jing',
            department: '财务处',
            departmentEn: 'Finance Office',
            actor: '何志远',
            actorEn: 'He Zhiyuan',
          },
          ...{ ...where, way: 'qr', current: true },
        },
      ],
      summaryData: {},
      unknownKeys: [],
    },
  ],
};

testOnTheWire(onlineSessionsEndpoints, {
  online: ONLINE,
  exportOnline: { request: exportSample('/api/people/export-online') },
  printOnline: printSample(ONLINE),
  endOnline: { request: [{ ids: ['s1'] }, { ids: ['s1'] }], data: [{ ended: 1 }, { ended: 1 }] },
});
