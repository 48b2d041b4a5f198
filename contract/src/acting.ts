import * as z from 'zod/mini';
import { SignedIn } from './session.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';

/** Why somebody acts as another person. */
export const ActingReason = request({
  reason: ['reason', text(100), '切换原因', 'Reason', 'kept in the operation log; at most 100 characters'],
});

/** A session in which somebody acts as another person. */
export const ActingSession = entity({
  session: ['session', SignedIn, '会话', 'Session', 'of the person who is acted as'],
  person: ['person', z.string(), '被切换人', 'Person who is acted as'],
  personEn: ['personEn', z.string(), '被切换人英文名', 'That person in English'],
  actor: ['actor', z.string(), '实际操作人', 'Who acts'],
  actorEn: ['actorEn', z.string(), '实际操作人英文名', 'Who acts in English'],
});
export type ActingSession = Of<typeof ActingSession>;

/** Acting as somebody else (SYS-9). The specification has no such calls; these are ours. */
export const actingEndpoints = {
  /**
   * 404 `not-found`, `required` for the reason; 403 `beyond-own` for who may more than the caller, unless the caller is an administrator;
   * 500 `not-yourself`, `cannot-act-as`.
   */
  actAs: endpoint('system.accounts.act-as', {
    method: 'POST',
    path: '/api/people/act-as',
    summary: {
      zh: '切换到他人账号',
      en: "Act as another person, in a session that ends with the caller's own; the log names both",
      action: 'Act as another person',
    },
    request: request({
      staffNumber: ['ygbh', text(20), '工号', 'Staff number'],
      reason: ['reason', text(100), '切换原因', 'Reason'],
    }),
    data: ActingSession,
    ownHand: true,
    codes: [404, 500],
  }),
  /** 500 `not-acting` in a session of one's own. */
  stopActing: endpoint('signed-in', {
    method: 'POST',
    path: '/api/people/stop-acting',
    summary: {
      zh: '返回本人账号',
      en: 'End acting as another person, and go on in the own session',
      action: 'Stop acting as another person',
    },
    data: SignedIn,
    codes: [500],
  }),
};
