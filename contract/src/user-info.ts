import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { ATTEMPT } from './logs.ts';
import { PEOPLE_ASKED_BY, PERSON_SEEN } from './people.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, flagOf, moment, optionalText } from './wire/flags.ts';
import { listOf } from './wire/list.ts';

const who = {
  ...PERSON_SEEN,
  enabled: ['enabled', flagOf(['已停用', 'Disabled'], ['启用', 'Enabled']), '状态', 'Status'],
} as const;

/** A person as others see that person in a list: how to reach them is in the details alone. */
export const PersonSeen = entity(who);
export type PersonSeen = Of<typeof PersonSeen>;

export const PersonSeenFilter = request({
  ...PEOPLE_ASKED_BY,
  enabled: ['enabled', z.optional(flagOf(['已停用', 'Disabled'], ['启用', 'Enabled'])), '状态', 'Status'],
});
export type PersonSeenFilter = Of<typeof PersonSeenFilter>;

/** An attempt to sign in as a person who is known otherwise: what of its record others may see. */
export const PersonSignIn = entity({
  id: ['id', z.string(), '编号', 'Id'],
  at: ['at', moment, '时间', 'Time'],
  ...ATTEMPT,
});
export type PersonSignIn = Of<typeof PersonSignIn>;

/** What there is to know of a person. Grants and services will be calls of their own domains. */
export const UserInfoDetails = entity({
  ...who,
  phone: ['tel', z.optional(z.string()), '手机号', 'Mobile phone'],
  contactPhone: ['lxdh', z.optional(z.string()), '联系电话', 'Contact phone'],
  email: ['email', z.optional(z.string()), '邮箱', 'Email'],
  masked: ['ymbz', flag, '联系方式是否隐藏部分内容', 'Contact details masked', 'for who may not change them'],
  own: ['brbz', flag, '是否本人', 'Oneself'],
  signIns: ['signIns', z.array(PersonSignIn), '最近登录', 'Last sign-ins', 'ten at most, the latest first'],
});
export type UserInfoDetails = Of<typeof UserInfoDetails>;

/**
 * Calls of the page of user info (INFO-1). Everybody sees the own; whose else is said by the width of `people.info.others` and of
 * `system.accounts`.
 */
export const userInfoEndpoints = {
  peopleSeen: endpoint('people.info', {
    method: 'POST',
    path: '/api/people/user-infos',
    summary: { zh: '用户信息列表', en: 'The people whose user info the caller may see', action: 'List of user info' },
    request: PersonSeenFilter,
    data: listOf(PersonSeen),
    codes: [],
  }),
  exportPeopleSeen: endpoint('people.info', {
    method: 'POST',
    path: '/api/people/export-user-infos',
    summary: { zh: '导出用户信息列表', en: 'The list of user info as a file', action: 'Export list of user info' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printPeopleSeen: endpoint('people.info', {
    ...printing,
    path: '/api/people/print-user-infos',
    summary: { zh: '打印用户信息列表', en: 'The list of user info to be printed', action: 'Print list of user info' },
    request: printRequestOf(PersonSeenFilter),
    data: printedOf(PersonSeen),
  }),
  /** 404 `not-found` for a staff number that is nobody's or outside of the caller's rows. */
  userInfo: endpoint('people.info', {
    method: 'POST',
    path: '/api/people/user-info',
    summary: { zh: '用户信息', en: "A person's user info with the last sign-ins, the own without a staff number", action: 'User info' },
    request: request({ staffNumber: ['ygbh', optionalText(20), '工号', 'Staff number', 'the own where it is left out'] }),
    data: UserInfoDetails,
    codes: [404],
  }),
};
