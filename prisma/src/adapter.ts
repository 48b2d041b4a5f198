import { setTimeout as wait } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { isBusy } from './busy.ts';
import { literalSearch } from './literal-search.ts';

/** As many values as SQLite takes in one statement; unless told Prisma takes fewer than a thousand, less than a batch query has. */
const MOST_VALUES = 32_766;
const PAUSE_MS = 20;

type Queryable = Pick<Awaited<ReturnType<PrismaBetterSqlite3['connect']>>, 'queryRaw' | 'executeRaw'>;

/** Searches letter by letter, in a transaction and outside of one. */
function searchingLiterally<Q extends Queryable>(queryable: Q): Q {
  const { queryRaw, executeRaw } = queryable;
  return Object.assign(queryable, {
    queryRaw: (query: Parameters<typeof queryRaw>[0]) => queryRaw.call(queryable, { ...query, sql: literalSearch(query.sql) }),
    executeRaw: (query: Parameters<typeof executeRaw>[0]) => executeRaw.call(queryable, { ...query, sql: literalSearch(query.sql) }),
  });
}

/** How a file is opened. */
type Opening = ConstructorParameters<typeof PrismaBetterSqlite3>[0];

/** One connection to a file, as Prisma has it; each time that its client connects to the one that it is told of. */
export class Adapter extends PrismaBetterSqlite3 {
  opening: Opening | undefined;

  /** @param opening may be told later, before the client connects */
  constructor(opening?: Opening) {
    super({ url: '' });
    this.opening = opening;
  }

  override async connect() {
    if (!this.opening) throw new Error('The adapter has not been told what to open.');
    const connection = searchingLiterally(await new PrismaBetterSqlite3(this.opening).connect());
    const begin = connection.startTransaction.bind(connection);
    return Object.assign(connection, {
      getConnectionInfo: () => ({ maxBindValues: MOST_VALUES, supportsRelationJoins: false }),
      startTransaction: async (...level: Parameters<typeof begin>) => searchingLiterally(await begin(...level)),
    });
  }
}

type Connection = Awaited<ReturnType<Adapter['connect']>>;
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;

/**
 * The connection that writes. Where another process writes, it waits by itself: SQLite would sleep, and everything in this process
 * with it.
 */
export class WritingAdapter extends Adapter {
  /** By `performance.now()`: until then a transaction waits for its turn. */
  patientUntil = 0;

  override async connect() {
    const connection = await super.connect();
    await this.#settle(connection);
    const begin = connection.startTransaction.bind(connection);
    const startTransaction: Connection['startTransaction'] = async (level) => {
      const transaction = await begin(level);
      await this.#lock(transaction);
      return transaction;
    };
    return Object.assign(connection, { startTransaction });
  }

  /**
   * Has the file keep a log, so that who reads and who writes do not wait for each other; the file remembers it, and until then another
   * process that prepares the same file can be in the way. Foreign keys are enforced, and commits handed to the disk, by the
   * connection: the driver's defaults would lose the last commits with the power.
   */
  async #settle(connection: Connection): Promise<void> {
    await this.#onceFree(() => connection.executeScript('PRAGMA journal_mode = WAL'));
    await connection.executeScript('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL');
  }

  /** Prisma's transaction would take the lock as late as with its first write, when the work has begun. */
  async #lock(transaction: Transaction): Promise<void> {
    const run = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
    try {
      await run('ROLLBACK');
      await this.#onceFree(() => run('BEGIN IMMEDIATE'));
    } catch (error) {
      // Nothing was begun; this lets the next one in.
      await transaction.rollback();
      throw error;
    }
  }

  async #onceFree(task: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await task();
        return;
      } catch (error) {
        if (performance.now() > this.patientUntil || !isBusy(error)) throw error;
        await wait(PAUSE_MS);
      }
    }
  }
}
