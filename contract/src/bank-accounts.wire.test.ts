import { expect, test } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { bankAccountsEndpoints } from './bank-accounts.ts';
import { checkRequest } from './wire/strict.ts';

const branch = { lhh: '102559900112', khhmc: '工行江州云麓支行', khhmcen: 'ICBC Yunlu', yhmc: '中国工商银行', yhmcen: 'ICBC' };
const ours = { code: '102559900112', name: '工行江州云麓支行', nameEn: 'ICBC Yunlu', bank: '中国工商银行', bankEn: 'ICBC' };

testOnTheWire(bankAccountsEndpoints, {
  bankAccounts: {
    data: [
      [{ id: 'b1', zhmc: '王芳', yhkh: '**** **** **** 1111', khh: branch, sfmr: '1', bgsj: '2026-11-20 08:30:00' }],
      [{ id: 'b1', holder: '王芳', maskedNumber: '**** **** **** 1111', branch: ours, isDefault: true, changedAt: '2026-11-20 08:30:00' }],
    ],
  },
  saveBankAccount: {
    request: [
      { id: 'b1', yhkh: '4111111111111111', lhh: '102559900112', sfmr: '1', yzpz: 'p' },
      { id: 'b1', cardNumber: '4111111111111111', branchCode: '102559900112', isDefault: true, proof: 'p' },
    ],
  },
  findBranches: { request: [{ khhmc: '云麓' }, { text: '云麓' }], data: [[branch], [ours]] },
  checkCard: {
    request: [{ yhkh: '4111111111111111' }, { cardNumber: '4111111111111111' }],
    data: [
      { yhmc: '中国工商银行', yhmcen: 'ICBC' },
      { bank: '中国工商银行', bankEn: 'ICBC' },
    ],
  },
  verifyBankChange: { request: [{ yzm: '123456' }, { code: '123456' }], data: [{ yzpz: 'p' }, { proof: 'p' }] },
  deleteBankAccount: { request: [{ id: 'b1' }, { id: 'b1' }] },
});

test.each([
  ['4111111111111112', 'card-format', '请输入有效的银行卡号'],
  ['', 'required', '银行卡号不能为空'],
])('ACCT-5 ACCT-8 a card number %j is refused by the rule and message that the form has', (yhkh, rule, message) => {
  const checked = checkRequest(bankAccountsEndpoints.checkCard.request, { yhkh });
  expect(checked).toEqual({ ok: false, faults: [{ field: 'yhkh', rule, message, params: {} }] });
});
