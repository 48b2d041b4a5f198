import { expect, test } from 'vitest';
import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { versionFault } from './rules/version.ts';
import { type SystemUpdate, type UpdateFilter, updateManagementEndpoints } from './update-management.ts';
import { updatesEndpoints } from './updates.ts';
import type { ListPage } from './wire/list.ts';

const described = { gxbt: '预约', gxbten: 'Booking', bbh: '1.2.0', gxjb: 'general', gxsj: '2026-11-27 08:30:00' } as const;
const describedDomain = {
  title: '预约',
  titleEn: 'Booking',
  version: '1.2.0',
  level: 'general',
  releasedAt: '2026-11-27 08:30:00',
} as const;
const said = { gxnr: '<p>预约</p>', gxnren: '<p>Booking</p>' };
const saidDomain = { content: '<p>预约</p>', contentEn: '<p>Booking</p>' };
const row = { id: 'u1', ...described, gxzt: 'scheduled', xgcs: 2 } as const;
const rowDomain = { id: 'u1', ...describedDomain, state: 'scheduled', revision: 2 } as const;

const UPDATES: { request: [unknown, UpdateFilter]; data: [unknown, ListPage<SystemUpdate>] } = {
  request: [
    {
      id: 'u1',
      gxbt: '预约',
      bbh: '1.2',
      gxjb: 'general',
      gxsjq: '2026-11-01',
      gxsjz: '2026-11-30',
      currentPage: 1,
      limit: 10,
      sortField: 'bbh',
      sortOrder: 'asc',
      columnFilters: [{ id: 'gxjb', val: ['major'], excluded: '0' }],
    },
    {
      id: 'u1',
      title: '预约',
      version: '1.2',
      level: 'general',
      from: '2026-11-01',
      to: '2026-11-30',
      page: 1,
      pageSize: 10,
      sortBy: 'bbh',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'gxjb', values: ['major'], excluded: false }],
    },
  ],
  data: [
    { total: 1, rows: [row], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [rowDomain], summaryData: {}, unknownKeys: [] },
  ],
};

testOnTheWire(
  { ...updatesEndpoints, ...updateManagementEndpoints },
  {
    version: {
      data: [
        { version: '1.2.0', sfxfb: '1' },
        { version: '1.2.0', recent: true },
      ],
    },
    released: {
      request: [
        { currentPage: 1, limit: 10 },
        { page: 1, pageSize: 10 },
      ],
      data: [
        { total: 1, rows: [{ ...described, ...said }] },
        { total: 1, rows: [{ ...describedDomain, ...saidDomain }] },
      ],
    },
    updates: UPDATES,
    exportUpdates: { request: exportSample('/api/updates/export') },
    printUpdates: printSample(UPDATES),
    update: {
      request: [{ id: 'u1' }, { id: 'u1' }],
      data: [
        { gx: row, ...said },
        { update: rowDomain, ...saidDomain },
      ],
    },
    createUpdate: {
      request: [
        { ...described, ...said },
        { ...describedDomain, ...saidDomain },
      ],
    },
    changeUpdate: {
      request: [
        { ...described, ...said, id: 'u1', xgcs: 2 },
        { ...describedDomain, ...saidDomain, id: 'u1', revision: 2 },
      ],
    },
    deleteUpdate: {
      request: [
        { id: 'u1', xgcs: 2 },
        { id: 'u1', revision: 2 },
      ],
    },
  },
);

test.each(['1.2', '1.2.0', '10.20.30.40', '2.0.0-rc.1'])('SYS-10 %s is a version', (version) => {
  expect(versionFault(version)).toBeUndefined();
});

test.each(['1', 'v1.2.0', '1.2.', '1..2', '1.2.0 ', '1.2.0-', '1.2.0-RC', '１.２'])('SYS-10 "%s" is no version', (version) => {
  expect(versionFault(version)).toBe('version-format');
});
