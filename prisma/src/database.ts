import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { createWatch } from './watch.ts';

export type { Asset, Claim, LinkedSystem, Payslip, Person } from './generated/client.ts';

type ReadMethod = 'findUnique' | 'findUniqueOrThrow' | 'findFirst' | 'findFirstOrThrow' | 'findMany' | 'count' | 'aggregate' | 'groupBy';

/** What a use case may read with; a {@link Tx} serves as well. */
export type Reader = { readonly [M in Uncapitalize<Prisma.ModelName>]: Pick<PrismaClient[M], ReadMethod> };

/** An open transaction: the only thing that writes. */
export type Tx = Prisma.TransactionClient;

/** What a unit of work has written so far: models, and `sql` for a statement of which nobody knows what it wrote. */
export type Written = ReadonlySet<Prisma.ModelName | 'sql'>;

export interface Database {
  /** Sees what is committed and cannot write. Stays usable while the database is replaced. */
  readonly read: Reader;
  /**
   * Runs `work` in a transaction of its own, after those asked for earlier. It is committed when `work` resolves, and rolled
   * back when it rejects or takes longer than 10 seconds.
   * @throws Error when called from within a unit of work; otherwise whatever `work` throws
   */
  unitOfWork<T>(work: (tx: Tx, written: Written) => Promise<T>): Promise<T>;
  /**
   * Grows with every unit of work of this process that wrote more than traces of use: what was read under a smaller number may be
   * stale.
   */
  commits(): number;
  /** Makes the database a copy of `template` (see `makeTemplate`), after the units of work asked for earlier. */
  replaceWith(template: string): Promise<void>;
  /** Finishes the units of work asked for earlier and closes the file. */
  close(): Promise<void>;
}

const LONGEST_TRANSACTION_MS = 10_000;
const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 20;
const EVERY_PAGE = 0x7fffffff;
/** As many values as SQLite takes in one statement; unless told Prisma takes fewer than a thousand, less than a batch query has. */
const MOST_VALUES = 32_766;

class Adapter extends PrismaBetterSqlite3 {
  override async connect() {
    return Object.assign(await super.connect(), {
      getConnectionInfo: () => ({ maxBindValues: MOST_VALUES, supportsRelationJoins: false }),
    });
  }
}

export interface DatabaseOptions {
  /** How long a write waits for another process that writes, in ms; 5,000 unless given. */
  readonly busyMs?: number | undefined;
}

/**
 * Opens a database that `prepareDatabase` has made.
 * @param url `file:` and a path
 */
export async function openDatabase(url: string, { busyMs = BUSY_TIMEOUT_MS }: DatabaseOptions = {}): Promise<Database> {
  const file = fileOf(url);
  const write = new PrismaClient({ adapter: new Adapter({ url, timeout: busyMs, fileMustExist: true }) });
  const read = new PrismaClient({ adapter: new Adapter({ url, timeout: busyMs, readonly: true }) });
  const inTurn = queue();
  const watch = createWatch();
  const writer = write.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) => {
        watch.note(model, operation, args);
        return query(args);
      },
    },
  });
  await connect(write, read);
  return {
    read,
    commits: watch.commits,
    unitOfWork: (work) =>
      inTurn(() =>
        writer
          .$transaction((tx) => work(tx as unknown as Tx, watch.written), {
            timeout: LONGEST_TRANSACTION_MS,
            maxWait: LONGEST_TRANSACTION_MS,
          })
          .catch((error) => leaveTransaction(write).then(() => Promise.reject(error)))
          .finally(watch.settle),
      ),
    replaceWith: (template) => inTurn(() => copyOver(template, file).finally(watch.replaced)),
    // The writer closes last: only then does SQLite move everything from the log into the file.
    close: () => inTurn(() => read.$disconnect().then(() => write.$disconnect())),
  };
}

/** After a commit that failed the connection can still be within its transaction, and would begin no other. */
const leaveTransaction = (write: PrismaClient): Promise<unknown> => write.$executeRaw`ROLLBACK`.catch(() => undefined);

/**
 * Has the file keep a log, so that who reads and who writes do not wait for each other; the file remembers it. Until then another
 * process that prepares the same file can be in the way, and for this alone SQLite does not wait by itself.
 */
async function keepLog(write: PrismaClient): Promise<void> {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      await write.$queryRaw`PRAGMA journal_mode = WAL`;
      return;
    } catch (error) {
      if (performance.now() > until || !String(error).includes('SQLITE_BUSY')) throw error;
      await wait(BUSY_PAUSE_MS);
    }
  }
}

/**
 * Foreign keys are enforced, and commits handed to the disk, by the connection; the adapter leaves both at its driver's defaults, of
 * which the second would lose the last commits with the power.
 */
async function connect(write: PrismaClient, read: PrismaClient): Promise<void> {
  await write.$connect();
  await keepLog(write);
  await write.$executeRaw`PRAGMA foreign_keys = ON`;
  await write.$executeRaw`PRAGMA synchronous = FULL`;
  await read.$connect();
}

/**
 * SQLite's own backup: other connections stay open and see the old content until all of the new one is there.
 * The template is not opened for reading only: that would leave a log beside it.
 */
async function copyOver(template: string, file: string): Promise<void> {
  const source = new Sqlite(template, { fileMustExist: true });
  await source.backup(file, { progress: () => EVERY_PAGE }).finally(() => source.close());
}

/**
 * Runs one task at a time, in the order of the calls. The adapter has a single connection, so two transactions that
 * overlap would be one: a write of the first would vanish with the rollback of the second.
 */
function queue(): <T>(task: () => Promise<T>) => Promise<T> {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (inside.getStore())
      return Promise.reject(new Error('A unit of work was asked for within another one; pass its transaction on instead.'));
    const turn = last.then(() => inside.run(true, task));
    last = turn.catch(() => undefined);
    return turn;
  };
}
