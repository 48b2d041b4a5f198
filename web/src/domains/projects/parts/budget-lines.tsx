import type { BudgetLine } from '@hall/contract/projects';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';
import { BudgetBar } from './budget-bar.tsx';

/** What of a project is meant for each subject, and how much of it is spent (PROJ-19). */
export function BudgetLines({ lines }: { readonly lines: readonly BudgetLine[] }) {
  const { t, pick } = useTexts();
  if (lines.length === 0) return <p className="hall-hint">{t('noBudget')}</p>;
  return (
    <table className="project-lines">
      <thead>
        <tr>
          <th scope="col">{t('subject')}</th>
          <th scope="col">{t('planned')}</th>
          <th scope="col">{t('spent')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ subject, name, nameEn, amount, spent }) => (
          <tr key={subject}>
            <th scope="row">{pick(name, nameEn)}</th>
            <td>{amountOf(amount)?.text ?? amount}</td>
            <td>
              <BudgetBar spent={spent} budget={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
