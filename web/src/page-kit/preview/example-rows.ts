import { columnLabel } from '@hall/contract/column-value';
import { INDEX_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Language } from '../../shared/i18n/language.ts';
import { allLeavesOf } from '../table/column-text.ts';
import type { HeadingState } from '../table/heading.tsx';

/** So many tell what a table looks like. */
const COUNT = 3;
const AMOUNTS = ['1280.00', '36500.50', '-420.00'];
const NUMBERS = ['12', '7', '130'];

/** The field of the rows that tells them apart. */
export const EXAMPLE_KEY = 'example';

function exampleOf(column: TableColumn, index: number, language: Language): string {
  const { options, amount, align } = column;
  if (amount) return AMOUNTS[index % AMOUNTS.length] as string;
  if (options.length > 0) return options[index % options.length]?.value ?? '';
  // Numbers stand on the right.
  if (align === 'right') return NUMBERS[index % NUMBERS.length] as string;
  return `${columnLabel(column, language)} ${index + 1}`;
}

/** Columns of the rows that are made up for them: each shows the field of its own id. */
export const exampleColumns = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.map(({ propEn: _, ...column }) => ({
    ...column,
    prop: column.fieldId,
    ...(column.children && { children: exampleColumns(column.children) }),
  }));

/** Rows that show what columns look like, in words of the columns themselves: whoever arranges a page need not be let see what is on it. */
export function exampleRows(columns: readonly TableColumn[], language: Language): PlainRow[] {
  const leaves = allLeavesOf(columns).filter(({ fieldId }) => fieldId !== INDEX_COLUMN);
  return Array.from({ length: COUNT }, (_, index) => ({
    ...Object.fromEntries(leaves.map((column) => [column.fieldId, exampleOf(column, index, language)])),
    [EXAMPLE_KEY]: String(index),
  }));
}

/** Rows as the headings above them ask for. */
export function askedFor(rows: readonly PlainRow[], { sort, filters }: Pick<HeadingState, 'sort' | 'filters'>): readonly PlainRow[] {
  const asked = Object.entries(filters).filter(([, values]) => values.length > 0);
  const found = rows.filter((row) => asked.every(([columnId, values]) => values.includes(String(row[columnId]))));
  if (!sort) return found;
  const { columnId, order } = sort;
  const compared = (one: PlainRow, other: PlainRow) =>
    String(one[columnId]).localeCompare(String(other[columnId]), 'zh-CN', { numeric: true });
  return found.toSorted((one, other) => (order === 'asc' ? compared(one, other) : compared(other, one)));
}
