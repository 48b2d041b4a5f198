import * as z from 'zod/mini';
import { SERIAL_STATES } from './rules/duties.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { day, flag, text } from './wire/flags.ts';

const serialState = [
  'xlhzt',
  z.enum(SERIAL_STATES),
  '序列号状态: valid 有效, ending 即将到期, expired 已过期, wrong 不正确, none 未设置',
] as const;
const lastDay = ['jzrq', z.optional(day), '序列号截止日期，含当日'] as const;
/** Whole days; 0 on the last day, negative after it. */
const daysLeft = ['syts', z.optional(z.int()), '剩余天数，负数为已过天数'] as const;

/** The installation's serial number (AUTH-16): its format is told in `rules/serial.ts`. */
export const StoredSerial = entity({
  serial: ['xlhkey', z.optional(z.string()), '序列号'],
  state: serialState,
  lastDay,
  daysLeft,
});
export type StoredSerial = Of<typeof StoredSerial>;

export const SerialWarning = entity({ warn: ['ists', flag, '是否提示'], state: serialState, lastDay, daysLeft });
export type SerialWarning = Of<typeof SerialWarning>;

/** A loan that the person has to settle. */
export const DueLoan = entity({
  id: ['id', z.string(), '借款编号'],
  number: ['jkdh', z.string(), '借款单号'],
  purpose: ['jksy', z.string(), '借款事由'],
  purposeEn: ['jksyen', z.optional(z.string()), '借款事由英文'],
  /** Decimal text with two digits after the point. */
  amount: ['whkje', z.string().check(z.regex(/^\d+\.\d{2}$/)), '未还款金额，元'],
  lentOn: ['jkrq', z.optional(day), '借款日期'],
  dueOn: ['yhkrq', day, '应还款日期'],
  /** Whole days; 0 on the day itself, negative when it is overdue. */
  daysLeft: ['syts', z.int(), '剩余天数，负数为逾期天数'],
});
export type DueLoan = Of<typeof DueLoan>;

const ofSerial = { method: 'GET', spec: '7.1' } as const;

export const dutiesEndpoints = {
  serial: endpoint(['admin'], {
    ...ofSerial,
    path: '/api/user/xlhsz',
    summary: { zh: '读取序列号', en: "The installation's serial number and how it stands" },
    data: StoredSerial,
    codes: [],
  }),
  /** 500 `serial-wrong` for one that is not of this installation, `serial-expired` for one whose last day is over. */
  setSerial: endpoint(['admin'], {
    ...ofSerial,
    path: '/api/user/xgxlh',
    summary: { zh: '修改序列号', en: "Set the installation's serial number; it must be genuine and not have expired" },
    request: request({ serial: ['xlhkey', text(), '序列号'] }),
    codes: [500],
    changes: true,
  }),
  serialWarning: endpoint(['admin'], {
    ...ofSerial,
    path: '/api/user/getIsts',
    summary: { zh: '是否提示序列号到期', en: 'Whether to warn of the serial number: none, wrong, expired, or within 30 days of its end' },
    data: SerialWarning,
    codes: [],
  }),
  dueLoans: endpoint('signed-in', {
    method: 'POST',
    path: '/api/getWbjjdqjkxx',
    spec: '7.2',
    summary: { zh: '到期借款提醒', en: "The person's loans that are due within 30 days or overdue, the most urgent first" },
    data: z.array(DueLoan),
    codes: [],
  }),
};
