import Sqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Log } from './append.ts';
import { type OperationRecord, Prisma, type SignInRecord } from './generated/client.ts';
import { type Condition, conditionOf } from './sql-condition.ts';

interface LogRow {
  readonly OperationRecord: OperationRecord;
  readonly SignInRecord: SignInRecord;
}

/** What is asked of a log, in Prisma's words. */
export interface LogQuery {
  readonly where: object;
  readonly orderBy: readonly object[];
  readonly skip: number;
  readonly take: number;
}

/** Reads the logs by SQL of its own: nearly every call adds to them, so that nothing of them stays, and the ORM takes ten times as long. */
export interface LogReader {
  count(log: Log, where: object): number;
  find<L extends Log>(log: L, query: LogQuery): LogRow[L][];
  /** How many there are by hour and result, where there are any. */
  hours(log: Log, where: object): LogHour[];
}

/** How many rows of an hour have a result. */
export interface LogHour {
  /** When the hour begins: no zone of the institution's is apart from UTC by less than one. */
  readonly at: Date;
  readonly result: string;
  readonly count: number;
}

const COLUMNS: { readonly [L in Log]: readonly string[] } = {
  OperationRecord: Object.values(Prisma.OperationRecordScalarFieldEnum),
  SignInRecord: Object.values(Prisma.SignInRecordScalarFieldEnum),
};

/** A count of rows, and the ids of the first and the last row that the log had then. */
interface Counted {
  readonly commits: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Statements that are held, counts that are kept, and the characters of the longest condition with which one is. */
const MOST_STATEMENTS = 200;
const MOST_COUNTS = 500;
const LONGEST_KEY = 10_000;

const whereOf = ({ sql }: Condition): string => (sql === '' ? '' : ` WHERE ${sql}`);

function orderOf(orderBy: readonly object[], columns: readonly string[]): string {
  const terms = orderBy.flatMap((one) => Object.entries(one) as [string, unknown][]);
  const unknown = terms.find(([name, order]) => !columns.includes(name) || (order !== 'asc' && order !== 'desc'));
  if (unknown) throw new Error(`no order of a log: ${unknown.join(' ')}`);
  // A column that decided once decides nothing more.
  const deciding = terms.filter(([name], index) => terms.findIndex(([other]) => other === name) === index);
  return deciding.map(([name, order]) => `"${name}" ${order}`).join(', ');
}

/** A row as it is stored, as far as that differs from what the ORM makes of it. */
interface Stored {
  readonly at: string;
  readonly changes?: string | null;
}

/** The characters of a stored moment that say its hour. */
const HOUR = `substr("at", 1, ${'2031-01-01T00'.length})`;

const hourOf = ({ hour, ...of }: Omit<LogHour, 'at'> & { readonly hour: string }): LogHour => ({ at: new Date(`${hour}:00Z`), ...of });

const rowOf = ({ at, changes, ...row }: Stored) => ({
  ...row,
  at: new Date(at),
  ...(changes !== undefined && { changes: changes && (JSON.parse(changes) as unknown) }),
});

/**
 * @param file the path of the database
 * @param busyMs how long it waits for who has the whole file, in ms
 * @param commits grows when anything else than the logs is written, or anything by another process
 */
export function openLogs(file: string, busyMs: number, commits: () => number): LogReader & { hold(): void; close(): void } {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: busyMs });
  const statements = new LRUCache<string, Sqlite.Statement>({ max: MOST_STATEMENTS });
  const counts = new LRUCache<string, Counted>({ max: MOST_COUNTS });
  const prepared = (sql: string): Sqlite.Statement => {
    const held = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, held);
    return held;
  };
  const countOf = (sql: string, values: readonly unknown[]) => (prepared(sql).get(...values) as { readonly n: number }).n;

  /** Rows stay as they are, new ones have ids above all others, and old ones leave in the order of their ids: what is new is counted alone. */
  const count = database.transaction((log: Log, where: object): number => {
    const condition = conditionOf(where, COLUMNS[log]);
    const key = JSON.stringify([log, condition]);
    const ends = prepared(`SELECT (SELECT min("id") FROM "${log}") AS "first", (SELECT max("id") FROM "${log}") AS "last"`);
    const { first, last } = ends.get() as { readonly first: number | null; readonly last: number | null };
    if (first === null || last === null) return 0;
    const known = counts.get(key);
    const isGood = known?.commits === commits() && known.first === first && known.last <= last;
    const total = isGood
      ? known.count + newSince(log, condition, known.last, last)
      : countOf(countSql(log) + whereOf(condition), condition.values);
    if (key.length <= LONGEST_KEY) counts.set(key, { commits: commits(), first, last, count: total });
    return total;
  });
  const countSql = (log: Log, how = '') => `SELECT count(*) AS "n" FROM "${log}"${how}`;
  /** By their ids, whatever other index there is for the condition. */
  const newSince = (log: Log, { sql, values }: Condition, before: number, last: number): number =>
    before === last ? 0 : countOf(`${countSql(log, ' NOT INDEXED')} WHERE "id" > ?${sql && ` AND ${sql}`}`, [before, ...values]);

  return {
    count,
    find<L extends Log>(log: L, { where, orderBy, skip, take }: LogQuery) {
      const condition = conditionOf(where, COLUMNS[log]);
      const sql = `SELECT * FROM "${log}"${whereOf(condition)} ORDER BY ${orderOf(orderBy, COLUMNS[log])} LIMIT ? OFFSET ?`;
      return prepared(sql)
        .all(...condition.values, take, skip)
        .map((row) => rowOf(row as Stored)) as LogRow[L][];
    },
    hours(log, where) {
      const condition = conditionOf(where, COLUMNS[log]);
      const counted = `SELECT ${HOUR} AS "hour", "result", count(*) AS "count" FROM "${log}"${whereOf(condition)}`;
      return prepared(`${counted} GROUP BY ${HOUR}, "result"`)
        .all(...condition.values)
        .map((row) => hourOf(row as Parameters<typeof hourOf>[0]));
    },
    /** From now on it sees what is committed now. */
    hold() {
      database.exec('BEGIN');
      prepared('SELECT count(*) FROM "sqlite_master"').get();
    },
    close: () => void database.close(),
  };
}
