import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { amountOf, sumOf } from './decimal.ts';
import './chart-table.css';

interface ChartRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Yuan. */
  readonly amount: string;
}

const Row = ({ name, count, amount }: Omit<ChartRow, 'id'>) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{count}</td>
    <td>{amountOf(amount)?.text}</td>
  </tr>
);

interface ChartTableProps {
  readonly headings: readonly [name: string, count: string, amount: string];
  readonly rows: readonly ChartRow[];
}

/** What a chart of numbers and amounts is drawn from, and what it comes to in all. */
export function ChartTable({ headings, rows }: ChartTableProps) {
  const { t } = useSharedTexts();
  return (
    <table className="hall-chart-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, ...row }) => (
          <Row key={id} {...row} />
        ))}
      </tbody>
      <tfoot>
        <Row name={t('total')} count={rows.reduce((sum, { count }) => sum + count, 0)} amount={sumOf(rows.map(({ amount }) => amount))} />
      </tfoot>
    </table>
  );
}
