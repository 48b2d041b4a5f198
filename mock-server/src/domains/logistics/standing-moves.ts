import type { Reader, Tx } from '@hall/database/database';

/** All rows of a voucher's way, in the order in which they were made. */
export const movesOf = (read: Reader | Tx, number: string) => read.voucherMove.findMany({ where: { number }, orderBy: { id: 'asc' } });
export type StoredMove = Awaited<ReturnType<typeof movesOf>>[number];

/** The ids of the moves that were taken back. */
export const takenBackIn = (moves: readonly StoredMove[]): ReadonlySet<number> =>
  new Set(moves.flatMap(({ takesBackId }) => takesBackId ?? []));

/** The moves that stand: those that were not taken back, and do not take another back. */
export function standing(moves: readonly StoredMove[]): readonly StoredMove[] {
  const takenBack = takenBackIn(moves);
  return moves.filter(({ id, takesBackId }) => takesBackId === null && !takenBack.has(id));
}

/** The scan that can be taken back as far as the way goes: the last move that stands, where a clerk made it. */
export const lastScan = (moves: readonly StoredMove[]): StoredMove | undefined => {
  const last = standing(moves).at(-1);
  return last && last.to !== 'handed' ? last : undefined;
};
