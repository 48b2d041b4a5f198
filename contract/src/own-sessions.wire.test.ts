import { testOnTheWire } from '../test/samples.ts';
import { ownSessionsEndpoints } from './own-sessions.ts';

const record = {
  id: '7',
  at: '2026-11-20 08:30:00',
  userName: 'staff',
  staffNumber: '2001009',
  person: '王芳',
  personEn: 'Wang Fang',
  actorNumber: '2001001',
  actor: '何志远',
  actorEn: 'He Zhiyuan',
  address: '10.0.0.1',
  browser: 'Chrome',
  way: 'password' as const,
  result: '402',
  reason: 'credentials',
};

testOnTheWire(ownSessionsEndpoints, {
  mySessions: {
    data: [
      [
        {
          id: 's1',
          address: '10.0.0.1',
          browser: 'Chrome',
          startedAt: '2026-11-20 08:30:00',
          lastUsedAt: '2026-11-20 09:30:00',
          actor: '何志远',
          actorEn: 'He Zhiyuan',
          current: '1',
        },
      ],
      [
        {
          id: 's1',
          address: '10.0.0.1',
          browser: 'Chrome',
          startedAt: '2026-11-20 08:30:00',
          lastUsedAt: '2026-11-20 09:30:00',
          actor: '何志远',
          actorEn: 'He Zhiyuan',
          current: true,
        },
      ],
    ],
  },
  endMySession: { request: [{ id: 's1' }, { id: 's1' }] },
  endMyOtherSessions: { data: [{ ended: 2 }, { ended: 2 }] },
  mySignIns: {
    request: [
      { currentPage: 2, limit: 10 },
      { page: 2, pageSize: 10 },
    ],
    data: [
      { total: 1, rows: [record] },
      { total: 1, rows: [record] },
    ],
  },
});
