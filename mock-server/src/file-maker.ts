import { once } from 'node:events';
import type { MakerSays, MakerTask } from './core/files/file-makers.ts';
import type { FileHead } from './core/files/file-task.ts';
import { withSnapshot } from './core/files/snapshot-reading.ts';
import { writeFile } from './core/files/write-file.ts';
import { exportedLists } from './exported-lists.ts';

const say = (said: MakerSays) => process.send?.(said);

async function told<T>(): Promise<T> {
  const [message] = await once(process, 'message');
  return message;
}

/** The server says when it is over: what a terminal or a service manager says to all processes at once is not for this one. */
function goWithServer(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
}

function head(counted: number): Promise<FileHead> {
  say({ counted });
  return told();
}

async function make({ databaseUrl, task, path }: MakerTask): Promise<void> {
  const list = await exportedLists[task.url]?.();
  if (!list) throw new Error(`no list is exported by ${task.url}`);
  const work = { head, progress: (done: number) => say({ done }), signal: new AbortController().signal };
  await withSnapshot(databaseUrl, task.now, (reading) => writeFile(list, reading, task, path, work));
}

goWithServer();
for (;;) {
  const task = await told<MakerTask>();
  await make(task).then(
    () => say('made'),
    (error) => say({ failed: String(error instanceof Error ? error.stack : error) }),
  );
}
