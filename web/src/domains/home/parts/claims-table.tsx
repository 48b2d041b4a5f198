import { ClaimedInMonth } from '@hall/contract/home';
import { amountOf, sumOf } from '../../../page-kit/table/decimal.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import '../../../shared/chart/chart-table.css';

/** What was claimed in each month, and in all. */
export function ClaimsTable({ months }: { readonly months: readonly ClaimedInMonth[] }) {
  const { t } = useSharedTexts();
  const term = useTerms(ClaimedInMonth);
  return (
    <table className="hall-chart-table">
      <thead>
        <tr>
          <th scope="col">{term('month')}</th>
          <th scope="col">{term('count')}</th>
          <th scope="col">{term('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, amount }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{count}</td>
            <td>{amountOf(amount)?.text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{months.reduce((sum, { count }) => sum + count, 0)}</td>
          <td>{amountOf(sumOf(months.map(({ amount }) => amount)))?.text}</td>
        </tr>
      </tfoot>
    </table>
  );
}
