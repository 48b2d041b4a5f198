// Runs as a thread of its own; JavaScript, because a thread begins with a file that Node reads by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { linesOfText } from './csv.js';
import { FileFault } from './file-fault.js';
import { textOf } from './text-of.js';
import { linesOfBook } from './xlsx.js';
import { checkZip } from './zip.js';

/** @typedef {{ line: number, cells: string[], marks: Record<number, 'formula' | 'rounded' | 'error'> }} Line */

/** Lines that are handed over at a time: who takes them does other things as well. */
const SLICE = 1000;

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
    await checkZip(content);
    if (!is('.xlsx')) throw new FileFault('import-kind');
    return linesOfBook(content);
  }
  if (!is('.csv')) throw new FileFault('import-kind');
  return { lines: linesOfText(textOf(content)) };
}

/** Without the blank columns at the right, which spreadsheet programs leave, and without blank lines. */
function withoutBlanks(/** @type {Line[]} */ lines) {
  const isFilled = (/** @type {string} */ cell) => cell.trim() !== '';
  const marked = (/** @type {Line} */ { marks }) => Math.max(-1, ...Object.keys(marks).map(Number));
  const width = lines.reduce((most, line) => Math.max(most, line.cells.findLastIndex(isFilled) + 1, marked(line) + 1), 0);
  return lines
    .filter((line) => line.cells.some(isFilled) || marked(line) >= 0)
    .map((line) => ({ ...line, cells: Array.from({ length: width }, (_, index) => line.cells[index] ?? '') }));
}

try {
  const { sheet, lines } = await read(workerData.name, Buffer.from(workerData.content));
  const filled = withoutBlanks(lines);
  if (filled.length - 1 > workerData.most) throw new FileFault('import-rows', { total: filled.length - 1, maximum: workerData.most });
  for (let from = 0; from < filled.length; from += SLICE) parentPort?.postMessage({ lines: filled.slice(from, from + SLICE) });
  parentPort?.postMessage({ sheet, done: true });
} catch (error) {
  const { rule, params } = error instanceof FileFault ? error : { rule: 'import-damaged', params: {} };
  parentPort?.postMessage({ rule, params });
}
