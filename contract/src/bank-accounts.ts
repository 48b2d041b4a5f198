import * as z from 'zod/mini';
import { bankCard, verificationCode } from './wire/checked-texts.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, optionalText, text } from './wire/flags.ts';

/** A branch of a bank, with the code by which banks know it. */
export const BankBranch = entity({
  code: ['lhh', z.string(), '联行号', 'Interbank code', '12 digits'],
  name: ['khhmc', z.string(), '开户行名称', 'Name of the branch'],
  nameEn: ['khhmcen', z.optional(z.string()), '开户行英文名称', 'Name of the branch in English'],
  bank: ['yhmc', z.string(), '银行名称', 'Name of the bank'],
  bankEn: ['yhmcen', z.optional(z.string()), '银行英文名称', 'Name of the bank in English'],
});
export type BankBranch = Of<typeof BankBranch>;

/** An account that a person is paid to. Its whole number is never answered. */
export const BankAccount = entity({
  id: ['id', z.string(), '账户编号', 'Account id'],
  holder: ['zhmc', z.string(), '户名', 'Account name'],
  maskedNumber: ['yhkh', z.string(), '银行卡号', 'Bank card number', 'the last four digits alone'],
  branch: ['khh', BankBranch, '开户行', 'Opening bank'],
  isDefault: ['sfmr', flag, '默认账户', 'Default account'],
  changedAt: ['bgsj', moment, '变更时间', 'Changed at'],
});
export type BankAccount = Of<typeof BankAccount>;

const cardNumber = ['yhkh', bankCard, '银行卡号', 'Bank card number'] as const;
const step = { spec: '7.2' } as const;

/**
 * The accounts a person is paid to, always in the person's own name. To add one, or to change its number or branch, a code goes
 * to the person's phone (`sendContactCode`), `verifyBankChange` gives a proof for it, and `saveBankAccount` takes the proof.
 */
export const bankAccountsEndpoints = {
  bankAccounts: endpoint('signed-in', {
    ...step,
    method: 'GET',
    path: '/api/yhxx/getyhzh',
    summary: { zh: '银行账户列表', en: 'The own bank accounts, masked; the default one first', action: 'Bank accounts' },
    data: z.array(BankAccount),
    codes: [],
  }),
  /**
   * Without `id` adds an account, else changes what is given of it. 500 `card-unverified` without a good proof, `card-taken`;
   * 404 `required` for a new account without number or branch, `not-found` for a branch or an account that is not there or not the caller's.
   */
  saveBankAccount: endpoint('signed-in', {
    ...step,
    method: 'POST',
    path: '/api/yhxx/yhzh',
    summary: { zh: '新增或修改银行账户', en: 'Add or change an own bank account, or make it the default one', action: 'Save bank account' },
    request: request({
      id: ['id', optionalText(50), '账户编号', 'Account id', 'empty: a new account'],
      cardNumber: ['yhkh', z.optional(bankCard), '银行卡号', 'Bank card number'],
      branchCode: ['lhh', z.optional(text(12)), '开户行', 'Opening bank', 'its interbank code'],
      isDefault: ['sfmr', z.optional(flag), '设为默认账户', 'Make it the default account'],
      proof: ['yzpz', optionalText(100), '变更凭证', 'Proof for the change', 'good once, for 5 minutes'],
    }),
    ownHand: true,
    codes: [500],
  }),
  /** At most 20 branches whose names or codes have every word asked for. */
  findBranches: endpoint('signed-in', {
    ...step,
    method: 'POST',
    path: '/api/yhxx/lhh',
    summary: { zh: '按名称查询开户行联行号', en: 'Branches of banks by name, with their interbank codes', action: 'Find bank branches' },
    request: request({ text: ['khhmc', text(), '开户行名称', 'Name of the branch'] }),
    data: z.array(BankBranch),
    codes: [],
  }),
  /** 404 `card-format` for a number that no card has. */
  checkCard: endpoint('signed-in', {
    ...step,
    method: 'POST',
    path: '/api/yhxx/cardvalidate',
    summary: { zh: '校验银行卡号', en: 'Whether a number can be that of a bank card, and of which bank', action: 'Check bank card number' },
    request: request({ cardNumber }),
    data: entity({
      bank: ['yhmc', z.optional(z.string()), '银行名称', 'Name of the bank', 'empty: not known'],
      bankEn: ['yhmcen', z.optional(z.string()), '银行英文名称', 'Name of the bank in English'],
    }),
    codes: [],
  }),
  /** 500 `code-wrong` or `code-expired`. */
  verifyBankChange: endpoint('signed-in', {
    ...step,
    method: 'GET',
    path: '/api/yhxx/yhzhverify',
    summary: {
      zh: '银行账户变更验证',
      en: 'Exchange the code that went to the own phone for the proof that a bank account may change',
      action: 'Verify bank account change',
    },
    request: request({ code: ['yzm', verificationCode, '验证码', 'Verification code'] }),
    data: entity({ proof: ['yzpz', z.string(), '变更凭证', 'Proof for the change', 'good once, for 5 minutes'] }),
    ownHand: true,
    codes: [500],
  }),
  /** 500 `card-delete-failed` for an account that is not there or not the caller's. */
  deleteBankAccount: endpoint('signed-in', {
    ...step,
    method: 'GET',
    path: '/api/yhxx/delcard',
    summary: { zh: '删除银行卡', en: 'Remove an own bank account' },
    request: request({ id: ['id', text(50), '账户编号', 'Account id'] }),
    ownHand: true,
    codes: [500],
  }),
};
