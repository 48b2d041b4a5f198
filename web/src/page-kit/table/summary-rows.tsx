import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Table } from 'antd';
import { useTexts } from '../texts.ts';
import { amountOf } from './decimal.ts';
import { pageSums, type Sums } from './summary.ts';

interface SummaryRowsProps {
  /** The columns that are shown, in their order. */
  readonly leaves: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
  readonly sums: Sums | undefined;
  readonly withSelection: boolean;
  readonly withActions: boolean;
}

/** The sum of a column, if it has one. */
export function Sum({ column, sums }: { readonly column: TableColumn; readonly sums: Sums }) {
  const sum = sums[column.fieldId];
  const amount = column.amount ? amountOf(sum) : undefined;
  return <span className={amount?.negative ? 'kit-amount kit-negative' : 'kit-amount'}>{amount?.text ?? sum}</span>;
}

/** The sums below a table: of what the page shows, and of all rows where the server gives them. */
export function SummaryRows({ leaves, rows, sums, withSelection, withActions }: SummaryRowsProps) {
  const { t } = useTexts();
  const columns = leaves.filter(({ fieldId }) => withSelection || fieldId !== SELECTION_COLUMN);
  const labelled = columns.find(({ fieldId }) => fieldId !== SELECTION_COLUMN && fieldId !== INDEX_COLUMN)?.fieldId;
  const line = (label: string, values: Sums) => (
    <Table.Summary.Row>
      {columns.map((column, index) => (
        <Table.Summary.Cell key={column.fieldId} index={index} align={column.fieldId === labelled ? 'left' : 'right'}>
          {column.fieldId === labelled && <strong className="kit-sum-label">{label}</strong>}
          <Sum column={column} sums={values} />
        </Table.Summary.Cell>
      ))}
      {withActions && <Table.Summary.Cell index={columns.length} />}
    </Table.Summary.Row>
  );
  return (
    <Table.Summary fixed>
      {line(t('sumPage'), pageSums(leaves, rows, sums))}
      {sums && line(t('sumAll'), sums)}
    </Table.Summary>
  );
}
