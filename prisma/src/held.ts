import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';

/** Whether a process has the database open, wherever that listens. @param url `file:` and a path */
export function isHeld(url: string): boolean {
  const file = fileOf(url);
  if (!existsSync(file)) return false;
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // A log is given up only by who is alone with the file; whoever opens it next takes up another.
    database.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}
