/** A single Ctrl-C arrives twice where npm stands between: from the terminal, and handed on by npm. */
const SAME_MS = 500;
const INTERRUPTED = 130;

/** Aborts at the first Ctrl-C, so that what was begun can be ended in order; the next one ends the process at once. */
export function stopOnSignal(aside: (text: string) => unknown): AbortSignal {
  const stop = new AbortController();
  let since = 0;
  const onSignal = () => {
    if (stop.signal.aborted && performance.now() - since > SAME_MS) process.exit(INTERRUPTED);
    if (stop.signal.aborted) return;
    since = performance.now();
    stop.abort();
    aside('\nThe sessions that were begun are being ended; Ctrl-C once more ends at once.\n');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  return stop.signal;
}
