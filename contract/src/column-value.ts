import type { TableColumn } from './table-columns.ts';
import { codeFor } from './wire/coded.ts';
import type { PlainRow } from './wire/list.ts';

type Language = 'zh' | 'en';

/** What a row has under a name; dots reach into objects. */
export function valueAt(row: PlainRow, prop: string): unknown {
  const partOf = (whole: unknown, name: string) =>
    typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name) ? (whole as PlainRow)[name] : undefined;
  return prop.split('.').reduce<unknown>(partOf, row);
}

/** A column's heading in a language; one text for both gives way to a name of the column's in the language. */
export function columnLabel({ labels, chinese, english, label, fieldId }: TableColumn, language: Language): string {
  const own = labels?.zh === labels?.en ? undefined : labels?.[language];
  return own || (language === 'en' ? english : chinese) || labels?.[language] || label || chinese || fieldId;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The value that a column has of a row (spec 3): the English one where the language is English and the row has one. */
export function rawOf(row: PlainRow, column: TableColumn, language: Language): unknown {
  const english = language === 'en' && column.propEn ? valueAt(row, column.propEn) : undefined;
  return isBlank(english) ? valueAt(row, column.prop ?? column.fieldId) : english;
}

function plainText(value: unknown): string {
  if (isBlank(value)) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** A column's value in words: the name of a coded value, else the value itself. */
export function wordsOf(value: unknown, { options }: TableColumn, language: Language): string {
  const text = plainText(value);
  return codeFor(options, text)?.[language] ?? text;
}
