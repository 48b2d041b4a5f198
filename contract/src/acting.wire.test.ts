import { testOnTheWire } from '../test/samples.ts';
import { actingEndpoints } from './acting.ts';

const SIGNED_IN = { token: 'a.b.c', userId: 'p1', userName: '李静', casLogin: 'false' } as const;
const ACTING = { session: SIGNED_IN, person: '李静', personEn: 'Li Jing', actor: '何志远', actorEn: 'He Zhiyuan' };

testOnTheWire(actingEndpoints, {
  actAs: {
    request: [
      { ygbh: '20260001', reason: '协助核对报销' },
      { staffNumber: '20260001', reason: '协助核对报销' },
    ],
    data: [ACTING, ACTING],
  },
  stopActing: { data: [SIGNED_IN, SIGNED_IN] },
});
