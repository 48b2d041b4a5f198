import { encode } from '@hall/contract/wire/decode';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Reading } from '../services.ts';
import type { AnyList, FileHead, FileTask } from './file-task.ts';

/** What the making of a file has to do with who wants it. */
export interface FileWork {
  /** Is told how many rows there are, before any is read. @returns what the file says above them */
  head(rows: number): Promise<FileHead>;
  /** Is told how many rows are done. */
  progress(rows: number): void;
  /** Aborted once nobody wants it any more. */
  readonly signal: AbortSignal;
}

async function* rowsOf(list: AnyList, reading: Reading, { search, range }: FileTask, { progress, signal }: FileWork) {
  let done = 0;
  for await (const rows of list.slices(reading, search, range)) {
    signal.throwIfAborted();
    yield rows.map((row) => encode(list.row, row) as PlainRow);
    done += rows.length;
    progress(done);
  }
}

/** How many of the rows that are found a file has. */
const within = (found: number, { skip = 0, take = Number.POSITIVE_INFINITY }: FileTask['range']): number =>
  Math.max(0, Math.min(found - skip, take));

/**
 * Writes a file of a list, reading what stays as it is meanwhile.
 * @throws the reason of the signal once that is aborted, and whatever `head` throws
 */
export async function writeFile(list: AnyList, reading: Reading, task: FileTask, path: string, work: FileWork): Promise<void> {
  const head = await work.head(within(await list.count(reading, task.search), task.range));
  const content = { task, head, slices: rowsOf(list, reading, task, work) };
  if (task.format === 'pdf') await (await import('./pdf-file.ts')).writePdf(content, path);
  else await (await import('./xlsx-file.ts')).writeXlsx(content, path);
}
