import { FileFault } from './file-fault.js';

const SEPARATORS = [',', ';', '\t'];
/** What a spreadsheet program makes of a long number before it writes it. */
const ROUNDED = /^\d(\.\d+)?E\+\d{2}$/i;
/** What a spreadsheet program would calculate, which numbers with a sign and phone numbers are not. */
const FORMULA = /^[\s\p{Z}\p{Cf}]*(?:[=@＝＠]|[+\-＋－](?![\d\s().,-]*$))/u;

/** The separator that the headings have most of. @param {string} text */
function separatorOf(text) {
  const head = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The lines of a text with separators, as a spreadsheet program numbers them.
 * @param {string} text
 * @returns {import('./reader.js').Line[]}
 */
export function linesOfText(text) {
  const separator = separatorOf(text);
  const piece = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  const lines = [];
  for (let cells = []; piece.lastIndex <= text.length; ) {
    const at = piece.lastIndex;
    const found = piece.exec(text);
    if (!found) throw new FileFault('import-quote', { line: lines.length + 1 });
    const [, quoted, plain = '', end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    lines.push(lineOf(cells, lines.length + 1));
    cells = [];
    if (end === '' || piece.lastIndex === at) break;
  }
  return lines;
}

/**
 * @param {string[]} cells
 * @param {number} line
 */
function lineOf(cells, line) {
  const marks = Object.fromEntries(cells.map(markOf).flatMap((mark, index) => (mark ? [[index, mark]] : [])));
  return { line, cells, marks };
}

/**
 * @param {string} cell
 * @returns {import('./reader.js').Line['marks'][number] | undefined}
 */
function markOf(cell) {
  if (FORMULA.test(cell)) return 'formula';
  return ROUNDED.test(cell.trim()) ? 'rounded' : undefined;
}
