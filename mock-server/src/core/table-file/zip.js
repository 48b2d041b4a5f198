import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as XLSX from 'xlsx';
import yauzl from 'yauzl';
import { FileFault } from './file-fault.js';

/** A spreadsheet of the largest size has a tenth of that in it. */
const BYTES_MAX = 150_000_000;
const PARTS_MAX = 500;
/** The part that says what all others are. */
const TYPES = '[Content_Types].xml';

/**
 * Inflates every part and counts what comes out, whatever the file says of itself.
 * @param {Buffer} content
 * @returns {Promise<Buffer>} the same parts, none of them compressed: who reads them on finds what was counted here, and nothing that another
 * reader of such files would make of it
 */
export async function plainZip(content) {
  const plain = XLSX.CFB.utils.cfb_new({ root: 'R' });
  const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true });
  let [parts, bytes, types] = [0, 0, ''];
  /** @type {Buffer[]} */
  let chunks = [];
  for await (const entry of zip.eachEntry()) {
    parts += 1;
    if (entry.isEncrypted()) throw new FileFault('import-encrypted');
    if (parts > PARTS_MAX) throw new FileFault('import-inside');
    if (/vbaProject\.bin$/i.test(entry.fileName)) throw new FileFault('import-macros');
    chunks = [];
    const count = new Writable({
      write(/** @type {Buffer} */ chunk, _, done) {
        bytes += chunk.length;
        chunks.push(chunk);
        done(bytes > BYTES_MAX ? new FileFault('import-inside') : null);
      },
    });
    await pipeline(await zip.openReadStreamPromise(entry), count);
    const part = Buffer.concat(chunks);
    if (entry.fileName === TYPES) types = part.toString('latin1');
    XLSX.CFB.utils.cfb_add(plain, entry.fileName, part, { unsafe: true });
  }
  if (/<Override[^>]*macroEnabled/i.test(types)) throw new FileFault('import-macros');
  if (!types.includes('spreadsheetml.sheet.main+xml')) throw new FileFault('import-kind');
  return /** @type {Buffer} */ (XLSX.CFB.write(plain, { type: 'buffer', fileType: 'zip' }));
}
