import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { FileHead, FileTask } from './file-task.ts';
import type { FileWork } from './write-file.ts';

/** What a process is told that is to make a file; what stands above the rows is told it once it has counted them. */
export interface MakerTask {
  readonly databaseUrl: string;
  readonly task: FileTask;
  readonly path: string;
}

/** What the process says: how many rows there are, how many are done, that the file is there, or why it cannot be. */
export type MakerSays = { readonly counted: number } | { readonly done: number } | { readonly failed: string } | 'made';

/**
 * Makes a file in a process of its own.
 * @throws the reason of the signal once that is aborted, whatever `head` throws, and what the process says or ended with
 */
export type MakeApart = (task: MakerTask, work: FileWork) => Promise<void>;

interface Maker {
  /** One file at a time. */
  readonly make: MakeApart;
  end(): void;
}

/** The most memory of one process for what it holds, in MB: a file that takes more fails by itself, and nothing else with it. */
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=8'];
/** As much of what it says before it ends of itself is kept, in characters. */
const WORDS_MAX = 10_000;
/** So long a process waits for a further file: the server stands still while one is begun, the longer the more memory it has. */
const IDLE_MS = 60_000;

/** Begins a process that gives way to whatever answers people, and which does not hold the server when that is over. */
function begin(program: URL) {
  const maker = fork(program, { execArgv: MEMORY, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  // At once: the threads that it begins, to collect garbage and to compress, have the priority that it has by then.
  if (maker.pid) setPriority(maker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const held of [maker, maker.channel, maker.stderr as Socket | null]) held?.unref();
  return maker;
}

function beginMaker(program: URL, ended: (maker: Maker) => void): Maker {
  const apart = begin(program);
  let words = '';
  let hear: ((said: MakerSays) => void) | undefined;
  let fail: ((why: unknown) => void) | undefined;
  apart.stderr?.setEncoding('utf8').on('data', (more: string) => {
    words = (words + more).slice(-WORDS_MAX);
  });
  apart.on('message', (said: MakerSays) => hear?.(said));
  apart.on('error', (error) => fail?.(error));
  apart.on('close', (code, by) => {
    fail?.(new Error(`the process that made a file ended with ${by ?? code} before it was there: ${words}`));
    ended(maker);
  });
  const tell = (said: MakerTask | FileHead) => apart.send(said, (error) => error && fail?.(error));
  const make: MakeApart = (task, { head, progress, signal }) =>
    new Promise((resolve, reject) => {
      fail = reject;
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      hear = (said) => {
        if (said === 'made') resolve();
        else if ('failed' in said) reject(new Error(said.failed));
        else if ('done' in said) progress(said.done);
        else head(said.counted).then(tell, reject);
      };
      tell(task);
    });
  const maker: Maker = { make, end: () => void apart.kill('SIGKILL') };
  return maker;
}

/** Has a program make files: a process for each that is made at once, and for a while after, so that a next one finds it. */
export function createFileMakers(program: URL): MakeApart {
  const idle = new Map<Maker, NodeJS.Timeout>();
  const leave = (maker: Maker) => {
    clearTimeout(idle.get(maker));
    idle.delete(maker);
  };
  const take = () => {
    const maker = idle.keys().next().value ?? beginMaker(program, leave);
    leave(maker);
    return maker;
  };
  // Between being ended and its end a process would still be found here, by a file that is asked for just then.
  const dismiss = (maker: Maker) => {
    leave(maker);
    maker.end();
  };
  return async (task, work) => {
    work.signal.throwIfAborted();
    const maker = take();
    try {
      await maker.make(task, work);
      idle.set(maker, setTimeout(dismiss, IDLE_MS, maker).unref());
    } catch (error) {
      maker.end();
      throw error;
    }
  };
}
