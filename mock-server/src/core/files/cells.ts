import { rawOf, wordsOf } from '@hall/contract/column-value';
import type { PlainRow } from '@hall/contract/wire/list';
import type { FileColumn, FileTask } from './file-task.ts';

type Language = FileTask['locale'];
type Cell = string | number | Date | null;

/** Most characters of a cell, by the file format. */
const CELL_MAX = 32_767;
/** What spreadsheet programs take for the start of a formula, in full width too, whatever blank stands before it. */
const FORMULA_START = /^[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;
/** What XML cannot hold. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** What readers of the format take for a character that is written by its number. */
const ESCAPE_START = /_(?=x[\da-f]{4}_)/gi;
const DECIMAL = /^-?\d+(\.\d+)?$/;
/** So many digits of a number come through as they are. */
const DIGITS_MAX = 15;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;
/** The first year of which every day is one that spreadsheet programs know. */
const FIRST_YEAR = 1901;

/** Text as a cell can hold it; what would be run as a formula is kept from it by an apostrophe. */
export function textCell(text: string): string {
  const written = text.replace(UNWRITABLE, '�').replace(ESCAPE_START, '_x005F_');
  return (FORMULA_START.test(written) ? `'${written}` : written).slice(0, CELL_MAX);
}

/** What day and clock say is written as it stands, whatever the zone of who writes and who reads. */
function dateIn(text: string): Date | undefined {
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] = MOMENT.exec(text) ?? [];
  if (!(Number(year) >= FIRST_YEAR)) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)));
}

function numberIn(text: string): number | undefined {
  return DECIMAL.test(text) && text.replace(/\D/g, '').length <= DIGITS_MAX ? Number(text) : undefined;
}

/** A value of a row as a spreadsheet has it. */
export function cellOf(row: PlainRow, { column, kind }: FileColumn, language: Language): Cell {
  const value = rawOf(row, column, language);
  if (kind === 'number' && typeof value === 'number') return value;
  const words = wordsOf(value, column, language);
  if (words === '') return null;
  const exact = kind === 'amount' ? numberIn(words) : kind === 'moment' || kind === 'day' ? dateIn(words) : undefined;
  return exact ?? textCell(words);
}

/** A value of a row as it is read on paper. */
export function paperText(row: PlainRow, { column, kind }: FileColumn, language: Language): string {
  const words = wordsOf(rawOf(row, column, language), column, language);
  return kind === 'amount' && DECIMAL.test(words) ? words.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : words;
}
