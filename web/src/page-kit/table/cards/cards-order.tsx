import { columnLabel } from '@hall/contract/column-value';
import { leavesOf, type TableColumn } from '@hall/contract/table-columns';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import { ColumnFilter } from '../column-filter.tsx';
import { filtersOn, type HeadingState } from '../heading.tsx';
import type { Sort } from '../sort.ts';

interface OrderProps {
  readonly columns: readonly TableColumn[];
  readonly heading: HeadingState;
}

interface CardsOrderProps extends OrderProps {
  /** How many rows there are in all. */
  readonly total: number;
}

const nameOf = ({ columnId, order }: Sort): string => (order === 'desc' ? '-' : '') + columnId;
const sortNamed = (name: string): Sort | undefined =>
  name === '' ? undefined : { columnId: name.replace(/^-/, ''), order: name.startsWith('-') ? 'desc' : 'asc' };

function Order({ columns, heading: { sort, onSort } }: OrderProps) {
  const { t, language } = useTexts();
  const id = useId();
  const sortable = leavesOf(columns).filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  return (
    <span className="kit-cards-sort">
      <label htmlFor={id}>{t('order')}</label>
      <select id={id} value={sort ? nameOf(sort) : ''} onChange={({ target }) => onSort(sortNamed(target.value))}>
        <option value="">{t('orderDefault')}</option>
        {sortable.flatMap((column) =>
          (['asc', 'desc'] as const).map((order) => {
            const name = nameOf({ columnId: column.fieldId, order });
            return (
              <option key={name} value={name}>
                {columnLabel(column, language)} {order === 'asc' ? '↑' : '↓'}
              </option>
            );
          }),
        )}
      </select>
    </span>
  );
}

/** What the headings of a table offer, where there are none: the order of the rows, and the filters by column. */
export function CardsOrder({ columns, heading, total }: CardsOrderProps) {
  const { t, language } = useTexts();
  const filtered = leavesOf(columns).filter((column) => filtersOn(column, heading));
  return (
    <div className="kit-cards-order">
      <span>{t('total', { total })}</span>
      <Order columns={columns} heading={heading} />
      {filtered.map((column) => (
        <span key={column.fieldId} className="kit-cards-filter">
          <span aria-hidden="true">{columnLabel(column, language)}</span>
          <ColumnFilter
            column={column}
            chosen={heading.filters[column.fieldId] ?? []}
            onChange={(values) => heading.onFilter?.(column.fieldId, values)}
          />
        </span>
      ))}
    </div>
  );
}
