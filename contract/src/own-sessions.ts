import * as z from 'zod/mini';
import { SignInRecord } from './logs.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, text } from './wire/flags.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** A place where a person is signed in. */
export const OwnSession = entity({
  id: ['id', z.string(), '会话编号', 'Session id'],
  address: ['address', z.string(), '地址', 'Address'],
  browser: ['browser', z.string(), '浏览器', 'Browser'],
  startedAt: ['startedAt', moment, '登录时间', 'Signed in at'],
  lastUsedAt: ['lastUsedAt', moment, '最近使用时间', 'Last used at'],
  actor: ['actor', z.optional(z.string()), '实际操作人', 'Who acts as the person', 'none in a session of the own'],
  actorEn: ['actorEn', z.optional(z.string()), '实际操作人英文名', 'Who acts in English'],
  current: ['current', flag, '是否当前会话', 'Present session'],
});
export type OwnSession = Of<typeof OwnSession>;

/** People's own sessions and sign-ins. The specification has no such calls; these are ours. */
export const ownSessionsEndpoints = {
  mySessions: endpoint('signed-in', {
    method: 'GET',
    path: '/api/account/sessions',
    summary: { zh: '本人登录会话', en: 'Where the person is signed in, the present session first', action: 'Own sessions' },
    data: z.array(OwnSession),
    codes: [],
  }),
  /** 404 `not-found` for a session that has ended or is not the caller's. */
  endMySession: endpoint('signed-in', {
    method: 'POST',
    path: '/api/account/end-session',
    summary: { zh: '结束一个登录会话', en: "End one of one's own sessions", action: 'End a session' },
    request: request({ id: ['id', text(50), '会话编号', 'Session id'] }),
    ownHand: true,
    codes: [],
  }),
  endMyOtherSessions: endpoint('signed-in', {
    method: 'POST',
    path: '/api/account/end-other-sessions',
    summary: { zh: '结束其他全部登录会话', en: "End every session of one's own but the present one", action: 'End all other sessions' },
    data: entity({ ended: ['ended', z.int(), '结束的会话数', 'Sessions ended'] }),
    ownHand: true,
    codes: [],
  }),
  mySignIns: endpoint('signed-in', {
    method: 'POST',
    path: '/api/account/sign-ins',
    summary: { zh: '本人登录记录', en: "The person's own sign-ins, failed ones too, the newest first", action: 'Own sign-ins' },
    request: request(pageFields),
    data: pageOf(SignInRecord),
    codes: [],
  }),
};
