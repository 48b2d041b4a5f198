// Runs as a thread of its own; JavaScript, because a thread begins with a file that Node reads by itself.
import { parentPort, workerData } from 'node:worker_threads';
import * as XLSX from 'xlsx';

/** @type {{ lines: (string | number)[][], widths: number[] }} */
const { lines, widths } = workerData;
const sheet = XLSX.utils.aoa_to_sheet(lines);
sheet['!cols'] = widths.map((wpx) => ({ wpx }));

parentPort?.on('message', (/** @type {(string | number)[][] | 'that is all'} */ rows) => {
  if (rows !== 'that is all') return void XLSX.utils.sheet_add_aoa(sheet, rows, { origin: -1 });
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Sheet1');
  /** @type {ArrayBuffer} */
  const content = XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true });
  parentPort?.postMessage(content, [content]);
});
