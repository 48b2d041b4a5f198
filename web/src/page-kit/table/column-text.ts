import type { TableColumn } from '@hall/contract/pages';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Language } from '../../shared/i18n/language.ts';
import { amountOf } from './decimal.ts';

/** Width of a column that its configuration gives none, in px. */
export const WIDTH_DEFAULT = 120;

/** A column's heading in a language. */
export function labelOf({ labels, chinese, english, label, fieldId }: TableColumn, language: Language): string {
  const inLanguage = language === 'en' ? (labels?.en ?? english) : (labels?.zh ?? chinese);
  return inLanguage || label || labels?.zh || chinese || fieldId;
}

/** What a row has under a name; dots reach into objects. */
export function valueAt(row: PlainRow, prop: string): unknown {
  return prop
    .split('.')
    .reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? (part as PlainRow)[name] : undefined), row);
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The value that a column shows of a row: the English one where the language is English and the row has one. */
export function rawOf(row: PlainRow, column: TableColumn, language: Language): unknown {
  const english = language === 'en' && column.propEn ? valueAt(row, column.propEn) : undefined;
  return isBlank(english) ? valueAt(row, column.prop ?? column.fieldId) : english;
}

function plainText(value: unknown): string {
  if (isBlank(value)) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** The text that a column shows of a row: the name of a coded value, an amount in its format, else the value itself. */
export function textOf(row: PlainRow, column: TableColumn, language: Language): string {
  const value = rawOf(row, column, language);
  if (column.amount) return amountOf(value)?.text ?? plainText(value);
  const text = plainText(value);
  return column.options.find((option) => option.value === text)?.[language] ?? text;
}

/** The columns that are shown, groups replaced by what is in them. */
export const leavesOf = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.filter(({ shown }) => shown).flatMap((column) => (column.children ? leavesOf(column.children) : [column]));
