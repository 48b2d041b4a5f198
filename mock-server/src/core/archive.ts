import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file in making that was not written for this long belongs to a process that was killed, in ms. */
const ABANDONED_AFTER = 10 * 60_000;

/** A file of the archive. */
export interface ArchivedFile {
  /** Below the folder of the archive. */
  readonly path: string;
  /** Of its bytes, in hex. */
  readonly sha256: string;
}

/**
 * Writes a file of compressed text, `<kind>/<day>.jsonl.gz`, which the disk holds in full once this resolves. It never replaces another
 * one: a second file of the day is `<day>-2`, unless it says the same as the first.
 * @param folder of the archive; made when there is none
 */
export async function writeToArchive(folder: string, kind: string, day: string, lines: AsyncIterable<string>): Promise<ArchivedFile> {
  const directory = join(folder, kind);
  await mkdir(directory, { recursive: true });
  await removeAbandoned(directory);
  const making = join(directory, `${day}.making-${process.pid}`);
  try {
    await pipeline(lines, createGzip(), createWriteStream(making, { flush: true }));
    const sha256 = await digestOf(making);
    const name = await freeName(directory, day, sha256);
    await rename(making, join(directory, name));
    await syncDirectory(directory);
    return { path: `${kind}/${name}`, sha256 };
  } finally {
    await rm(making, { force: true });
  }
}

async function removeAbandoned(directory: string): Promise<void> {
  for (const name of (await readdir(directory)).filter((one) => one.includes('.making-'))) {
    const path = join(directory, name);
    // Another process may have finished it meanwhile.
    const written = await stat(path).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
  }
}

async function freeName(directory: string, day: string, sha256: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${day}.jsonl.gz` : `${day}-${number}.jsonl.gz`;
    const path = join(directory, name);
    if (!existsSync(path) || (await digestOf(path)) === sha256) return name;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A name that the disk does not hold yet would vanish with the power; Windows knows no such request. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}
