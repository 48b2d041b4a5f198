import { Adapter } from './adapter.ts';
import type { Reader } from './database.ts';
import { fileOf } from './file-of.ts';
import { PrismaClient } from './generated/client.ts';
import { type LogReader, openLogs } from './log-reader.ts';

/** What was committed when it was taken, whatever is written meanwhile. It cannot write. */
export interface Snapshot {
  readonly read: Reader;
  readonly logs: Pick<LogReader, 'count' | 'find'>;
  /** Lets go of it. While it is held, the log of the file grows with all that is written. */
  close(): Promise<void>;
}

const BUSY_TIMEOUT_MS = 5_000;

/** Takes a snapshot of a database, with connections of its own: a thread of its own may do so as well. */
export async function takeSnapshot(url: string): Promise<Snapshot> {
  const client = new PrismaClient({ adapter: new Adapter({ url, timeout: BUSY_TIMEOUT_MS, readonly: true }) });
  const logs = openLogs(fileOf(url), BUSY_TIMEOUT_MS, () => 0);
  const close = async () => {
    logs.close();
    await client.$disconnect();
  };
  try {
    await client.$connect();
    // A transaction sees the state of its first reading until it ends.
    await client.$executeRaw`BEGIN`;
    await client.$queryRaw`SELECT count(*) FROM "sqlite_master"`;
    logs.hold();
    return { read: client, logs, close };
  } catch (error) {
    await close();
    throw error;
  }
}
