import { amountOf } from '../../../page-kit/table/decimal.ts';
import { type BudgetUse, budgetUse } from '../budget-use.ts';
import { useTexts } from '../texts.ts';
import './budget-bar.css';

interface BudgetBarProps {
  /** Decimal text in yuan; none for who may not see them. */
  readonly spent: string | undefined;
  readonly budget: string | undefined;
}

const shown = (yuan: string): string => amountOf(yuan)?.text ?? yuan;

function useSaid(): (use: BudgetUse) => string {
  const { t } = useTexts();
  return ({ percent, level }) => {
    if (percent === undefined) return t(level === 'over' ? 'spentWithoutBudget' : 'usedOfNone');
    if (level === 'within') return t('used', { percent });
    return level === 'full' ? t('usedFull') : t('usedOver', { percent });
  };
}

/** How much of a budget is spent: in words, and as a bar, which is full at 100 % and says so where it is more (PROJ-19). */
export function BudgetBar({ spent, budget }: BudgetBarProps) {
  const { t } = useTexts();
  const said = useSaid();
  if (spent === undefined || budget === undefined) return '—';
  const use = budgetUse(spent, budget);
  const width = use.percent === undefined ? (use.level === 'over' ? 100 : 0) : Math.min(100, use.percent);
  return (
    <span className="budget-bar" data-level={use.level} title={t('usedOf', { spent: shown(spent), budget: shown(budget) })}>
      <span className="budget-bar-amount">{shown(spent)}</span>
      <span className="budget-bar-track" aria-hidden="true">
        <span style={{ width: `${width}%` }} />
      </span>
      <small>{said(use)}</small>
    </span>
  );
}
