/** The most that a voucher can be for, in fen. */
const MOST_FEN = 2_000_000_000;

/** What is wrong with the amount of a voucher: decimal text in yuan. */
export function voucherAmountFault(yuan: string): 'required' | 'voucher-amount' | undefined {
  if (yuan === '') return 'required';
  const fen = /^\d{1,8}\.\d{2}$/.test(yuan) ? Number(yuan.replace('.', '')) : 0;
  return fen > 0 && fen <= MOST_FEN ? undefined : 'voucher-amount';
}
