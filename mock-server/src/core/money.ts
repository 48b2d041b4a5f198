/** Fen as decimal text in yuan, as amounts travel; no float ever holds one. */
export const yuanOf = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
