/** Fen as decimal text in yuan, as amounts travel; no float ever holds one. */
export function yuanOf(fen: number | bigint): string {
  const [sign, whole] = [fen < 0 ? '-' : '', Math.abs(Number(fen))];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** The most that the database keeps of an amount, in fen. */
const MOST = 2 ** 31 - 1;

/** Decimal text in yuan as fen; what no amount in the database can be is the greatest or least that one can. */
export const fenOf = (yuan: string, most = MOST): number => Math.max(-most, Math.min(most, Number(yuan.replace('.', ''))));
