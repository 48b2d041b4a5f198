import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileHead } from './core/files/file-task.ts';
import type { ThreadSays, ThreadTask } from './core/files/make-file.ts';
import { withSnapshot } from './core/files/snapshot-reading.ts';
import { writeFile } from './core/files/write-file.ts';
import { exportedLists } from './exported-lists.ts';

const { databaseUrl, task, path } = workerData as ThreadTask;
const say = (said: ThreadSays) => parentPort?.postMessage(said);

/** Where the system lets it, this thread gives way to all that waits for an answer. */
function giveWay(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_LOW);
  } catch {
    // Only Linux tells a thread its number; without it the thread is one among equals.
  }
}

async function head(counted: number): Promise<FileHead> {
  say({ counted });
  const [above] = await once(parentPort as NonNullable<typeof parentPort>, 'message');
  return above as FileHead;
}

giveWay();
const list = await exportedLists[task.url]?.();
if (!list) throw new Error(`no list is exported by ${task.url}`);
const work = { head, progress: (done: number) => say({ done }), signal: new AbortController().signal };
await withSnapshot(databaseUrl, task.now, (reading) => writeFile(list, reading, task, path, work));
say('made');
