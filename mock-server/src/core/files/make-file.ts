import { perApp } from '../per-app.ts';
import type { Services } from '../services.ts';
import { createFileMakers } from './file-makers.ts';
import type { AnyList, FileTask } from './file-task.ts';
import { withSnapshot } from './snapshot-reading.ts';
import { type FileWork, writeFile } from './write-file.ts';

/** Rows that a process reads at once. */
const SLICE = 5_000;
const makersOf = perApp(({ fileMaker }) => fileMaker && createFileMakers(fileMaker));

/**
 * Makes a file of a list at a path: in a process of its own, where the server is what is built, so that nothing else waits for it.
 * @throws the reason of the signal once that is aborted, and whatever `head` throws
 */
export async function makeFile(services: Services, list: AnyList, task: FileTask, path: string, work: FileWork): Promise<void> {
  work.signal.throwIfAborted();
  const { database } = services;
  const makeApart = makersOf(services);
  if (makeApart) await makeApart({ databaseUrl: database.url, task: { ...task, range: { ...task.range, slice: SLICE } }, path }, work);
  else await withSnapshot(database.url, task.now, (reading) => writeFile(list, reading, task, path, work));
}
