import { Worker } from 'node:worker_threads';

/** Longer than any scenario may take, with its setting up and its clearing away, in ms. */
const PATIENCE_MS = 12 * 60_000;
const THREAD = new URL('./watchdog-thread.js', import.meta.url);

let thread: Worker | undefined;

/**
 * A sign of life, in words. When no other follows for so long that this process must hang, it says what it was doing and ends: Playwright
 * itself waits for ever for a process that does not.
 */
export function signOfLife(sign: string): void {
  if (!thread) {
    thread = new Worker(THREAD, { workerData: PATIENCE_MS });
    thread.unref();
  }
  thread.postMessage(sign);
}
