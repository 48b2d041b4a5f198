import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type AccountFilter, type AccountState, peopleEndpoints } from './people.ts';
import type { ListPage } from './wire/list.ts';

const onWire = {
  ygbh: '20260001',
  ygmc: '李静',
  ygmcen: 'Li Jing',
  bmmc: '财务处',
  bmmcen: 'Finance Office',
  jsmcs: '财务经办、教职工',
  jsmcsen: 'Finance clerk, Staff',
  sfbdyh: '1',
  enabled: '1',
  locked: '0',
  refusedUntil: '2026-11-20 09:10:00',
  sessions: 2,
  lastSignIn: '2026-11-20 08:00:00',
  administrator: '0',
};
const ours = {
  staffNumber: '20260001',
  name: '李静',
  nameEn: 'Li Jing',
  department: '财务处',
  departmentEn: 'Finance Office',
  roles: '财务经办、教职工',
  rolesEn: 'Finance clerk, Staff',
  local: true,
  enabled: true,
  locked: false,
  refusedUntil: '2026-11-20 09:10:00',
  sessions: 2,
  lastSignIn: '2026-11-20 08:00:00',
  administrator: false,
};
const acted = { actor: '何志远', actorEn: 'He Zhiyuan' };
const who = { staffNumber: '20260001', person: '李静', personEn: 'Li Jing', actorNumber: '2001001', ...acted, reason: 'credentials' };

/** Alike on the wire and off it. */
const SESSION = {
  id: 's1',
  address: '10.0.0.1',
  browser: 'Chrome',
  startedAt: '2026-11-20 08:00:00',
  lastUsedAt: '2026-11-20 09:00:00',
  ...acted,
};
const FAILURE = {
  id: '1',
  at: '2026-11-20 07:00:00',
  userName: 'lijing',
  address: '10.0.0.1',
  browser: 'Chrome',
  way: 'password',
  result: '402',
  ...who,
} as const;

const ACCOUNTS: { request: [unknown, AccountFilter]; data: [unknown, ListPage<AccountState>] } = {
  request: [
    {
      currentPage: 1,
      limit: 10,
      sortField: 'ygbh',
      sortOrder: 'asc',
      columnFilters: [{ id: 'ygbh', val: ['20260001'], excluded: '1' }],
      ygbh: '20260001',
      bmbh: 'finance',
      jsid: 'finclerk',
      text: '李',
      troubled: '1',
    },
    {
      page: 1,
      pageSize: 10,
      sortBy: 'ygbh',
      sortOrder: 'asc',
      columnFilters: [{ columnId: 'ygbh', values: ['20260001'], excluded: true }],
      staffNumber: '20260001',
      departmentId: 'finance',
      roleId: 'finclerk',
      text: '李',
      troubled: true,
    },
  ],
  data: [
    {
      total: 1,
      rows: [onWire],
      summaryData: { sessions: '2' },
      unknownKeys: ['20260002'],
    },
    {
      total: 1,
      rows: [ours],
      summaryData: { sessions: '2' },
      unknownKeys: ['20260002'],
    },
  ],
};

testOnTheWire(peopleEndpoints, {
  exportAccounts: { request: exportSample('/api/people/export-accounts') },
  accounts: ACCOUNTS,
  printAccounts: printSample(ACCOUNTS),
  account: {
    request: [{ ygbh: '20260001' }, { staffNumber: '20260001' }],
    data: [
      {
        state: { ...onWire, locked: '1' },
        lockedBy: { at: '2026-11-20 08:00:00', staffNumber: '20260002', name: '何志远', nameEn: 'He Zhiyuan', reason: '离职' },
        disabledBy: { at: '2026-11-20 08:00:00', staffNumber: '20260002', name: '何志远', nameEn: 'He Zhiyuan', reason: '离职' },
        sessions: [{ ...SESSION, current: '0' }],
        failures: [FAILURE],
      },
      {
        state: { ...ours, locked: true },
        lockedBy: { at: '2026-11-20 08:00:00', staffNumber: '20260002', name: '何志远', nameEn: 'He Zhiyuan', reason: '离职' },
        disabledBy: { at: '2026-11-20 08:00:00', staffNumber: '20260002', name: '何志远', nameEn: 'He Zhiyuan', reason: '离职' },
        sessions: [{ ...SESSION, current: false }],
        failures: [FAILURE],
      },
    ],
  },
  endSessions: {
    request: [
      { ygbh: '20260001', id: 's1' },
      { staffNumber: '20260001', id: 's1' },
    ],
    data: [{ ended: 1 }, { ended: 1 }],
  },
  lockAccount: {
    request: [
      { ygbh: '20260001', locked: '1', reason: '离职' },
      { staffNumber: '20260001', locked: true, reason: '离职' },
    ],
  },
  enableAccount: {
    request: [
      { ygbh: '20260001', enabled: '0', reason: '离职' },
      { staffNumber: '20260001', enabled: false, reason: '离职' },
    ],
  },
  resetPassword: {
    request: [{ ygbh: '20260001' }, { staffNumber: '20260001' }],
    data: [{ mm: 'Tmp#2026' }, { temporaryPassword: 'Tmp#2026' }],
  },
});
