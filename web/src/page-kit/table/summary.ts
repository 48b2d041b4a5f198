import { valueAt } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { sumOf } from './decimal.ts';

/** Sums by column id, as decimal text. */
export type Sums = Readonly<Record<string, string>>;

/** Sums of what the page shows: of every column of amounts, and of those that the server sums over all rows. */
export function pageSums(columns: readonly TableColumn[], rows: readonly PlainRow[], all: Sums | undefined): Sums {
  const summed = columns.filter(({ amount, fieldId }) => amount || (all && Object.hasOwn(all, fieldId)));
  return Object.fromEntries(summed.map(({ fieldId, prop }) => [fieldId, sumOf(rows.map((row) => valueAt(row, prop ?? fieldId)))]));
}
