import type { Bilingual } from '../bilingual.ts';

/** Of vouchers on their way. */
export const VOUCHER_RULES = {
  'voucher-number': {
    zh: '这不是有效的 12 位单据编号，请重新输入或扫描',
    en: 'This is no valid voucher number of 12 digits; type or scan it again',
  },
  'voucher-amount': {
    zh: '{field}须大于 0 且不超过 20,000,000.00 元，最多两位小数',
    en: '{field} must be above 0 and at most 20,000,000.00 yuan, with two decimals',
  },
  'voucher-there': { zh: '该单据已在此环节', en: 'The voucher is at this station already' },
  'voucher-move': { zh: '该单据当前所在环节不能转到此环节', en: 'The voucher cannot come here from the station where it is' },
  'voucher-unknown': { zh: '没有使用该编号的单据', en: 'No voucher has this number' },
  'voucher-twice': { zh: '本批中重复', en: 'It is in this batch twice' },
  'take-back-late': { zh: '扫描已超过 10 分钟，不能撤回', en: 'The scan is more than 10 minutes old and cannot be taken back' },
} as const satisfies Record<string, Bilingual>;
