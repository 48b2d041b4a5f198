import { expect, it } from 'vitest';
import { type BudgetUse, budgetUse } from './budget-use.ts';

it.each<[string, string, BudgetUse['percent'], BudgetUse['level']]>([
  ['0.00', '100.00', 0, 'within'],
  ['0.01', '99999999999.99', 1, 'within'],
  ['0.49', '100.00', 1, 'within'],
  ['50.00', '100.00', 50, 'within'],
  ['99.99', '100.00', 99, 'within'],
  ['99999999999.98', '99999999999.99', 99, 'within'],
  ['100.00', '100.00', 100, 'full'],
  ['99999999999.99', '99999999999.99', 100, 'full'],
  ['100.01', '100.00', 101, 'over'],
  ['130.00', '100.00', 130, 'over'],
  ['1000.00', '0.01', 10_000_000, 'over'],
  ['0.00', '0.00', undefined, 'none'],
  ['0.01', '0.00', undefined, 'over'],
])('PROJ-19 of %s spent of %s it says %s per cent, %s', (spent, budget, percent, level) => {
  expect(budgetUse(spent, budget)).toEqual({ percent, level });
});
