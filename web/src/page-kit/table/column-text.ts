import { rawOf, wordsOf } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
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
