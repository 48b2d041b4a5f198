import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'better-sqlite3';
import { type Clients, createClients } from './clients.ts';
import { fileOf } from './file-of.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { type LogReader, openLogs } from './log-reader.ts';
import { createWatch, type Leaf } from './watch.ts';

export type { Asset, Claim, LinkedSystem, PageAdjustment, Payslip, Person } from './generated/client.ts';
export type { LogHour, LogQuery, LogReader } from './log-reader.ts';
export type { Leaf } from './watch.ts';

/** A row of the sign-in log, to be written. */
export type SignInRow = Prisma.SignInRecordCreateManyInput;

type ReadMethod = 'findUnique' | 'findUniqueOrThrow' | 'findFirst' | 'findFirstOrThrow' | 'findMany' | 'count' | 'aggregate' | 'groupBy';

/** What a use case may read with; a {@link Tx} serves as well. */
export type Reader = { readonly [M in Uncapitalize<Prisma.ModelName>]: Pick<PrismaClient[M], ReadMethod> };

/** An open transaction: the only thing that writes. */
export type Tx = Prisma.TransactionClient;

/** What a unit of work has written so far: models, and `sql` for a statement of which nobody knows what it wrote. */
export type Written = ReadonlySet<Prisma.ModelName | 'sql'>;

export interface Database {
  /** `file:` and the path. */
  readonly url: string;
  /** Sees what is committed and cannot write. Stays usable while the database is replaced. */
  readonly read: Reader;
  /** As {@link Database.read}, of the logs alone. */
  readonly logs: LogReader;
  /**
   * Runs `work` in a transaction of its own, after those asked for earlier. It is committed when `work` resolves, and rolled
   * back when it rejects or takes longer than the database lets it.
   * @param most how long it may take, in ms, where it has more to do than others
   * @throws Error when called from within a unit of work; otherwise whatever `work` throws
   */
  unitOfWork<T>(work: (tx: Tx, written: Written) => Promise<T>, most?: number): Promise<T>;
  /**
   * Grows with every unit of work that wrote to one of these leaves, or to anything that is none, and within a second of whatever another
   * process wrote: what was read under a smaller number may be stale. Traces of use, as when a session was last used, count only for who
   * names them.
   * @param leaves the models among {@link LEAVES} on which what was read depends
   */
  commits(leaves?: readonly Leaf[]): number;
  /** Looks at once whether another process has written. */
  lookAround(): Promise<void>;
  /** Makes the database a copy of `template` (see `makeTemplate`), after the units of work asked for earlier. */
  replaceWith(template: string): Promise<void>;
  /** Finishes the units of work asked for earlier and closes the file. */
  close(): Promise<void>;
}

const LONGEST_TRANSACTION_MS = 10_000;
const BUSY_TIMEOUT_MS = 5_000;
const LOOK_AROUND_MS = 1_000;
const EVERY_PAGE = 0x7fffffff;

export interface DatabaseOptions {
  /** How long after it was asked for a unit of work gives up waiting for another process that writes, in ms; 5,000 unless given. */
  readonly busyMs?: number | undefined;
  /** How long a unit of work may take before it is rolled back, in ms; 10,000 unless given. */
  readonly longestMs?: number | undefined;
  /** Kept by who opens many databases, one after the other, and free; new ones unless given. */
  readonly clients?: Clients;
}

/**
 * Opens a database that `prepareDatabase` has made.
 * @param url `file:` and a path
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { busyMs = BUSY_TIMEOUT_MS, longestMs = LONGEST_TRANSACTION_MS, clients = createClients() } = options;
  const file = fileOf(url);
  const { adapter, write, read } = clients;
  clients.open(url, busyMs);
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
  await write.$connect();
  await read.$connect();
  const logs = openLogs(file, busyMs, watch.commits);
  const look = async () => watch.versionIs(await versionOf(write));
  await look();
  const lookAround = () => inTurn(look);
  const looking = setInterval(() => void lookAround().catch(() => undefined), LOOK_AROUND_MS).unref();
  return {
    url,
    read,
    logs,
    commits: watch.commits,
    lookAround,
    unitOfWork(work, most = longestMs) {
      const patientUntil = performance.now() + busyMs;
      return inTurn(() => {
        adapter.patientUntil = patientUntil;
        return writer
          .$transaction((tx) => work(tx as unknown as Tx, watch.written), {
            timeout: most,
            maxWait: busyMs + most,
          })
          .catch((error) => leaveTransaction(write).then(() => Promise.reject(error)))
          .finally(watch.settle);
      });
    },
    replaceWith: (template) => inTurn(() => copyOver(template, file).finally(look)),
    close() {
      clearInterval(looking);
      // The writer closes last: only then does SQLite move everything from the log into the file.
      return inTurn(async () => {
        logs.close();
        await read.$disconnect();
        await write.$disconnect();
      });
    },
  };
}

/** Another number once another connection has written to the file; its own commits leave it as it is. */
async function versionOf(write: PrismaClient): Promise<bigint | undefined> {
  const [row] = await write.$queryRaw<{ data_version: bigint }[]>`PRAGMA data_version`;
  return row?.data_version;
}

/** After a commit that failed the connection can still be within its transaction, and would begin no other. */
const leaveTransaction = (write: PrismaClient): Promise<unknown> => write.$executeRaw`ROLLBACK`.catch(() => undefined);

/**
 * SQLite's own backup: other connections stay open and see the old content until all of the new one is there.
 * The template is not opened for reading only: that would leave a log beside it.
 */
async function copyOver(template: string, file: string): Promise<void> {
  const source = new Sqlite(template, { fileMustExist: true });
  await source.backup(file, { progress: () => EVERY_PAGE }).finally(() => source.close());
}

/** In which queue's task the code runs. One for all: until Node 22 every one that was ever used costs each promise of the process. */
const within = new AsyncLocalStorage<object>();

/**
 * Runs one task at a time, in the order of the calls. The adapter has a single connection, so two transactions that
 * overlap would be one: a write of the first would vanish with the rollback of the second.
 */
function queue(): <T>(task: () => Promise<T>) => Promise<T> {
  const self = {};
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (within.getStore() === self)
      return Promise.reject(new Error('A unit of work was asked for within another one; pass its transaction on instead.'));
    const turn = last.then(() => within.run(self, task));
    last = turn.catch(() => undefined);
    return turn;
  };
}
