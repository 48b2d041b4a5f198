import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, text } from './wire/flags.ts';

/** See `rules/duties.ts`. */
const SerialState = coded({
  valid: ['有效', 'Valid'],
  ending: ['即将到期', 'Ends soon'],
  expired: ['已过期', 'Expired'],
  wrong: ['不正确', 'Not correct'],
  none: ['未设置', 'Not set'],
});

const serialState = ['xlhzt', SerialState, '序列号状态', 'State of the serial number'] as const;
const lastDay = ['jzrq', z.optional(day), '序列号截止日期', 'Last day of the serial number', 'that day included'] as const;
/** Whole days; 0 on the last day, negative after it. */
const daysLeft = ['syts', z.optional(z.int()), '剩余天数', 'Days left', 'negative: days since'] as const;

/** The installation's serial number (AUTH-16); `rules/serial.ts` describes its format. */
export const StoredSerial = entity({
  serial: ['xlhkey', z.optional(z.string()), '序列号', 'Serial number'],
  state: serialState,
  lastDay,
  daysLeft,
});
export type StoredSerial = Of<typeof StoredSerial>;

export const SerialWarning = entity({ warn: ['ists', flag, '是否提示', 'Warn'], state: serialState, lastDay, daysLeft });
export type SerialWarning = Of<typeof SerialWarning>;

/** A loan that the person has to settle. */
export const DueLoan = entity({
  id: ['id', z.string(), '借款编号', 'Loan id'],
  number: ['jkdh', z.string(), '借款单号', 'Loan number'],
  purpose: ['jksy', z.string(), '借款事由', 'Purpose of the loan'],
  purposeEn: ['jksyen', z.optional(z.string()), '借款事由英文', 'Purpose of the loan in English'],
  amount: ['whkje', amount, '未还款金额', 'Amount outstanding', 'yuan'],
  lentOn: ['jkrq', z.optional(day), '借款日期', 'Lent on'],
  dueOn: ['yhkrq', day, '应还款日期', 'Due on'],
  /** Whole days; 0 on the day itself, negative when it is overdue. */
  daysLeft: ['syts', z.int(), '剩余天数', 'Days left', 'negative: days overdue'],
});
export type DueLoan = Of<typeof DueLoan>;

const ofSerial = { method: 'GET', spec: '7.1' } as const;

export const dutiesDomain = domain({
  name: { zh: '先办事项', en: 'Things to do first' },
  permissions: {
    'system.serial': { zh: '序列号', en: 'Serial number' },
  },
});

export const dutiesEndpoints = {
  serial: endpoint('system.serial', {
    ...ofSerial,
    path: '/api/user/xlhsz',
    summary: { zh: '读取序列号', en: "The installation's serial number and how it stands", action: 'Serial number' },
    data: StoredSerial,
    codes: [],
  }),
  /** 500 `serial-wrong` for one that is not of this installation, `serial-expired` for one whose last day is over. */
  setSerial: endpoint('system.serial', {
    ...ofSerial,
    path: '/api/user/xgxlh',
    summary: {
      zh: '修改序列号',
      en: "Set the installation's serial number; it must be genuine and not have expired",
      action: 'Set serial number',
    },
    request: request({ serial: ['xlhkey', text(), '序列号', 'Serial number'] }),
    codes: [500],
  }),
  serialWarning: endpoint('system.serial', {
    ...ofSerial,
    path: '/api/user/getIsts',
    summary: { zh: '是否提示序列号到期', en: 'Whether to warn of the serial number: wrong, expired, or within 30 days of its end' },
    data: SerialWarning,
    byPage: true,
    codes: [],
  }),
  dueLoans: endpoint('signed-in', {
    method: 'POST',
    path: '/api/getWbjjdqjkxx',
    spec: '7.2',
    summary: { zh: '到期借款提醒', en: "The person's loans that are due within 30 days or overdue, the most urgent first" },
    data: z.array(DueLoan),
    byPage: true,
    codes: [],
  }),
};
