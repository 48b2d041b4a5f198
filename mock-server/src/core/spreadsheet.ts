import type { ExportField } from '@hall/contract/exchange';
import * as XLSX from 'xlsx';

/** A spreadsheet to be made: its head, its columns, and its rows as cells in their order. */
export interface Spreadsheet {
  readonly title: string;
  readonly conditions: string;
  readonly fields: readonly ExportField[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const FORMULA_START = /^[=+\-@\t\r]/;

/** Text that a spreadsheet program would run as a formula is kept from it by an apostrophe. */
const cellOf = (value: string | number): string | number => (typeof value === 'string' && FORMULA_START.test(value) ? `'${value}` : value);

/** An xlsx file with title, conditions, headings and rows. */
export function spreadsheet({ title, conditions, fields, rows }: Spreadsheet): Uint8Array {
  const head = fields.map((field) => cellOf(field.group ? `${field.group} ${field.title}` : field.title));
  const lines = rows.map((row) => row.map(cellOf));
  const sheet = XLSX.utils.aoa_to_sheet([[cellOf(title)], [cellOf(conditions)], head, ...lines]);
  sheet['!cols'] = fields.map(({ width = 120 }) => ({ wpx: width }));
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Sheet1');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}
