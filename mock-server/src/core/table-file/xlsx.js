import * as XLSX from 'xlsx';
import { FileFault } from './file-fault.js';

/** Digits of a number that a spreadsheet program keeps; what is longer has lost some. */
const DIGITS_MAX = 15;
const DAY_MS = 86_400_000;
/** Rows and columns that a sheet can have, whatever its cells say of where they stand. */
const ROWS_MAX = 1_048_576;
const COLUMNS_MAX = 16_384;
/** 1970-01-01, as spreadsheet programs count days. */
const EPOCH = 25_569;

/**
 * The lines of the first sheet that is shown, as it numbers them.
 * @param {Buffer} content
 * @returns {{ sheet: string, lines: import('./reader.js').Line[] }}
 */
export function linesOfBook(content) {
  const book = XLSX.read(content, { dense: true, cellNF: true });
  const shown = book.SheetNames.findIndex((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  const name = book.SheetNames[shown] ?? '';
  const sheet = book.Sheets[name];
  if (!sheet) throw new FileFault('import-no-rows');
  const [merged] = sheet['!merges'] ?? [];
  if (merged) throw new FileFault('import-merged', { sheet: name, range: XLSX.utils.encode_range(merged) });
  /** @type {XLSX.CellObject[][]} */
  const rows = sheet['!data'] ?? [];
  if (rows.length > ROWS_MAX || rows.some((cells) => cells.length > COLUMNS_MAX)) throw new FileFault('import-damaged');
  return { sheet: name, lines: rows.flatMap((cells, index) => (cells ? [lineOf(cells, index + 1)] : [])) };
}

/**
 * @param {XLSX.CellObject[]} row
 * @param {number} line
 * @returns {import('./reader.js').Line}
 */
function lineOf(row, line) {
  const cells = Array.from(row, textOf);
  const marks = Object.fromEntries(Array.from(row, markOf).flatMap((mark, index) => (mark ? [[index, mark]] : [])));
  return { line, cells, marks };
}

/** @param {XLSX.CellObject | undefined} cell */
function textOf(cell) {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'n') return numberText(cell);
  return cell.t === 'e' ? (cell.w ?? '#') : String(cell.v);
}

/** A number as it is shown where that says all of it, such as zeros in front; a day as it is written here. @param {XLSX.CellObject} cell */
function numberText({ v, w = '', z }) {
  if (typeof z === 'string' && XLSX.SSF.is_date(z)) return new Date((Number(v) - EPOCH) * DAY_MS).toISOString().slice(0, 10);
  return /^\d+$/.test(w) && Number(w) === v ? w : String(v);
}

/**
 * @param {XLSX.CellObject | undefined} cell
 * @returns {import('./reader.js').Line['marks'][number] | undefined}
 */
function markOf(cell) {
  if (cell?.f !== undefined) return 'formula';
  if (cell?.t === 'e') return 'error';
  const isLong = cell?.t === 'n' && Math.abs(Number(cell.v)) >= 10 ** DIGITS_MAX;
  return isLong ? 'rounded' : undefined;
}
