/** The flags of a grant that say in which systems it is good, with those. */
export const SYSTEMS = [
  ['forQuery', 'query'],
  ['forExpense', 'expense'],
  ['forIncome', 'income'],
] as const;
