import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { useTexts } from '../../texts.ts';
import { pageSums, type Sums } from '../summary.ts';
import { Sum } from '../summary-rows.tsx';

export interface CardSumsProps {
  readonly leaves: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
  readonly sums: Sums | undefined;
}

/** The sums of the rows shown, and of all rows where the server gives them, below the cards. */
export function CardSums({ leaves, rows, sums }: CardSumsProps) {
  const { t, language } = useTexts();
  const shown = pageSums(leaves, rows, sums);
  const line = (label: string, values: Sums) =>
    leaves
      .filter(({ fieldId }) => Object.hasOwn(values, fieldId))
      .map((column) => (
        <div key={column.fieldId}>
          <dt>
            {label} {columnLabel(column, language)}
          </dt>
          <dd>
            <Sum column={column} sums={values} />
          </dd>
        </div>
      ));
  return (
    <dl className="kit-card-sums">
      {line(t('sumShown'), shown)}
      {sums && line(t('sumAll'), sums)}
    </dl>
  );
}
