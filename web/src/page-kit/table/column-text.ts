import { rawOf, wordsOf } from '@hall/contract/column-value';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Language } from '../../shared/i18n/language.ts';
import { amountOf } from './decimal.ts';

/** Width of a column that its configuration gives none, in px. */
export const WIDTH_DEFAULT = 120;

/** The text that a column shows of a row: the name of a coded value, an amount in its format, else the value itself. */
export function textOf(row: PlainRow, column: TableColumn, language: Language): string {
  const value = rawOf(row, column, language);
  return (column.amount && amountOf(value)?.text) || wordsOf(value, column, language);
}

/** All columns, hidden ones too, groups replaced by what is in them. */
export const allLeavesOf = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.flatMap((column) => (column.children ? allLeavesOf(column.children) : [column]));

/** The columns that are shown, groups replaced by what is in them. */
export const leavesOf = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ shown }) => shown).flatMap((column) => (column.children ? leavesOf(column.children) : [column]));

/** Whether a column shows something of the row: not its running number, and not what selects it. */
export const isData = ({ fieldId }: TableColumn): boolean => fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN;
