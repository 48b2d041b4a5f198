import { Counted } from '@hall/contract/statistics';
import { amountOf, sumOf } from '../../../page-kit/table/decimal.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import '../../../shared/chart/chart-table.css';

interface CountedTableProps {
  readonly groups: readonly Counted[];
  /** What the groups are, such as months. */
  readonly of: string;
}

/** What a chart is drawn from, and what it comes to in all. */
export function CountedTable({ groups, of }: CountedTableProps) {
  const { t, pick } = useSharedTexts();
  const term = useTerms(Counted);
  return (
    <table className="hall-chart-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{term('count')}</th>
          <th scope="col">{term('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, name, nameEn, count, amount }) => (
          <tr key={id}>
            <th scope="row">{pick(name, nameEn)}</th>
            <td>{count}</td>
            <td>{amountOf(amount)?.text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{groups.reduce((sum, { count }) => sum + count, 0)}</td>
          <td>{amountOf(sumOf(groups.map(({ amount }) => amount)))?.text}</td>
        </tr>
      </tfoot>
    </table>
  );
}
