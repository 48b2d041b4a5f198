import { rawOf, valueAt } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import type { ColumnCondition, PlainRow } from '@hall/contract/wire/list';
import { readJson, write } from '../shared/storage.ts';

/** What values are called in English, by page, column and value; the latest are last. */
type Said = Readonly<Record<string, string>>;

/** So many are kept; chips are few. */
const KEPT_MAX = 200;

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const keyOf = (pageId: string, columnId: string, value: string): string => JSON.stringify([pageId, columnId, value]);
const kept = (): Said => readJson(sessionStorage, 'saidValues', isSaid) ?? {};

/** What a column calls a value in English, as one of the rows says it. */
function saidBy(rows: readonly PlainRow[], column: TableColumn, value: string): string | undefined {
  const row = rows.find((one) => valueAt(one, column.prop ?? column.fieldId) === value);
  return row && String(rawOf(row, column, 'en'));
}

interface Seen {
  readonly pageId: string;
  readonly column: TableColumn | undefined;
  readonly rows: readonly PlainRow[];
}

/** Keeps for the session what a value is called in English, while a row says it: of what is left out none does any more. */
export function keepSaid(value: string, { pageId, column, rows }: Seen): void {
  const said = column?.propEn && saidBy(rows, column, value);
  if (!said) return;
  const key = keyOf(pageId, column.fieldId, value);
  const { [key]: _, ...others } = kept();
  write(sessionStorage, 'saidValues', JSON.stringify(Object.fromEntries([...Object.entries(others), [key, said]].slice(-KEPT_MAX))));
}

/** A condition with its values in English, as a row says them, or one did when it was picked; what is asked for is the Chinese one. */
export function inEnglish(condition: ColumnCondition, { pageId, column, rows }: Seen): ColumnCondition {
  if (!column?.propEn) return condition;
  const known = kept();
  const said = (value: string) => saidBy(rows, column, value) ?? known[keyOf(pageId, column.fieldId, value)] ?? value;
  return { ...condition, values: condition.values.map(said) };
}
