import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';

/** What calls leave behind that were refused: the logs, what is counted against guessing, keys at their first use. */
const TRACES = ['OperationRecord', 'SignInRecord', 'SignInFailure', 'SignInRefusal', 'Secret', 'sqlite_sequence'];
/** When a session was in use, and until when it lasts by that. */
const USE: Readonly<Record<string, readonly string[]>> = { Session: ['lastUsedAt', 'endsAt'] };

/** By table. */
export type Content = Readonly<Record<string, string>>;

/** Reads the content of a database, table by table, as far as only what is accepted may change it, whenever it is asked. */
export function contentReader(file: string): () => Content {
  const database = new Sqlite(file, { readonly: true });
  onTestFinished(() => void database.close());
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
  const tables = names.filter((name) => !TRACES.includes(name)).map((name) => [name, rowsOf(database, name)] as const);
  return () => Object.fromEntries(tables.map(([name, rows]) => [name, digestOf(rows.all())]));
}

function rowsOf(database: Sqlite.Database, table: string): Sqlite.Statement<[]> {
  const columns = (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name);
  const told = columns.filter((name) => !USE[table]?.includes(name)).map((name) => `"${name}"`);
  return database.prepare<[]>(`SELECT ${told} FROM "${table}"`).raw();
}

const digestOf = (rows: readonly unknown[]): string => createHash('sha1').update(JSON.stringify(rows)).digest('hex');
