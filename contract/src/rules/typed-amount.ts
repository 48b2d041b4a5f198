/** An amount as it was typed, with two decimals: `1,200` is `1200.00`; what is none stays as it is. */
export function typedAmountOf(typed: string): string {
  const [, yuan, decimals = ''] = /^(\d+)(?:\.(\d{1,2})?)?$/.exec(typed.normalize('NFKC').replace(/[\s,¥￥]/g, '')) ?? [];
  return yuan === undefined ? typed : `${yuan.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}

/** Decimal text in yuan with two decimals as fen; NaN for what is none, or has more than eleven digits before the point. */
export const fenIn = (yuan: string): number => (/^\d{1,11}\.\d{2}$/.test(yuan) ? Number(yuan.replace('.', '')) : Number.NaN);
