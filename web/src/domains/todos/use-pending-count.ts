import { type SourceAnswer, usePending } from './use-pending.ts';

export interface PendingCount {
  /** How many items are known to wait; `undefined` while nothing is known. */
  readonly count: number | undefined;
  /** How many sources are still being asked, and how many could not be. */
  readonly asking: number;
  readonly failed: number;
}

const sumOf = (answers: readonly SourceAnswer[]): number => answers.reduce((sum, { said }) => sum + (said?.count ?? 0), 0);

/** How much waits for the person in all, as far as it is known. */
export function usePendingCount(): PendingCount {
  const { list, answers } = usePending();
  const inState = (state: SourceAnswer['state']) => answers.filter((answer) => answer.state === state);
  const counted = inState('counted');
  const known = list.data !== undefined && (counted.length > 0 || answers.length === 0);
  return { count: known ? sumOf(counted) : undefined, asking: inState('asking').length, failed: inState('failed').length };
}
