/** What is needed of a process. */
interface Events {
  on(event: string, listener: (reason: unknown) => void): unknown;
  once(event: string, listener: () => void): unknown;
}

export interface Keeping {
  /** Where what went wrong is told. */
  report(what: string, error: unknown): void;
  /** Finishes what is under way. */
  close(): Promise<void>;
  exit(code: number): void;
}

/** The longest that finishing may take, in ms: after an exception it may never end. */
const LONGEST_CLOSE_MS = 30_000;

/**
 * Keeps the server up when something fails that nobody waited for. After an exception that nobody caught its state is unknown: it ends
 * as it does on SIGINT and SIGTERM, but with code 1, and whoever started it starts it again.
 */
export function keepRunning(events: Events, { report, close, exit }: Keeping): void {
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      report('the server took too long to close', undefined);
      exit(1);
    }, LONGEST_CLOSE_MS).unref();
    close().then(
      () => exit(code),
      (error: unknown) => {
        report('the server could not be closed', error);
        exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) events.once(signal, () => end(0));
  events.on('unhandledRejection', (reason) => report('a failure that nobody waited for', reason));
  events.on('uncaughtException', (error) => {
    report('an exception that nobody caught', error);
    end(1);
  });
}
