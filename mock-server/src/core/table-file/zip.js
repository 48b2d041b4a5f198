import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { FileFault } from './file-fault.js';

/** A spreadsheet of the largest size has a tenth of that in it. */
const BYTES_MAX = 150_000_000;
const PARTS_MAX = 500;
/** The part that says what all others are. */
const TYPES = '[Content_Types].xml';

/**
 * Inflates every part and counts what comes out, whatever the file says of itself: nothing else reads one that holds too much.
 * @param {Buffer} content
 */
export async function checkZip(content) {
  const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true });
  let [parts, bytes, types] = [0, 0, ''];
  for await (const entry of zip.eachEntry()) {
    parts += 1;
    if (entry.isEncrypted()) throw new FileFault('import-encrypted');
    if (parts > PARTS_MAX) throw new FileFault('import-inside');
    if (/vbaProject\.bin$/i.test(entry.fileName)) throw new FileFault('import-macros');
    const keeps = entry.fileName === TYPES;
    const count = new Writable({
      write(/** @type {Buffer} */ chunk, _, done) {
        bytes += chunk.length;
        if (keeps) types += chunk.toString('latin1');
        done(bytes > BYTES_MAX ? new FileFault('import-inside') : null);
      },
    });
    await pipeline(await zip.openReadStreamPromise(entry), count);
  }
  if (/<Override[^>]*macroEnabled/i.test(types)) throw new FileFault('import-macros');
  if (!types.includes('spreadsheetml.sheet.main+xml')) throw new FileFault('import-kind');
}
