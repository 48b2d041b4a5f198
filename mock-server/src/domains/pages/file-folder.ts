import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'hall-export-';
/** No file is being made for that long, in ms. */
const ABANDONED_MS = 86_400_000;

/** A folder of its own for a file that is made. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/** Removes the folders of files that servers which were killed have left; another user's stay. */
export async function removeAbandonedFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(names.map((name) => removeAbandoned(join(tmpdir(), name))));
}

async function removeAbandoned(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  // The file system's times are the machine's, whatever the clock of the hall says.
  if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
}
