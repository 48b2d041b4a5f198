import type { ExportField } from '@hall/contract/exchange';
import * as XLSX from 'xlsx';

/** A spreadsheet to be made: its head, its columns, and its rows as cells by column id. */
export interface Spreadsheet {
  readonly title: string;
  readonly conditions: string;
  readonly fields: readonly ExportField[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const FORMULA_START = /^[=+\-@\t\r]/;

/** Text that a spreadsheet program would run as a formula is kept from it by an apostrophe. */
const cellOf = (value: unknown): string | number => {
  if (typeof value === 'number') return value;
  const text = String(value ?? '');
  return FORMULA_START.test(text) ? `'${text}` : text;
};

/** An xlsx file with title, conditions, headings and rows. */
export function spreadsheet({ title, conditions, fields, rows }: Spreadsheet): Uint8Array {
  const head = fields.map((field) => cellOf(field.group ? `${field.group} ${field.title}` : field.title));
  const lines = rows.map((row) => fields.map(({ columnId }) => cellOf(row[columnId])));
  const sheet = XLSX.utils.aoa_to_sheet([[cellOf(title)], [cellOf(conditions)], head, ...lines]);
  sheet['!cols'] = fields.map(({ width = 120 }) => ({ wpx: width }));
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Sheet1');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}
