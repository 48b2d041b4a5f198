import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { SignInRecord } from './logs.ts';
import { OwnSession } from './own-sessions.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, flagOf, moment, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** What tells a person to whoever sees others in a list. */
export const PERSON_SEEN = {
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.optional(z.string()), '英文姓名', 'Name in English'],
  department: ['bmmc', z.optional(z.string()), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名称', 'Department in English'],
  roles: ['jsmcs', z.string(), '角色', 'Roles'],
  rolesEn: ['jsmcsen', z.string(), '角色英文名称', 'Roles in English'],
  local: ['sfbdyh', flag, '是否本地用户', 'Local user'],
  lastSignIn: ['lastSignIn', z.optional(moment), '最近登录时间', 'Last sign-in'],
} as const;

/** What a list of people is asked by. */
export const PEOPLE_ASKED_BY = {
  ...listFields,
  staffNumber: ['ygbh', optionalText(20), '工号', 'Staff number'],
  text: ['text', optionalText(), '姓名或工号', 'Name or staff number'],
  departmentId: ['bmbh', optionalText(50), '部门', 'Department', 'with those below it'],
  roleId: ['jsid', optionalText(50), '角色', 'Role'],
} as const;

/** How sign-in stands for one person, as an administrator sees it. */
export const AccountState = entity({
  ...PERSON_SEEN,
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
  locked: ['locked', flag, '是否被管理员锁定', 'Locked by an administrator'],
  refusedUntil: ['refusedUntil', z.optional(moment), '拒绝登录至', 'Refused until', 'after too many failed attempts'],
  sessions: ['sessions', z.int(), '在线会话数', 'Sessions'],
  administrator: ['administrator', flag, '是否管理员', 'Administrator', 'administrators alone act on the account'],
});
export type AccountState = Of<typeof AccountState>;

/** Who locked or disabled an account, when and why. */
export const AccountHold = entity({
  at: ['at', moment, '操作时间', 'Done at'],
  staffNumber: ['staffNumber', z.string(), '操作人工号', 'Staff number of who did it'],
  name: ['name', z.string(), '操作人', 'Who did it'],
  nameEn: ['nameEn', z.optional(z.string()), '操作人英文名', 'Who did it in English'],
  reason: ['reason', z.string(), '原因', 'Reason'],
});
export type AccountHold = Of<typeof AccountHold>;

/** An account in full. */
export const AccountDetails = entity({
  state: ['state', AccountState, '登录状态', 'Sign-in state'],
  lockedBy: ['lockedBy', z.optional(AccountHold), '锁定情况', 'How it was locked'],
  disabledBy: ['disabledBy', z.optional(AccountHold), '停用情况', 'How it was disabled'],
  sessions: ['sessions', z.array(OwnSession), '在线会话', 'Sessions', 'the latest first'],
  failures: ['failures', z.array(SignInRecord), '最近登录失败', 'Last failed sign-ins', 'ten at most, the latest first'],
});
export type AccountDetails = Of<typeof AccountDetails>;

export const AccountFilter = request({
  ...PEOPLE_ASKED_BY,
  troubled: ['troubled', z.optional(flagOf(['可以登录', 'Can sign in'], ['无法登录', 'Cannot sign in'])), '登录状态', 'Sign-in state'],
});
export type AccountFilter = Of<typeof AccountFilter>;

export const peopleDomain = domain({
  name: { zh: '人员', en: 'People' },
  permissions: {
    'system.accounts': { zh: '账号管理', en: 'Accounts' },
    'system.accounts.edit': { zh: '新增或修改人员', en: 'Add or change people' },
    'system.accounts.lock': { zh: '锁定或解锁账号', en: 'Lock or unlock accounts' },
    'system.accounts.enable': { zh: '启用或停用账号', en: 'Enable or disable accounts' },
    'system.accounts.reset-password': { zh: '重置密码', en: 'Reset passwords' },
    'system.accounts.end-sessions': { zh: '结束他人会话', en: "End other people's sessions" },
    'system.accounts.act-as': { zh: '切换到他人账号', en: 'Act as other people' },
    'system.accounts.import': { zh: '导入人员', en: 'Import people' },
    'system.online': { zh: '在线用户', en: 'Online users' },
    'system.online.end': { zh: '结束在线会话', en: 'End online sessions' },
    'people.info': { zh: '用户信息', en: 'User info' },
    'people.info.others': { zh: '查看他人用户信息', en: "See other people's user info" },
  },
});

