// Runs as a thread of its own; JavaScript, because a thread begins with a file that Node reads by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { linesOfText } from './csv.js';
import { FileFault } from './file-fault.js';
import { textOf } from './text-of.js';
import { linesOfBook } from './xlsx.js';
import { plainZip } from './zip.js';

/** @typedef {{ line: number, cells: string[], marks: Record<number, 'formula' | 'rounded' | 'error'> }} Line */

/** Lines that are handed over at a time: who takes them does other things as well. */
const SLICE = 1000;
const COLUMNS_MAX = 200;
/** Nobody types more into a cell that is imported, and what is said of a cell can be many times as much. */
const CELL_MAX = 2_000;
/** The largest text has as many. */
const CHARACTERS_MAX = 10_500_000;

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK');
/** The part of an encrypted file that holds what was encrypted. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * @param {string} name
 * @param {Buffer} content
 * @returns {Promise<{ sheet?: string, lines: Line[] }>}
 */
async function read(name, content) {
  const is = (/** @type {string} */ ending) => name.toLowerCase().endsWith(ending);
  if (content.length === 0) throw new FileFault('file-empty');
  if (content.subarray(0, OLE.length).equals(OLE)) throw new FileFault(content.includes(ENCRYPTED) ? 'import-encrypted' : 'import-old');
  if (content.subarray(0, ZIP.length).equals(ZIP)) {
    const plain = await plainZip(content);
    if (!is('.xlsx')) throw new FileFault('import-kind');
    return linesOfBook(plain);
  }
  if (!is('.csv')) throw new FileFault('import-kind');
  return { lines: linesOfText(textOf(content)) };
}

/** The lines that have something in them, each as wide as the headings; blank columns at the right are what spreadsheet programs leave. */
function filledLines(/** @type {Line[]} */ lines) {
  const isFilled = (/** @type {string} */ cell) => cell.trim() !== '';
  const widthOf = (/** @type {Line} */ { cells, marks }) => Math.max(cells.findLastIndex(isFilled), ...Object.keys(marks).map(Number)) + 1;
  const filled = lines.map((line) => ({ line, width: widthOf(line) })).filter(({ width }) => width > 0);
  const width = filled.reduce((most, line) => Math.max(most, line.width), 0);
  const headings = filled[0]?.line.cells ?? [];
  const blank = Array.from({ length: width }, (_, index) => headings[index] ?? '').findIndex((heading) => !isFilled(heading));
  if (blank >= 0) throw new FileFault('import-heading-blank', { column: blank + 1 });
  if (width > COLUMNS_MAX) throw new FileFault('import-inside');
  return filled.map(({ line }) => ({ ...line, cells: Array.from({ length: width }, (_, index) => line.cells[index] ?? '') }));
}

/** What is in a spreadsheet once can be shown by every cell of it. */
function checkSize(/** @type {Line[]} */ lines) {
  let characters = 0;
  for (const { cells } of lines)
    for (const cell of cells) {
      if (cell.length > CELL_MAX) throw new FileFault('import-inside');
      characters += cell.length;
    }
  if (characters > CHARACTERS_MAX) throw new FileFault('import-inside');
}

try {
  const { sheet, lines } = await read(workerData.name, Buffer.from(workerData.content));
  const filled = filledLines(lines);
  checkSize(filled);
  if (filled.length - 1 > workerData.most) throw new FileFault('import-rows', { total: filled.length - 1, maximum: workerData.most });
  for (let from = 0; from < filled.length; from += SLICE) parentPort?.postMessage({ lines: filled.slice(from, from + SLICE) });
  parentPort?.postMessage({ sheet, done: true });
} catch (error) {
  const { rule, params } = error instanceof FileFault ? error : { rule: 'import-damaged', params: {} };
  parentPort?.postMessage({ rule, params });
}
