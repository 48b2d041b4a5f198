import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';

/** What calls leave behind that were refused: the logs, what is counted against guessing, when a session was in use, keys at their first use. */
const TRACES = ['OperationRecord', 'SignInRecord', 'SignInFailure', 'SignInRefusal', 'Session', 'Secret', 'sqlite_sequence'];

/** By table. */
export type Content = Readonly<Record<string, string>>;

/** The content of a database, table by table, as far as only what is accepted may change it. */
export function contentOf(file: string): Content {
  const database = new Sqlite(file, { readonly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
    return Object.fromEntries(tables.filter((name) => !TRACES.includes(name)).map((name) => [name, digestOf(database, name)]));
  } finally {
    database.close();
  }
}

function digestOf(database: Sqlite.Database, table: string): string {
  const hash = createHash('sha1');
  for (const row of database.prepare(`SELECT * FROM "${table}"`).raw().iterate()) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}
