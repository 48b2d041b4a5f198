import { expect, test } from 'vitest';
import { voucherAmountFault } from './voucher-amount.ts';

test.each(['0.01', '20000000.00'])('LOGI-1 a voucher can be for %s', (yuan) => expect(voucherAmountFault(yuan)).toBeUndefined());
test.each(['0.00', '20000000.01', '-1.00', '1', '1.234', '99999999999.00', 'x'])('LOGI-1 no voucher is for %s', (yuan) =>
  expect(voucherAmountFault(yuan)).toBe('voucher-amount'),
);
test('LOGI-1 a voucher has an amount', () => expect(voucherAmountFault('')).toBe('required'));
