import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { voucherAmountFault } from './rules/voucher-amount.ts';
import { STATIONS } from './rules/voucher-moves.ts';
import { byRule } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, day, flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most vouchers of one batch. */
export const VOUCHER_BATCH_MAX = 200;
/** Most characters of what a scan is taken for, and of a summary and a note. */
export const SCAN_MAX = 60;
export const NOTE_MAX = 100;
const CODE_MAX = 50;

export const Station = coded(STATIONS);

/** Where in the hall a voucher is shown. */
export const voucherPath = (number: string): string => `/logistics?open=${number}`;

const number = ['djbh', text(SCAN_MAX), '单据编号', 'Voucher number', '12 digits, as typed or scanned'] as const;
const version = ['version', z.int(), '版本', 'Version', 'the one that was shown'] as const;
const place = ['dddm', text(CODE_MAX), '地点', 'Place', 'a code of the set voucher-place'] as const;
const places = {
  place: ['ddmc', z.string(), '地点', 'Place'],
  placeEn: ['ddmcen', z.string(), '地点英文名', 'Place in English'],
} as const;
const moveId = ['lzid', z.int(), '流转编号', 'Id of the move'] as const;
const secondsLeft = ['khcsj', z.optional(z.int()), '可撤回剩余秒数', 'Seconds to take it back', 'none where the caller cannot'] as const;

