import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WriteOptions } from 'hucre';
import * as XLSX from 'xlsx';

const WRITER = new URL('./writer.js', import.meta.url);
const MEMORY_MB = 512;

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

/** A spreadsheet whose first sheet has its columns as its first cell is, also where nothing stands yet: hucre styles only cells that are there. */
export function withStyledColumns(book: Uint8Array): Uint8Array {
  const zip = XLSX.CFB.read(Buffer.from(book), { type: 'buffer' });
  const part = '/xl/worksheets/sheet1.xml';
  const xml = Buffer.from(XLSX.CFB.find(zip, part)?.content ?? []).toString();
  const style = /<c r="A1"[^>]* s="(\d+)"/.exec(xml)?.[1] ?? '0';
  XLSX.CFB.utils.cfb_add(zip, part, Buffer.from(xml.replaceAll('<col ', `<col style="${style}" `)));
  return XLSX.CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}
