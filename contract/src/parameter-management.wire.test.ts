import { expect, test } from 'vitest';
import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { GROUPS } from './parameter-groups.ts';
import { type ParameterFilter, type ParameterSetting, parameterManagementEndpoints } from './parameter-management.ts';
import { PARAMETERS } from './parameter-table.ts';
import type { ListPage } from './wire/list.ts';

const wire = { csid: 'watermark', csmc: '水印', csmcen: 'Watermark', csvalue: '1' } as const;
const domain = { id: 'watermark', name: '水印', nameEn: 'Watermark', value: '1' } as const;
const chosen = [
  { csid: 'watermark', version: 7 },
  { id: 'watermark', version: 7 },
] as const;

const SETTINGS: { request: [unknown, ParameterFilter]; data: [unknown, ListPage<ParameterSetting>] } = {
  request: [
    {
      ...{ csid: 'watermark', text: '水印', csfz: 'appearance', sfxg: '1', currentPage: 1, limit: 10, sortField: 'csid', sortOrder: 'asc' },
      columnFilters: [{ id: 'csfz', val: ['menu'], excluded: '0' }],
    },
    {
      ...{ id: 'watermark', text: '水印', group: 'appearance', changed: true, page: 1, pageSize: 10, sortBy: 'csid', sortOrder: 'asc' },
      columnFilters: [{ columnId: 'csfz', values: ['menu'], excluded: false }],
    },
  ],
  data: [
    {
      total: 1,
      rows: [
        {
          ...wire,
          ...{ csfz: 'appearance', cslx: 'switch', csz: '开', cszen: 'On', mrz: '关', mrzen: 'Off' },
          ...{ sfxg: '1', shipped: '1', kfhf: '1', version: 7 },
        },
      ],
      summaryData: {},
      unknownKeys: [],
    },
    {
      total: 1,
      rows: [
        {
          ...domain,
          ...{ group: 'appearance', kind: 'switch', said: '开', saidEn: 'On', fallback: '关', fallbackEn: 'Off' },
          ...{ changed: true, shipped: true, restorable: true, version: 7 },
        },
      ],
      summaryData: {},
      unknownKeys: [],
    },
  ],
};

const event = {
  ...{ at: '2026-11-19 16:00:00', staffNumber: '1000001', person: '甲', personEn: 'A' },
  changes: [{ field: '参数值', fieldEn: 'Value', before: '关', beforeEn: 'Off', after: '开', afterEn: 'On' }],
};

testOnTheWire(parameterManagementEndpoints, {
  settings: SETTINGS,
  exportSettings: { request: exportSample('/api/parameters/export') },
  printSettings: printSample(SETTINGS),
  parameterHistory: { request: [{ csid: 'watermark' }, { id: 'watermark' }], data: [[event], [event]] },
  createParameter: { request: [wire, domain] },
  changeParameter: {
    request: [
      { ...wire, version: 7 },
      { ...domain, version: 7 },
    ],
  },
  restoreParameter: { request: chosen },
  deleteParameter: { request: chosen },
});

test('SYS-6 every parameter is in one group', () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual(Object.keys(PARAMETERS).sort());
});
