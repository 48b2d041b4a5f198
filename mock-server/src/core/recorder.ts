import { setImmediate as othersTurn } from 'node:timers/promises';

/** Writes entries of a log that nobody waits for. */
export interface Recorder<Entry> {
  /** Takes an entry, to be written along with the next batch. */
  record(entry: Entry): void;
  /** Whether something waits to be written. */
  isWaiting(): boolean;
  /** Writes what is waiting. It never rejects: what cannot be written now is tried again. */
  flush(): Promise<void>;
  /** Writes what is waiting, for the last time: what cannot be written after some tries is given up and counted. */
  close(): Promise<void>;
}

/** Entries are written in batches of this size, or after this long in ms: one commit each would halve the server's speed. */
const BATCH = 200;
const WAIT_MS = 500;
/** After a failure the wait doubles, up to this, in ms; a batch that failed so often in a row is given up. */
const LONGEST_WAIT_MS = 30_000;
const TRIES = 20;
/** How often it is tried at the end; each try waits for a locked database. */
const LAST_TRIES = 3;
/** Most entries that wait; beyond them new ones are given up. */
const MOST = 10_000;

export interface RecorderOptions<Entry> {
  write(entries: readonly Entry[]): Promise<unknown>;
  /** Is told of each failure, and how many entries were given up with it. */
  report(lost: number, error?: unknown): void;
}

export function createRecorder<Entry>({ write, report }: RecorderOptions<Entry>): Recorder<Entry> {
  const waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const later = () => {
    const wait = Math.min(WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    timer ??= setTimeout(() => {
      timer = undefined;
      void writeAfter();
    }, wait).unref();
  };
  const failed = (batch: readonly Entry[], error: unknown) => {
    failures += 1;
    const lost = failures < TRIES ? 0 : waiting.splice(0, batch.length).length;
    if (lost > 0) failures = 0;
    report(lost, error);
    later();
  };
  const writeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    // No more than waits now: who waits for that would wait for ever while others add to it.
    for (let left = waiting.length; left > 0; left -= BATCH) {
      const batch = waiting.slice(0, Math.min(BATCH, left));
      try {
        await write(batch);
      } catch (error) {
        return failed(batch, error);
      }
      waiting.splice(0, batch.length);
      failures = 0;
    }
  };
  /** Whoever asks before it begins shares a commit. */
  const writeAfter = (turn?: Promise<void>) => {
    if (waiting.length === 0) return writing;
    next ??= Promise.all([writing, turn]).then(() => {
      next = undefined;
      return writeAll();
    });
    writing = next;
    return next;
  };
  return {
    isWaiting: () => waiting.length > 0,
    // All that has arrived is read first: a commit lets nobody in, so that calls that come together would have one each.
    flush: () => writeAfter(othersTurn()),
    async close() {
      for (let tries = 0; waiting.length > 0 && tries < LAST_TRIES; tries++) await writeAfter();
      clearTimeout(timer);
      if (waiting.length > 0) report(waiting.splice(0).length);
    },
    record(entry) {
      if (waiting.length >= MOST) return report(1);
      waiting.push(entry);
      if (waiting.length >= BATCH && failures === 0) void writeAfter();
      else later();
    },
  };
}
