import type { Grant } from '@hall/contract/authorizations';
import type { GrantSystem } from '@hall/contract/rules/grant-terms';

/** In which systems a grant can be used. */
export const systemsOf = ({ forQuery, forExpense, forIncome }: Grant): GrantSystem[] => [
  ...(forQuery ? (['query'] as const) : []),
  ...(forExpense ? (['expense'] as const) : []),
  ...(forIncome ? (['income'] as const) : []),
];