/** A voucher on its way through the finance office. */
export const Voucher = entity({
  number: ['djbh', z.string(), '单据编号', 'Voucher number', '12 digits'],
  kind: ['djlx', z.string(), '单据类型代码', 'Code of the kind'],
  kindName: ['djlxmc', z.string(), '单据类型', 'Kind'],
  kindNameEn: ['djlxmcen', z.string(), '单据类型英文名', 'Kind in English'],
  amount: ['djje', amount, '金额', 'Amount', 'yuan'],
  summary: ['djzy', z.string(), '摘要', 'Summary'],
  summaryEn: ['djzyen', z.optional(z.string()), '英文摘要', 'Summary in English'],
  station: ['djzt', Station, '环节', 'Station'],
  ...places,
  person: ['ygmc', z.string(), '交单人', 'Handed in by'],
  personEn: ['ygmcen', z.string(), '交单人英文名', 'Handed in by in English'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  own: ['sfbr', flag, '是否本人', 'One’s own'],
  handedInAt: ['jdsj', moment, '交单时间', 'Handed in', 'for the first time'],
  movedAt: ['lzsj', moment, '最近流转时间', 'Last moved'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each move'],
});
export type Voucher = Of<typeof Voucher>;

/** A move of a voucher, or that one was taken back. */
export const VoucherMove = entity({
  moveId,
  from: ['yhj', z.optional(Station), '原环节', 'From', 'none as it was registered'],
  to: ['xhj', Station, '新环节', 'To'],
  ...places,
  person: ['ygmc', z.string(), '经办人', 'Moved by'],
  personEn: ['ygmcen', z.string(), '经办人英文名', 'Moved by in English'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  at: ['lzsj', moment, '时间', 'Time'],
  reason: ['yymc', z.optional(z.string()), '原因', 'Reason'],
  reasonEn: ['yymcen', z.optional(z.string()), '原因英文名', 'Reason in English'],
  note: ['bz', z.optional(z.string()), '备注', 'Note'],
  takesBack: ['chlzid', z.optional(z.int()), '所撤回的流转编号', 'The move that it takes back'],
  takenBack: ['sfch', flag, '是否已撤回', 'Taken back'],
  secondsLeft,
});
export type VoucherMove = Of<typeof VoucherMove>;

/** A voucher with its whole way, the latest move first. */
export const VoucherWay = entity({
  voucher: ['dj', Voucher, '单据', 'Voucher'],
  moves: ['lzjl', z.array(VoucherMove), '流转记录', 'Moves'],
});
export type VoucherWay = Of<typeof VoucherWay>;

/** A voucher that was moved, and for how long that can be taken back. */
export const MovedVoucher = entity({ voucher: ['dj', Voucher, '单据', 'Voucher'], moveId, secondsLeft });
export type MovedVoucher = Of<typeof MovedVoucher>;

/** What came of one of a batch, in the order in which they were given. */
export const BatchOutcome = entity({
  given: ['srz', z.string(), '输入值', 'As it was given'],
  rule: ['rule', z.optional(z.string()), '未完成的原因', 'Why it was left', 'a rule of the catalogue; none for what was received'],
  moved: ['jg', z.optional(MovedVoucher), '结果', 'Outcome'],
  station: ['djzt', z.optional(Station), '所在环节', 'Station', 'where one that was left is'],
});
export type BatchOutcome = Of<typeof BatchOutcome>;

/** What came of a batch. */
export const BatchAnswer = entity({ outcomes: ['jgs', z.array(BatchOutcome), '各单据结果', 'Outcomes'] });
export type BatchAnswer = Of<typeof BatchAnswer>;

export const VoucherFilter = request({
  ...listFields,
  number: ['djbh', optionalText(SCAN_MAX), '单据编号或条码', 'Number or bar code', 'typed or scanned; a part of it finds too'],
  kind: ['djlx', optionalText(CODE_MAX), '单据类型', 'Kind'],
  station: ['djzt', z.optional(Station), '环节', 'Station'],
  from: ['jdsjq', z.optional(day), '交单日期起', 'Handed in from'],
  to: ['jdsjz', z.optional(day), '交单日期止', 'Handed in to', 'that day included'],
  person: ['ygmc', optionalText(), '交单人', 'Handed in by', 'name or staff number'],
});
export type VoucherFilter = Of<typeof VoucherFilter>;

/** A voucher as it is registered, which hands it in. */
export const VoucherDraft = request({
  kind: ['djlx', text(CODE_MAX), '单据类型', 'Kind', 'a code of the set voucher-kind'],
  amount: ['djje', z.string().check(byRule(voucherAmountFault)), '金额', 'Amount', 'yuan'],
  summary: ['djzy', seenText(NOTE_MAX), '摘要', 'Summary'],
  summaryEn: ['djzyen', optionalText(NOTE_MAX), '英文摘要', 'Summary in English'],
  place: ['dddm', text(CODE_MAX), '交单地点', 'Handed in at', 'a code of the set voucher-place'],
});
export type VoucherDraft = Of<typeof VoucherDraft>;

/** A scan at a station. */
export const VoucherScan = request({
  number,
  to: ['xhj', Station, '环节', 'Station'],
  place,
  reason: ['yydm', optionalText(CODE_MAX), '原因', 'Reason', 'a code of the set voucher-reason; needed where one is held or returned'],
  note: ['bz', optionalText(NOTE_MAX), '备注', 'Note'],
  version: ['version', z.optional(z.int()), '版本', 'Version', 'the one that was shown, where it was'],
});
export type VoucherScan = Of<typeof VoucherScan>;

export const logisticsDomain = domain({
  name: { zh: '单据物流', en: 'Voucher tracking' },
  permissions: {
    logistics: { zh: '单据物流跟踪', en: 'Voucher tracking' },
    'logistics.all': { zh: '查看全部单据', en: 'Follow everyone’s vouchers' },
    'logistics.move': { zh: '单据流转', en: 'Move vouchers' },
  },
});

const change = { method: 'POST', codes: [404, 500] } as const;

export const logisticsEndpoints = {
  list: endpoint('logistics', {
    method: 'POST',
    path: '/api/logistics/list',
    summary: { zh: '单据物流跟踪', en: 'Vouchers on their way, the one moved last first', action: 'Voucher tracking' },
    request: VoucherFilter,
    data: listOf(Voucher),
    codes: [],
  }),
  exportVouchers: endpoint('logistics', {
    method: 'POST',
    path: '/api/logistics/export',
    summary: { zh: '导出单据', en: 'Vouchers as a file', action: 'Export vouchers' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printVouchers: endpoint('logistics', {
    ...printing,
    path: '/api/logistics/print',
    summary: { zh: '打印单据列表', en: 'Vouchers to be printed', action: 'Print vouchers' },
    request: printRequestOf(VoucherFilter),
    data: printedOf(Voucher),
  }),
  way: endpoint('logistics', {
    method: 'POST',
    path: '/api/logistics/way',
    summary: { zh: '单据流转记录', en: 'A voucher with its way', action: 'Way of a voucher' },
    request: request({ number }),
    data: VoucherWay,
    codes: [404],
  }),
  /** 404 `choice` at a kind or a place that is not offered. */
  register: endpoint('logistics', {
    ...change,
    path: '/api/logistics/register',
    summary: { zh: '登记单据', en: 'Register voucher' },
    request: VoucherDraft,
    data: Voucher,
    codes: [404],
  }),
  /** One's own that was returned. 500 `voucher-move`, `changed-meanwhile`. */
  handInAgain: endpoint('logistics', {
    ...change,
    path: '/api/logistics/hand-in',
    summary: { zh: '重新交单', en: 'Hand in again' },
    request: request({ number, place, version }),
    data: Voucher,
  }),
  /** 404 `voucher-number`, `voucher-unknown`; 500 `voucher-there`, `voucher-move`, with the station where it is; `changed-meanwhile`. */
  move: endpoint('logistics.move', {
    ...change,
    path: '/api/logistics/move',
    summary: { zh: '单据流转', en: 'Move voucher' },
    request: VoucherScan,
    data: MovedVoucher,
  }),
  /** All that can be received are, and of the others it is said why they are left. */
  receive: endpoint('logistics.move', {
    ...change,
    path: '/api/logistics/receive',
    summary: { zh: '批量接收单据', en: 'Receive several vouchers' },
    request: request({
      numbers: [
        'djbhs',
        z.array(text(SCAN_MAX)).check(z.minLength(1), z.maxLength(VOUCHER_BATCH_MAX)),
        '单据编号',
        'Voucher numbers',
        '1 to 200, as typed or scanned',
      ],
      place,
    }),
    data: BatchAnswer,
    codes: [404],
  }),
  /** By who made the scan, while it is the last. 500 `take-back-late`, `not-yours`, `changed-meanwhile`. */
  takeBack: endpoint('logistics.move', {
    ...change,
    path: '/api/logistics/take-back',
    summary: { zh: '撤回扫描', en: 'Take a scan back' },
    request: request({ number, moveId }),
    data: Voucher,
  }),
};
