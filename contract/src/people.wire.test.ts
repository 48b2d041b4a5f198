import { testOnTheWire } from '../test/samples.ts';
import { peopleEndpoints } from './people.ts';

testOnTheWire(peopleEndpoints, {
  accounts: {
    request: [
      {
        currentPage: 1,
        limit: 10,
        sortField: 'ygbh',
        sortOrder: 'asc',
        columnFilters: [{ id: 'ygbh', val: ['20260001'] }],
        text: '李',
        troubled: '1',
      },
      {
        page: 1,
        pageSize: 10,
        sortBy: 'ygbh',
        sortOrder: 'asc',
        columnFilters: [{ columnId: 'ygbh', values: ['20260001'] }],
        text: '李',
        troubled: true,
      },
    ],
    data: [
      {
        total: 1,
        rows: [
          {
            ygbh: '20260001',
            ygmc: '李静',
            ygmcen: 'Li Jing',
            bmmc: '财务处',
            bmmcen: 'Finance Office',
            enabled: '1',
            locked: '0',
            refusedUntil: '2026-11-20 09:10:00',
            sessions: 2,
            lastSignIn: '2026-11-20 08:00:00',
            administrator: '0',
          },
        ],
        summaryData: { sessions: '2' },
        unknownKeys: ['20260002'],
      },
      {
        total: 1,
        rows: [
          {
            staffNumber: '20260001',
            name: '李静',
            nameEn: 'Li Jing',
            department: '财务处',
            departmentEn: 'Finance Office',
            enabled: true,
            locked: false,
            refusedUntil: '2026-11-20 09:10:00',
            sessions: 2,
            lastSignIn: '2026-11-20 08:00:00',
            administrator: false,
          },
        ],
        summaryData: { sessions: '2' },
        unknownKeys: ['20260002'],
      },
    ],
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
