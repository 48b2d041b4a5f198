import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WriteOptions } from 'hucre';

const WRITER = new URL('./writer.js', import.meta.url);
const MEMORY_MB = 512;
const FORMULA_START = /^[=+\-@\t\r]/;

/** A text as a cell: what a spreadsheet program would run as a formula is kept from it by an apostrophe. */
export const cellText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** A spreadsheet, written beside the server's own thread. */
export async function writeBook(book: WriteOptions): Promise<Uint8Array> {
  const writer = new Worker(WRITER, { workerData: book, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  try {
    const [content] = await once(writer, 'message');
    return content as Uint8Array;
  } finally {
    await writer.terminate();
  }
}
