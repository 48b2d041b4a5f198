import { Worker } from 'node:worker_threads';
import type { Services } from '../services.ts';
import type { AnyList, FileTask } from './file-task.ts';
import { withSnapshot } from './snapshot-reading.ts';
import { type FileWork, writeFile } from './write-file.ts';

/** What a thread is begun with. */
export interface ThreadTask {
  readonly databaseUrl: string;
  readonly task: FileTask;
  readonly path: string;
}

/** What a thread says: how many rows there are, how many are done, that the file is there. */
export type ThreadSays = { readonly counted: number } | { readonly done: number } | 'made';

/** Rows that a thread reads at once: it lets nobody through. */
const SLICE = 5_000;
/** The most memory of one thread, in MB: a file that takes more fails by itself, and nothing else with it. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Makes a file of a list at a path: in a thread of its own, where the server is what is built, so that nothing else waits for it.
 * @throws the reason of the signal once that is aborted, and whatever `head` throws
 */
export async function makeFile(services: Services, list: AnyList, task: FileTask, path: string, work: FileWork): Promise<void> {
  work.signal.throwIfAborted();
  const { fileThread, database } = services;
  const threadTask = { ...task, range: { ...task.range, slice: SLICE } };
  if (fileThread) await makeInThread(fileThread, { databaseUrl: database.url, task: threadTask, path }, work);
  else await withSnapshot(database.url, task.now, (reading) => writeFile(list, reading, task, path, work));
}

async function makeInThread(url: URL, workerData: ThreadTask, { head, progress, signal }: FileWork): Promise<void> {
  const thread = new Worker(url, { workerData, resourceLimits: MEMORY });
  try {
    await new Promise<void>((resolve, reject) => {
      const gone = () => reject(signal.reason);
      signal.addEventListener('abort', gone, { once: true });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('the thread that made a file ended before it was there')));
      thread.on('message', (said: ThreadSays) => {
        if (said === 'made') resolve();
        else if ('done' in said) progress(said.done);
        else head(said.counted).then((above) => thread.postMessage(above), reject);
      });
    });
  } finally {
    await thread.terminate();
  }
}
