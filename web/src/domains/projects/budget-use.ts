/** How much of a budget is spent. */
export interface BudgetUse {
  /** Whole per cent: 0 and 100 only where it is exactly so, above 100 only where more is spent than was planned; none without a budget. */
  readonly percent: number | undefined;
  readonly level: 'none' | 'within' | 'full' | 'over';
}

const fenOf = (yuan: string): number => Number(yuan.replace('.', ''));

/**
 * How much of a budget is spent (PROJ-19). Rounding never makes it look as if nothing, all, or more than all were spent.
 * @param spent decimal text in yuan, as is `budget`
 */
export function budgetUse(spent: string, budget: string): BudgetUse {
  const [used, planned] = [Math.max(0, fenOf(spent)), fenOf(budget)];
  if (planned <= 0) return { percent: undefined, level: used > 0 ? 'over' : 'none' };
  if (used === planned) return { percent: 100, level: 'full' };
  const share = (used * 100) / planned;
  if (used > planned) return { percent: Math.max(101, Math.round(share)), level: 'over' };
  return { percent: used === 0 ? 0 : Math.min(99, Math.max(1, Math.round(share))), level: 'within' };
}