const reasonField = {
  reason: ['reason', optionalText(), '原因', 'Reason', 'required to lock or disable; at most 100 characters'],
} as const;
/** Why an account is locked or disabled. */
export const AccountReason = request(reasonField);

/** What a change of somebody's account is, where one call does two things. */
export const ACCOUNT_ACTIONS = {
  lock: { zh: '锁定账号', en: 'Lock account' },
  unlock: { zh: '解锁账号', en: 'Unlock account' },
  enable: { zh: '启用账号', en: 'Enable account' },
  disable: { zh: '停用账号', en: 'Disable account' },
} as const;

export const peopleEndpoints = {
  accounts: endpoint('system.accounts', {
    method: 'POST',
    path: '/api/people/accounts',
    summary: { zh: '账号登录状态', en: "People's sign-in state" },
    request: AccountFilter,
    data: listOf(AccountState),
    codes: [],
  }),
  exportAccounts: endpoint('system.accounts', {
    method: 'POST',
    path: '/api/people/export-accounts',
    summary: { zh: '导出账号登录状态', en: "People's sign-in state as a file", action: 'Export accounts' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printAccounts: endpoint('system.accounts', {
    ...printing,
    path: '/api/people/print-accounts',
    summary: { zh: '打印账号登录状态', en: "People's sign-in state to be printed", action: 'Print accounts' },
    request: printRequestOf(AccountFilter),
    data: printedOf(AccountState),
  }),
  account: endpoint('system.accounts', {
    method: 'POST',
    path: '/api/people/account',
    summary: {
      zh: '账号详情',
      en: 'An account: its state, sessions, last failed sign-ins, and who locked or disabled it',
      action: 'Account',
    },
    request: request({ staffNumber: ['ygbh', text(20), '工号', 'Staff number'] }),
    data: AccountDetails,
    codes: [],
  }),
  /** 404 `not-found` for a session that has ended or is not the person's. */
  endSessions: endpoint('system.accounts.end-sessions', {
    method: 'POST',
    path: '/api/people/end-sessions',
    summary: { zh: '结束他人会话', en: 'End a session of a person, or all of them', action: "End a person's sessions" },
    request: request({
      staffNumber: ['ygbh', text(20), '工号', 'Staff number'],
      id: ['id', z.optional(text(50)), '会话编号', 'Session id', 'all of them where it is left out'],
    }),
    data: entity({ ended: ['ended', z.int(), '结束的会话数', 'Sessions ended'] }),
    codes: [500],
  }),
  lockAccount: endpoint('system.accounts.lock', {
    method: 'POST',
    path: '/api/people/lock-account',
    summary: {
      zh: '锁定或解锁账号',
      en: 'Lock an account for good, or unlock it (a refusal after failed attempts is lifted as well)',
      action: 'Lock or unlock account',
    },
    request: request({
      staffNumber: ['ygbh', text(20), '工号', 'Staff number'],
      locked: ['locked', flag, '是否锁定', 'Locked'],
      ...reasonField,
    }),
    codes: [500],
  }),
  enableAccount: endpoint('system.accounts.enable', {
    method: 'POST',
    path: '/api/people/enable-account',
    summary: {
      zh: '启用或停用账号',
      en: 'Enable or disable an account; disabling ends its sessions at once',
      action: 'Enable or disable account',
    },
    request: request({
      staffNumber: ['ygbh', text(20), '工号', 'Staff number'],
      enabled: ['enabled', flag, '是否启用', 'Enabled'],
      ...reasonField,
    }),
    codes: [500],
  }),
  /** 403 `beyond-own` for who may more than the caller; 500 `not-local`. */
  resetPassword: endpoint('system.accounts.reset-password', {
    method: 'POST',
    path: '/api/yhxx/glupdateyhmm',
    spec: '7.2',
    summary: { zh: '管理员重置密码', en: "Give a person a temporary password; all the person's sessions end", action: 'Reset password' },
    request: request({ staffNumber: ['ygbh', text(20), '工号', 'Staff number'] }),
    data: entity({ temporaryPassword: ['mm', z.string(), '临时密码', 'Temporary password', 'shown once'] }),
    codes: [500],
  }),
};
