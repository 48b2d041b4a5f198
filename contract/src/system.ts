import * as z from 'zod/mini';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, optionalText, text } from './wire/flags.ts';
import { pageFields, pageOf } from './wire/page.ts';

export const Parameter = entity({
  id: ['csid', z.string(), '参数编号', 'Parameter id'],
  value: ['csvalue', z._default(z.string(), ''), '参数值', 'Parameter value'],
});
export type Parameter = Of<typeof Parameter>;

export const Footer = entity({
  rights: ['footbqsy', z._default(z.string(), ''), '版权信息', 'Rights'],
  rightsEn: ['footbqsyen', z.optional(z.string()), '版权信息英文', 'Rights in English'],
  address: ['footaddress', z._default(z.string(), ''), '单位地址', 'Address'],
  addressEn: ['footaddressen', z.optional(z.string()), '单位地址英文', 'Address in English'],
});
export type Footer = Of<typeof Footer>;

/** How sign-in stands for one person, as an administrator sees it. */
export const AccountState = entity({
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.optional(z.string()), '英文姓名', 'Name in English'],
  department: ['bmmc', z.optional(z.string()), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名称', 'Department in English'],
  enabled: ['qyzt', flag, '是否启用', 'Enabled'],
  locked: ['sdzt', flag, '是否被管理员锁定', 'Locked by an administrator'],
  refusedUntil: ['sdsj', z.optional(moment), '拒绝登录至', 'Refused until', 'after too many failed attempts'],
  sessions: ['hhs', z.int(), '在线会话数', 'Sessions'],
  lastSignIn: ['dlsj', z.optional(moment), '最近登录时间', 'Last sign-in'],
});
export type AccountState = Of<typeof AccountState>;

const anyoneReads = { spec: '7.2', codes: [] } as const;

export const systemEndpoints = {
  publicParameters: endpoint('anyone', {
    method: 'POST',
    path: '/api/user/selectShowAllCs',
    summary: { zh: '登录页参数', en: 'The system parameters that may be shown before sign-in' },
    data: z.array(Parameter),
    ...anyoneReads,
  }),
  parameters: endpoint('signed-in', {
    method: 'POST',
    path: '/api/selectAllCs',
    summary: { zh: '系统参数', en: 'All system parameters' },
    data: z.array(Parameter),
    ...anyoneReads,
    duringDuties: ENFORCED_DUTIES,
  }),
  footer: endpoint('anyone', {
    method: 'GET',
    path: '/api/common/footinfo',
    summary: { zh: '页脚信息', en: 'Rights and address for the footer' },
    data: Footer,
    ...anyoneReads,
  }),
  version: endpoint('anyone', {
    method: 'POST',
    path: '/api/xtglXtgx/getXtgxBbh',
    summary: { zh: '系统版本号', en: 'The newest version of the update log' },
    data: entity({ version: ['version', z.string(), '版本号', 'Version'] }),
    ...anyoneReads,
    spec: '7.3',
  }),
  accounts: endpoint(['admin'], {
    method: 'GET',
    path: '/api/system/accounts',
    summary: { zh: '账号登录状态', en: "People's sign-in state" },
    request: request({
      ...pageFields,
      text: ['gjz', optionalText(), '姓名或工号', 'Name or staff number'],
      troubled: ['yczt', z.optional(flag), '仅看无法登录的账号', 'Only accounts that cannot sign in'],
    }),
    data: pageOf(AccountState),
    codes: [],
  }),
  lockAccount: endpoint(['admin'], {
    method: 'POST',
    path: '/api/system/lock-account',
    summary: { zh: '锁定或解锁账号', en: 'Lock an account for good, or unlock it (a refusal after failed attempts is lifted as well)' },
    request: request({ staffNumber: ['ygbh', text(20), '工号', 'Staff number'], locked: ['sdzt', flag, '是否锁定', 'Locked'] }),
    codes: [500],
    changes: true,
  }),
  enableAccount: endpoint(['admin'], {
    method: 'POST',
    path: '/api/system/enable-account',
    summary: { zh: '启用或停用账号', en: 'Enable or disable an account; disabling ends its sessions at once' },
    request: request({ staffNumber: ['ygbh', text(20), '工号', 'Staff number'], enabled: ['qyzt', flag, '是否启用', 'Enabled'] }),
    codes: [500],
    changes: true,
  }),
};
