import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { SignInWay } from './logs.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { once } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** So many sessions are ended at once. */
export const SESSIONS_AT_ONCE = 1000;

/** A session of somebody who is signed in now. */
export const OnlineSession = entity({
  id: ['id', z.string(), '会话编号', 'Session id'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.optional(z.string()), '英文姓名', 'Name in English'],
  actor: ['actor', z.optional(z.string()), '实际操作人', 'Who acts as the person', 'none in a session of the own'],
  actorEn: ['actorEn', z.optional(z.string()), '实际操作人英文名', 'Who acts in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名称', 'Department in English'],
  browser: ['browser', z.string(), '浏览器', 'Browser'],
  address: ['address', z.string(), '地址', 'Address'],
  way: ['way', SignInWay, '登录方式', 'Way'],
  startedAt: ['startedAt', moment, '登录时间', 'Signed in at'],
  lastUsedAt: ['lastUsedAt', moment, '最近使用时间', 'Last used at', 'to the minute'],
  current: ['current', flag, '是否当前会话', 'Present session', 'of who asks'],
});
export type OnlineSession = Of<typeof OnlineSession>;

export const OnlineFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '会话编号', 'Session id'],
  text: ['text', optionalText(), '姓名、工号或部门', 'Person or department'],
  address: ['address', optionalText(), '地址', 'Address'],
  way: ['way', z.optional(SignInWay), '登录方式', 'Way'],
});
export type OnlineFilter = Of<typeof OnlineFilter>;

/** Who is signed in now (SYS-8). */
export const onlineSessionsEndpoints = {
  online: endpoint('system.online', {
    method: 'POST',
    path: '/api/people/online',
    summary: { zh: '在线用户', en: 'Who is signed in now, and from where', action: 'Online users' },
    request: OnlineFilter,
    data: listOf(OnlineSession),
    codes: [],
  }),
  exportOnline: endpoint('system.online', {
    method: 'POST',
    path: '/api/people/export-online',
    summary: { zh: '导出在线用户', en: 'Who is signed in now, as a file', action: 'Export online users' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printOnline: endpoint('system.online', {
    ...printing,
    path: '/api/people/print-online',
    summary: { zh: '打印在线用户', en: 'Who is signed in now, to be printed', action: 'Print online users' },
    request: printRequestOf(OnlineFilter),
    data: printedOf(OnlineSession),
  }),
  /** 404 `not-found` where all of them have ended already; 500 `present-session` for that of who asks; 403 for an administrator's. */
  endOnline: endpoint('system.online.end', {
    method: 'POST',
    path: '/api/people/end-online',
    summary: { zh: '结束在线会话', en: 'End sessions, whosever they are', action: 'End online sessions' },
    request: request({
      ids: [
        'ids',
        z.array(text(50)).check(
          z.minLength(1),
          z.maxLength(SESSIONS_AT_ONCE),
          once((id) => id),
        ),
        '会话编号',
        'Session ids',
      ],
    }),
    data: entity({ ended: ['ended', z.int(), '结束的会话数', 'Sessions ended'] }),
    codes: [404, 500],
  }),
};
